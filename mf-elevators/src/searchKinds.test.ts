import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
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

test('a sealed elevator has a tag with a lock (R1361)', async () => {
  network.answer(findElevators, [
    { elevator_id: 7, elevator_name: 'CR1034', building_name: '', elevator_address: '', sealed: true },
  ]);
  expect(await find('Elevators', 'cr')).toMatchObject([
    { tag: { text: 'Sealed', tone: 'red', icon: 'lock' } },
  ]);
});

test('a building leads to its elevators; a server that does not list the buildings has none', async () => {
  network.answerList(
    elevatorBuildings,
    [{ building_name: 'Copper & Ridge', elevators: 12 }, { building_name: 'Mill' }],
    {
      matches: ({ building_name }, { search = '' }) => building_name.toLowerCase().includes(search),
    },
  );
  expect(await find('Buildings', 'copper')).toEqual([
    {
      id: 'Copper & Ridge',
      title: 'Copper & Ridge',
      detail: '12 elevators',
      to: '/elevators?view=table&building=Copper+%26+Ridge',
    },
  ]);
  expect(await find('Buildings', 'co')).toEqual([]);
  expect(network.calls(elevatorBuildings)).toHaveLength(1);
  network.fail(elevatorBuildings, 404);
  expect(await find('Buildings', 'mill')).toEqual([]);
});

test('Complete and the name of an elevator leads to its page, which asks for the day (R564)', async () => {
  const lift = {
    elevator_id: 7,
    elevator_name: 'CR1034',
    building_name: 'Mill',
    elevator_address: '1 Main St',
  };
  network.answer(findElevators, [lift]);
  const actions = kinds.filter(({ label }) => label === 'Actions');
  const found = async (text: string) =>
    (await Promise.all(actions.map((kind) => kind.find(text, new AbortController().signal)))).flat();
  const to = '/elevator?elevatorId=7&complete=1';
  expect(await found('CR1034')).toEqual([]);
  expect(await found('complete cr1034')).toEqual([
    expect.objectContaining({ title: 'Complete CR1034', detail: 'Mill, 1 Main St', to }),
  ]);
  expect(network.calls(findElevators)[0]?.query).toEqual({ text: 'cr1034' });
});

test('the screens under Elevators and the maintenance lists are found by their titles', async () => {
  expect(await find('Screens', 'calendar')).toMatchObject([{ to: '/maintenance_calendar' }]);
  expect(await find('Screens', 'buil')).toMatchObject([{ title: 'Buildings', to: '/buildings' }]);
  expect(await find('Screens', 'amc')).toMatchObject([
    { title: 'AMC Contracts', to: '/amc_contracts' },
    { title: 'AMC Renewals', to: '/amc_renewals' },
    { title: 'AMC not renewed', to: '/maintenance_NotRenewed' },
  ]);
  expect(await find('Screens', 'maintenance')).toHaveLength(2);
});

test('an elevator and a contract can be added', async () => {
  expect(await find('Actions', 'elevator add')).toMatchObject([
    { title: 'Add elevator', to: '/add_elevator' },
  ]);
  expect(await find('Actions', 'add contract')).toMatchObject([{ to: '/add_contract' }]);
  expect(await find('Actions', 'remove')).toEqual([]);
});
