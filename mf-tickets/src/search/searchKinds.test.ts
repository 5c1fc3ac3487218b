import { findElevators } from '@smart-elevator/shared-api/contract/elevators/findEndpoints';
import { findTickets } from '@smart-elevator/shared-api/contract/tickets/findEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { kinds } from './searchKinds';

const network = fakeNetwork();
beforeEach(() => signedIn());

const find = async (label: string, text: string) => {
  const asked = kinds.filter((kind) => kind.label === label);
  return (await Promise.all(asked.map((kind) => kind.find(text, new AbortController().signal)))).flat();
};
const lifts = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    elevator_id: place + 1,
    elevator_name: `CR103${place}`,
    building_name: 'Copper Ridge',
    elevator_address: '710 Obrecht Rd',
  }));

test('a ticket is found with its elevator and status, and leads to its page', async () => {
  network.answer(findTickets, [
    { ticket_id: 9, ticket_key: 'ELV-9', summary: 'Doors', status: 'InProgress', elevator_name: 'CR1034' },
  ]);
  expect(await find('Tickets', 'elv-9')).toEqual([
    { id: 'ELV-9', title: 'ELV-9 · Doors', detail: 'CR1034 · InProgress', to: '/ticket/ELV-9' },
  ]);
  expect(network.calls(findTickets)[0]?.query).toEqual({ text: 'elv-9' });
});

test.each(['CR103', 'new ticket for CR103', 'New  ticket CR103'])(
  'the text %p offers a new ticket for the first three elevators that it names',
  async (text) => {
    network.answer(findElevators, lifts(5));
    const titles = (await find('Actions', text)).map(({ title }) => title);
    expect(titles).toEqual(['New ticket for CR1030', 'New ticket for CR1031', 'New ticket for CR1032']);
    expect(network.calls(findElevators)[0]?.query).toEqual({ text: 'CR103' });
  },
);

test('the new ticket of an elevator is opened with that elevator', async () => {
  network.answer(findElevators, lifts(1));
  expect((await find('Actions', 'CR1030'))[0]?.to).toBe(
    '/create_ticket_for_selected_elevator/technician?elevatorName=CR1030',
  );
});

test.each([
  ['', ['New ticket', 'New ticket: passenger trapped', 'Assign ticket']],
  ['new', ['New ticket', 'New ticket: passenger trapped']],
  ['ticket new', ['New ticket', 'New ticket: passenger trapped']],
  ['ticket', ['New ticket', 'New ticket: passenger trapped', 'Assign ticket']],
])('the text %p offers %p without a call', async (text, expected) => {
  const [suggestion] = kinds.filter(({ suggests }) => suggests);
  const found = await suggestion?.find(text, new AbortController().signal);
  expect(found?.map(({ title }) => title)).toEqual(expected);
  if (text) expect(await find('Actions', text)).toHaveLength(expected.length);
});

test('the fixed actions lead to the form of a new ticket, and to the typing of a ticket to assign', async () => {
  expect(await find('Actions', 'ticket')).toMatchObject([
    { to: '/new_call', fill: undefined },
    { to: '/new_call?trapped=1', fill: undefined },
    { to: '/all_tech_issues', fill: 'Assign ticket ' },
  ]);
});

test('the lists and the reports are found by their titles', async () => {
  expect(await find('Screens', 'onhold')).toMatchObject([
    { title: 'All OnHold tickets', to: '/all_OnHold_tickets' },
  ]);
  expect(await find('Screens', 'trends')).toMatchObject([{ to: '/reports_trends', detail: 'Reports' }]);
  expect((await find('Screens', 'tickets by')).map(({ to }) => to)).toEqual([
    '/issues',
    '/priority_summary',
    '/assignee_summary',
    '/reports',
  ]);
  expect(await find('Screens', 'technician')).toEqual([]);
});
