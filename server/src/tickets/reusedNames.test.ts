import { anElevator, aTicket, deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a reused user name lists the tickets of its current holder, as the card counts', async () => {
  const { db } = server;
  const dealer = await server.dealer();
  const { elevator_id } = await anElevator(db, dealer.id);
  const keys = async () => {
    const url = `/api/tickets/all-ticket-list-emp/${dealer.id}/?assignee_name=anita&only_assigned=true&page=1`;
    const { results } = (await dealer.get(url)).json();
    return results.map(({ ticket_key }: { ticket_key: string }) => ticket_key);
  };

  const former = await server.technician(dealer, { username: 'anita', email: 'former@example.com' });
  await aTicket(db, dealer.id, elevator_id, {
    ticket_key: 'ELV-1',
    assignee_id: former.id,
    status: 'Closed',
  });
  await deletePerson(db, former);
  expect(await keys()).toEqual(['ELV-1']);

  const present = await server.technician(dealer, { username: 'anita', email: 'present@example.com' });
  await aTicket(db, dealer.id, elevator_id, { ticket_key: 'ELV-2', assignee_id: present.id });
  expect(await keys()).toEqual(['ELV-2']);
  const { results } = (await dealer.get(`/api/account/${dealer.id}/employee_list/`)).json();
  expect(results).toMatchObject([{ username: 'anita', ticket_count: 1 }]);
});
