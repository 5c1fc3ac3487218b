import { signIn, verifyToken } from '../contract/account/endpoints';
import { employeeTicketList, ticketCount } from '../contract/tickets/endpoints';
import { savePreferences } from '../contract/preferences/endpoints';
import { aTicketRow, DEALER_ID, many, signedIn } from '../testing/factories';
import { fakeNetwork } from '../testing/fakeNetwork';
import { call } from './call';
import { queryClient } from './queryClient';

const network = fakeNetwork();
const dealer = { params: { dealer_id: DEALER_ID } };
const counts = { open_count: 1, onhold_count: 0, closed_count: 0, accepted_count: 0, inprogress_count: 0 };

beforeEach(() => {
  signedIn();
});

it('keeps the declared fields of an answer, whatever else a server sends (R914)', async () => {
  network.fail(ticketCount, 200, { ...counts, extra: 'x' });
  await expect(call(ticketCount, dealer)).resolves.toEqual(counts);
});

it.each([
  ['HTML', '<html>hello</html>'],
  ['a list instead of an object', []],
  ['a word', '"yes"'],
  ['null', 'null'],
])('%s is garbage where counts are expected', async (_, body) => {
  network.fail(ticketCount, 200, body);
  await expect(call(ticketCount, dealer)).rejects.toMatchObject({ failure: 'garbage' });
});

it('an empty answer counts as {}: some servers answer a change with 204 (R914)', async () => {
  network.fail(savePreferences, 204);
  await expect(call(savePreferences, { body: { send_otp: true } })).resolves.toEqual({});
});

it('a list call accepts only a list', async () => {
  network.fail(employeeTicketList, 200, { detail: 'hello' });
  await expect(call(employeeTicketList, dealer)).rejects.toMatchObject({ failure: 'garbage' });
});

it.each([
  [400, { label: ['Too long.'], detail: 'x' }, 'refused', { label: ['Too long.'] }],
  [403, { detail: 'You do not have permission to perform this action.' }, 'refused', {}],
  [404, { detail: 'Not found.' }, 'refused', {}],
  [429, { detail: 'Request was throttled. Expected available in 60 seconds.' }, 'refused', {}],
  [500, { detail: 'A server error occurred.' }, 'failed', {}],
  [500, '<html>Internal Server Error</html>', 'failed', {}],
])('%i is distinguished', async (status, body, failure, fields) => {
  network.fail(ticketCount, status, body);
  await expect(call(ticketCount, dealer)).rejects.toMatchObject({ failure, status, fields });
});

it('no answer is "offline", after one retry (R104)', async () => {
  network.offline(ticketCount);
  await expect(call(ticketCount, dealer)).rejects.toMatchObject({ failure: 'offline', status: 0 });
  expect(network.calls(ticketCount)).toHaveLength(2);
});

it('a change is never repeated automatically', async () => {
  network.offline(savePreferences);
  await expect(call(savePreferences, { body: { send_otp: true } })).rejects.toMatchObject({
    failure: 'offline',
  });
  expect(network.calls(savePreferences)).toHaveLength(1);
});

it('a call without a waiting caller is cancelled', async () => {
  network.answer(ticketCount, () => new Promise<typeof counts>(() => {}));
  const stop = new AbortController();
  const answer = call(ticketCount, dealer, { signal: stop.signal });
  stop.abort();
  await expect(answer).rejects.toMatchObject({ failure: 'cancelled' });
});

it('omits empty values from the URL', async () => {
  network.answerList(employeeTicketList, many(aTicketRow, 3));
  await call(employeeTicketList, { ...dealer, query: { search: '', status: 'Open', page: 1 } });
  expect(network.calls(employeeTicketList)[0]?.query).toEqual({ status: 'Open', page: '1' });
});

it('sends no bearer token to public calls, but the version of the contract and the key of a create (R114)', async () => {
  network.fail(signIn, 401, { detail: 'No active account found with the given credentials' });
  network.answer(verifyToken, {});
  const body = { username: 'a', password: 'b' };
  await expect(call(signIn, { body }, { idempotencyKey: 'k1' })).rejects.toMatchObject({ status: 401 });
  const [sent] = network.calls(signIn);
  expect(sent?.headers.get('authorization')).toBeNull();
  expect(sent?.headers.get('idempotency-key')).toBe('k1');
  expect(sent?.headers.get('x-contract-version')).toBe('3');
  expect(sent?.body).toEqual(body);
});

it('a change makes the queries of its domains stale (R244)', async () => {
  network.answer(savePreferences, { send_otp: true });
  queryClient.setQueryData(['preferences', 'x'], 1);
  queryClient.setQueryData(['tickets', 'x'], 1);
  await call(savePreferences, { body: { send_otp: true } });
  expect(queryClient.getQueryState(['preferences', 'x'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['tickets', 'x'])?.isInvalidated).toBe(false);
});

it('so does a change whose answer was lost: it may have been made', async () => {
  network.offline(savePreferences);
  queryClient.setQueryData(['preferences', 'x'], 1);
  await expect(call(savePreferences, { body: { send_otp: true } })).rejects.toMatchObject({
    failure: 'offline',
  });
  expect(queryClient.getQueryState(['preferences', 'x'])?.isInvalidated).toBe(true);
});
