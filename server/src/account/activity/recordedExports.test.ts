import type { ActivityEntry } from '@smart-elevator/shared-api/contract/account/activity';
import { CONTRACT_MAJOR } from '@smart-elevator/shared-api/contract/contractMajor';
import { aContractBody, storedContract } from '../../testing/aContract';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator, aTicket } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  dealer = await server.dealer();
});

const logOf = async (): Promise<ActivityEntry[]> =>
  (await dealer.get('/api/account/activity/?page=1')).json<{ results: ActivityEntry[] }>().results;

test('a list that a program reads at once is recorded, in each form, but not a page of it', async () => {
  const list = `/api/tickets/all-ticket-list-emp/${dealer.id}/`;
  await dealer.get(list);
  for (const accept of ['text/csv', 'application/x-ndjson'])
    await dealer.inject({ method: 'GET', url: list, headers: { accept } });
  await dealer.get(`${list}?page=1`);
  await dealer.get(`${list}?cursor=`);
  expect(await logOf()).toMatchObject([
    { kind: 'export', done_by: dealer.username, subject: 'employeeTicketList.ndjson' },
    { kind: 'export', done_by: dealer.username, subject: 'employeeTicketList.csv' },
    { kind: 'export', done_by: dealer.username, subject: 'employeeTicketList.json' },
  ]);
  expect(await logOf()).toHaveLength(3);
});

test('the lists that the console or the companion app reads at once are not recorded', async () => {
  const version = { 'x-contract-version': String(CONTRACT_MAJOR) };
  for (const accept of ['application/json', 'application/x-ndjson'])
    await dealer.inject({ method: 'GET', url: '/api/elevators/', headers: { ...version, accept } });
  const technician = await server.technician(dealer);
  await technician.get(`/api/users/${technician.id}/elevators/`);
  expect(await logOf()).toEqual([]);
});

test('a deleted contract, comment and saved view are recorded', async () => {
  const customer = await server.customer(dealer);
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const { ticket_id, ticket_key } = await aTicket(server.db, dealer.id, elevator_id);
  const parties = { customer_id: customer.id, elevator_ids: [elevator_id] };
  const { contract_id } = await storedContract(dealer, aContractBody(parties));
  const comments = `/api/tickets/${ticket_id}/comments/`;
  const { comment_id } = (await dealer.post(comments, { text: 'Ordered.' })).json();
  const view = { name: 'Late', list: 'all_tech_issues', query: 'late=yes' };
  const { view_id } = (await dealer.post('/api/tickets/views/', view)).json();
  await dealer.delete(`/api/contracts/${contract_id}/`);
  await dealer.delete(`${comments}${comment_id}/`);
  await dealer.delete(`/api/tickets/views/${view_id}/`);
  expect(await logOf()).toMatchObject([
    { kind: 'deletion', done_by: dealer.username, object: 'view', subject: 'Late' },
    { kind: 'deletion', done_by: dealer.username, object: 'comment', subject: ticket_key },
    { kind: 'deletion', done_by: dealer.username, object: 'contract', subject: `${contract_id} · Asha Rao` },
  ]);
});
