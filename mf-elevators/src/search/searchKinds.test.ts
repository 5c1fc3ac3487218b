import { findElevators } from '@smart-elevator/shared-api/contract/elevators/findEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { kinds } from './searchKinds';

const network = fakeNetwork();
beforeEach(() => signedIn());

const find = (label: string, text: string) =>
  kinds.find((kind) => kind.label === label)?.find(text, new AbortController().signal);

test('an elevator is found with its building and address, and leads to its page', async () => {
  network.answer(findElevators, [
    {
      elevator_id: 7,
      elevator_name: 'CR1034',
      building_name: 'Copper Ridge',
      elevator_address: '710 Obrecht Rd',
    },
  ]);
  expect(await find('Elevators', 'copper')).toEqual([
    { id: '7', title: 'CR1034', detail: 'Copper Ridge, 710 Obrecht Rd', to: '/elevator?elevatorId=7' },
  ]);
  expect(network.calls(findElevators)[0]?.query).toEqual({ text: 'copper' });
});

test('an elevator can be added', async () => {
  expect(await find('Actions', 'elevator add')).toMatchObject([
    { title: 'Add elevator', to: '/add_elevator' },
  ]);
  expect(await find('Actions', 'remove')).toEqual([]);
});
