import { userElevators } from '../contract/elevators/endpoints';
import { findElevators } from '../contract/elevators/findEndpoints';
import { customerList, employeeList } from '../contract/people/endpoints';
import { findPeople } from '../contract/people/findEndpoints';
import { employeeTicketList } from '../contract/tickets/endpoints';
import { findTickets } from '../contract/tickets/findEndpoints';
import { aCustomer, anElevator, anEmployee, aTicketRow, many, signedIn } from '../testing/factories';
import { fakeNetwork } from '../testing/fakeNetwork';
import { searchElevators, searchPeople, searchTickets } from './search';

const network = fakeNetwork();
let { signal } = new AbortController();
beforeEach(() => {
  signedIn();
  ({ signal } = new AbortController());
});

describe.each(['bare', 'pages'] as const)('a server without the search, whose lists are %s', (as) => {
  test('finds tickets by key in the list of all, which is fetched once where it is not paged', async () => {
    network.fail(findTickets, 404);
    const rows = many(aTicketRow, 9);
    network.answerList(employeeTicketList, rows, {
      as,
      matches: (row, { search = '' }) => row.ticket_key.includes(search),
    });
    const key = rows[3]?.ticket_key ?? '';
    expect((await searchTickets(key, signal)).map(({ ticket_key }) => ticket_key)).toEqual([key]);
    expect(await searchTickets('nothing', signal)).toEqual([]);
    expect(network.calls(findTickets)).toHaveLength(1);
    expect(network.calls(employeeTicketList)).toHaveLength(as === 'bare' ? 1 : 2);
  });

  test('finds elevators by their building, at most five', async () => {
    network.fail(findElevators, 405);
    const rows = many(anElevator, 9, { building_name: 'Harbor Tower' });
    rows.splice(1, 1, anElevator({ building_name: 'Mill' }, 2));
    network.answerList(userElevators, rows, {
      as,
      matches: (row, { search = '' }) => row.building_name.toLowerCase().includes(search),
    });
    const found = await searchElevators('harbor', signal);
    expect(found.map(({ elevator_id }) => elevator_id)).toEqual([1, 3, 4, 5, 6]);
  });

  test('finds technicians and customers in their lists', async () => {
    network.fail(findPeople, 404);
    network.answerList(employeeList, [anEmployee({ username: 'asha' }, 1)], { as });
    network.answerList(customerList, [aCustomer({ username: 'lake.asha' }, 2)], { as });
    const names = async (kind: Parameters<typeof searchPeople>[0]) =>
      (await searchPeople(kind, 'asha', signal)).map(({ username }) => username);
    expect(await Promise.all([names('TechnicianUser'), names('CustomerUser')])).toEqual([
      ['asha'],
      ['lake.asha'],
    ]);
    expect(network.calls(findPeople)).toHaveLength(1);
  });
});

test('two remotes that search for the same elevators ask once per search', async () => {
  network.answer(findElevators, []);
  const again = new AbortController().signal;
  await Promise.all([
    searchElevators('cr', again),
    searchElevators('cr', again),
    searchElevators('cr1', again),
  ]);
  expect(network.calls(findElevators)).toHaveLength(2);
  await searchElevators('cr', new AbortController().signal);
  expect(network.calls(findElevators)).toHaveLength(3);
});

test('another failure of the search is a failure', async () => {
  network.fail(findTickets, 500);
  await expect(searchTickets('ELV-1', signal)).rejects.toMatchObject({ failure: 'failed' });
});
