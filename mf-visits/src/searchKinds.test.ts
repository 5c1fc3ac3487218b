import { findVisits } from '@smart-elevator/shared-api/contract/visits/findEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { kinds } from './searchKinds';

const network = fakeNetwork();
beforeEach(() => signedIn());

const find = async (label: string, text: string) =>
  (
    await Promise.all(
      kinds
        .filter((kind) => kind.label === label)
        .map((kind) => kind.find(text, new AbortController().signal)),
    )
  ).flat();

test('a visit is found with its day, state and customer, and leads to its page (R1333)', async () => {
  const found = { visit_id: 12, building_name: 'Harbor', planned_day: '2031-01-09' };
  network.answer(findVisits, [
    { ...found, state: 'OnHold', customer: 'Acme Flats' },
    { ...found, visit_id: 13, state: 'Done', customer: null },
  ]);
  expect(await find('Visits', 'harbor')).toEqual([
    {
      id: '12',
      title: 'Visit to Harbor on 01/09/2031',
      detail: 'On hold, Acme Flats',
      to: '/visit?visitId=12',
    },
    { id: '13', title: 'Visit to Harbor on 01/09/2031', detail: 'Done', to: '/visit?visitId=13' },
  ]);
  expect(network.calls(findVisits)[0]?.query).toEqual({ text: 'harbor' });
});

test('a server that does not search visits finds none, and is asked once', async () => {
  network.fail(findVisits, 404);
  expect(await find('Visits', 'harbor')).toEqual([]);
  expect(await find('Visits', 'harbour')).toEqual([]);
  expect(network.calls(findVisits)).toHaveLength(1);
});

test.each([
  ['Actions', 'new visit', '/add_visit'],
  ['Actions', 'plan a visit', '/add_visit'],
  ['Screens', 'dispatch', '/dispatch'],
  ['Screens', 'in time', '/visits_in_time'],
])('%s: the text %p leads to %s (R1333)', async (label, text, to) => {
  expect((await find(label, text)).map((result) => result.to)).toEqual([to]);
});
