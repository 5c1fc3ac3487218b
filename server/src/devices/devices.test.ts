import { randomUUID } from 'node:crypto';
import { deviceHeaders } from '@smart-elevator/shared-api/contract/devices/deviceHeaders';
import { deviceMessages } from '@smart-elevator/shared-api/contract/devices/deviceMessages';
import type { Device } from '@smart-elevator/shared-api/contract/devices/device';
import { anElevator, aTicket } from '../testing/testRows';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let technician: SignedIn;
let ticket_id: number;
let device: string;
beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const { elevator_id } = await anElevator(server.db, dealer.id);
  ({ ticket_id } = await aTicket(server.db, dealer.id, elevator_id));
});
beforeEach(async () => {
  technician = await server.technician(dealer);
  await server.db.query('update tickets set assignee_id = $2 where ticket_id = $1', [
    ticket_id,
    technician.id,
  ]);
  device = randomUUID();
});
afterAll(() => server.close());

const report = (
  {
    assigned,
    pending = [],
    discarded = [],
    oldest_pending_at,
  }: Partial<Record<'assigned', number>> & {
    pending?: number[];
    discarded?: number[];
    oldest_pending_at?: string;
  },
  who = technician,
) =>
  who.inject({
    method: 'PUT',
    url: `/api/devices/${device}/`,
    payload: { assigned: assigned ?? 0, pending, discarded, oldest_pending_at: oldest_pending_at ?? null },
  });

const send = (
  sequence: string,
  { who = technician, user = String(who.id), id = device, key = randomUUID() } = {},
) =>
  who.inject({
    method: 'POST',
    url: `/api/tickets/${ticket_id}/comments/`,
    payload: { text: `Number ${sequence}` },
    headers: {
      'idempotency-key': key,
      [deviceHeaders.id]: id,
      [deviceHeaders.sequence]: sequence,
      [deviceHeaders.user]: user,
    },
  });

const shown = async () => (await dealer.get(`/api/devices/?user_id=${technician.id}`)).json<Device[]>();

test('the dealer sees how much a phone holds, since when, and what is missing (R1418)', async () => {
  for (const sequence of ['1', '3']) expect((await send(sequence)).statusCode).toBe(201);
  const stored = '2026-03-02T08:40:00.000Z';
  const told = await report({ assigned: 6, pending: [4, 5], discarded: [6], oldest_pending_at: stored });
  expect([told.statusCode, told.json()]).toEqual([200, { missing: [2] }]);
  expect(await shown()).toMatchObject([
    { device_id: device, user_id: technician.id, pending: 2, oldest_pending_at: stored, missing: 1 },
  ]);
  for (const sequence of ['2', '4', '5']) await send(sequence);
  expect((await report({ assigned: 6, discarded: [6] })).json()).toEqual({ missing: [] });
  expect(await shown()).toMatchObject([{ pending: 0, oldest_pending_at: null, missing: 0 }]);
  expect((await report({ assigned: 7, pending: [7] })).json()).toEqual({ missing: [] });
});

test('a clock that is ahead is not shown as later than the report (R1418)', async () => {
  await report({ assigned: 1, pending: [1], oldest_pending_at: '2199-01-01T00:00:00Z' });
  const [one] = await shown();
  expect(Date.parse(one?.oldest_pending_at ?? '')).toBeLessThanOrEqual(Date.now());
});

test('sent again under its key a number is received once, also weeks later (R1412)', async () => {
  const key = randomUUID();
  const first = await send('1', { key });
  await server.db.query(
    "update idempotency_keys set created_at = now() - interval '59 days' where key = $1",
    [key],
  );
  const again = await send('1', { key });
  expect(again.json()).toEqual(first.json());
  expect((await report({ assigned: 1 })).json()).toEqual({ missing: [] });
});

test('what was refused was not received (R1418)', async () => {
  const refused = await technician.inject({
    method: 'POST',
    url: `/api/tickets/${ticket_id}/comments/`,
    payload: { text: '' },
    headers: { [deviceHeaders.id]: device, [deviceHeaders.sequence]: '1' },
  });
  expect(refused.statusCode).toBe(400);
  expect((await report({ assigned: 1 })).json()).toEqual({ missing: [1] });
});

test('case 10: the work of one technician is refused under the token of another (R1414)', async () => {
  const other = await server.technician(dealer);
  await server.db.query('update tickets set assignee_id = $2 where ticket_id = $1', [ticket_id, other.id]);
  expect((await send('41', { who: other, user: String(technician.id) })).statusCode).toBe(401);
  expect((await send('42', { who: other })).statusCode).toBe(201);
  const { results } = (await dealer.get(`/api/tickets/${ticket_id}/comments/`)).json<{
    results: { text: string }[];
  }>();
  const texts = results.map(({ text }) => text);
  expect(texts).toContain('Number 42');
  expect(texts).not.toContain('Number 41');
});

test.each([
  ['0', {}, deviceHeaders.sequence, deviceMessages.noNumber],
  ['-1', {}, deviceHeaders.sequence, deviceMessages.noNumber],
  ['1e3', {}, deviceHeaders.sequence, deviceMessages.noNumber],
  ['1', { id: 'phone' }, deviceHeaders.id, deviceMessages.noDevice],
])('400: the number %s of a device %j', async (sequence, of, header, sentence) => {
  const answer = await send(sequence, of);
  expect([answer.statusCode, answer.json()]).toEqual([400, { [header]: [sentence] }]);
});

test('a phone that was lost is forgotten, by its dealer only (R1418)', async () => {
  await report({ assigned: 1, pending: [1] });
  const stranger = await server.dealer();
  expect((await stranger.delete(`/api/devices/${device}/`)).statusCode).toBe(404);
  expect((await stranger.get(`/api/devices/?user_id=${technician.id}`)).statusCode).toBe(404);
  expect((await technician.delete(`/api/devices/${device}/`)).statusCode).toBe(403);
  expect((await technician.get(`/api/devices/?user_id=${technician.id}`)).statusCode).toBe(403);
  expect((await dealer.delete(`/api/devices/${device}/`)).statusCode).toBe(204);
  expect(await shown()).toEqual([]);
});

test('two users of one phone have their own numbers (R1418)', async () => {
  await send('1');
  const other = await server.technician(dealer);
  expect((await report({ assigned: 1 }, other)).json()).toEqual({ missing: [1] });
  expect((await report({ assigned: 1 })).json()).toEqual({ missing: [] });
});
