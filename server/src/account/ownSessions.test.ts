import { PASSWORD } from '../testing/testPassword';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { signedInCalls } from '../testing/signedInCalls';

const PATH = '/api/account/sessions/';

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

interface Row {
  session_id: string;
  current: boolean;
}
const sessionsOf = async (by: SignedIn) => (await by.get(PATH)).json<Row[]>();

/** Signs in the same person on another device. */
async function onAnotherDevice(agent: string, remoteAddress = '203.0.113.7'): Promise<SignedIn> {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/account/token/',
    payload: { username: dealer.username, password: PASSWORD },
    headers: { 'user-agent': agent },
    remoteAddress,
  });
  const { access, refresh } = answer.json<{ access: string; refresh: string }>();
  return signedInCalls(server.app, { ...dealer, token: access, refresh });
}
const isAlive = async (person: SignedIn) => (await person.get(PATH)).statusCode === 200;

describe('200', () => {
  test('the user’s own sessions: the device’s own name, the address, the start, and which is the current one', async () => {
    const phone = await onAnotherDevice('Phone/1.0');
    expect((await phone.get(PATH)).json()).toEqual([
      {
        session_id: expect.any(String),
        user_agent: 'Phone/1.0',
        address: '203.0.113.7',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        last_used_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        current: true,
      },
      expect.objectContaining({ user_agent: '', current: false }),
    ]);
  });

  test('the one that was refreshed last comes first', async () => {
    await onAnotherDevice('Phone/1.0');
    await server.inject({
      method: 'POST',
      url: '/api/account/token/refresh/',
      payload: { refresh: dealer.refresh },
    });
    expect((await sessionsOf(dealer)).map(({ current }) => current)).toEqual([true, false]);
  });

  test('ended and expired sessions are not listed, nor are those of other users', async () => {
    const phone = await onAnotherDevice('Phone/1.0');
    await phone.post('/api/account/logout/');
    const tablet = await onAnotherDevice('Tablet/1.0');
    const [{ session_id } = { session_id: '' }] = await sessionsOf(tablet);
    await server.db.query('update sessions set expires_at = now() where session_id = $1', [session_id]);
    await server.technician(dealer);
    expect(await sessionsOf(dealer)).toHaveLength(1);
  });

  test('signing out everywhere ends all of them, including this one, but no other user’s', async () => {
    const phone = await onAnotherDevice('Phone/1.0');
    const other = await server.dealer();
    const technician = await server.technician(dealer);
    const answer = await dealer.post(`${PATH}end-all/`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { detail: 'All your sessions have been ended.' },
    ]);
    expect(await Promise.all([dealer, phone, other, technician].map(isAlive))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    for (const { refresh } of [dealer, phone]) {
      const refreshed = await server.inject({
        method: 'POST',
        url: '/api/account/token/refresh/',
        payload: { refresh },
      });
      expect(refreshed.statusCode).toBe(401);
    }
  });
});

test('204: one is ended at once, the others stay; ending the current one is signing out', async () => {
  const phone = await onAnotherDevice('Phone/1.0');
  const mine = (await sessionsOf(phone)).find(({ current }) => !current)?.session_id ?? '';
  expect((await phone.delete(`${PATH}${mine}/`)).statusCode).toBe(204);
  expect(await Promise.all([dealer, phone].map(isAlive))).toEqual([false, true]);
  const own = (await sessionsOf(phone))[0]?.session_id ?? '';
  expect((await phone.delete(`${PATH}${own}/`)).statusCode).toBe(204);
  expect(await isAlive(phone)).toBe(false);
});

test('404: another person’s session, an ended one, and an invalid id', async () => {
  const technician = await server.technician(dealer);
  const [theirs] = await sessionsOf(technician);
  const phone = await onAnotherDevice('Phone/1.0');
  const ended = (await sessionsOf(phone)).find(({ current }) => current)?.session_id;
  await phone.post('/api/account/logout/');
  for (const id of [theirs?.session_id, ended, '00000000-0000-4000-8000-000000000000', 'x', '1'])
    expect((await dealer.delete(`${PATH}${id}/`)).statusCode).toBe(404);
  expect(await isAlive(technician)).toBe(true);
});

test('405: the path of signing out everywhere is not a session', async () => {
  expect((await dealer.delete(`${PATH}end-all/`)).statusCode).toBe(405);
});
