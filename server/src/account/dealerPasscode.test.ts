import { PASSCODE, testServer, type TestServer } from '../testing/testServer';
import type { SignedIn } from '../testing/signedInCalls';

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const pathOf = ({ id }: { id: number | string }) => `/api/account/${id}/passcode/`;
let technicians = 0;
const register = (admin_passcode: string) => {
  const username = `newcomer${++technicians}`;
  return server.inject({
    method: 'POST',
    url: '/api/account/registration/',
    payload: {
      username,
      email: `${username}@example.com`,
      password1: 'Correct-horse-9',
      password2: 'Correct-horse-9',
      user_type: 'TechnicianUser',
      first_name: 'Ravi',
      last_name: 'Iyer',
      phoneno: '5550123',
      admin_email: dealer.email,
      admin_passcode,
    },
  });
};

describe('200', () => {
  test('the dealer sees the passcode (R176)', async () => {
    const answer = await dealer.get(pathOf(dealer));
    expect([answer.statusCode, answer.json()]).toEqual([200, { passcode: PASSCODE }]);
  });

  test('a new one is valid at once, the old one no longer; other dealers keep theirs (R176)', async () => {
    const neighbour = await server.dealer();
    const answer = await dealer.post(pathOf(dealer));
    expect(answer.statusCode).toBe(200);
    const { passcode } = answer.json<{ passcode: string }>();
    expect(passcode).toMatch(/^\d{6}$/);
    expect(passcode).not.toBe(PASSCODE);
    expect((await dealer.get(pathOf(dealer))).json()).toEqual({ passcode });
    expect((await register(PASSCODE)).statusCode).toBe(400);
    expect((await register(passcode)).statusCode).toBe(201);
    expect((await neighbour.get(pathOf(neighbour))).json()).toEqual({ passcode: PASSCODE });
  });
});

test('401: not signed in', async () => {
  for (const method of ['GET', 'POST'] as const) {
    expect((await server.inject({ method, url: pathOf(dealer) })).statusCode).toBe(401);
  }
});

test('403: technicians and customers', async () => {
  for (const person of [await server.technician(dealer), await server.customer(dealer)]) {
    expect((await person.get(pathOf(dealer))).statusCode).toBe(403);
    expect((await person.post(pathOf(dealer))).statusCode).toBe(403);
  }
});

test("404: another dealer's, an absent one, and an invalid id", async () => {
  const other = await server.dealer();
  for (const path of [pathOf(other), pathOf({ id: 999_999 }), pathOf({ id: 'x' })]) {
    for (const answer of [await dealer.get(path), await dealer.post(path)]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
    }
  }
  expect((await other.get(pathOf(other))).json()).toEqual({ passcode: PASSCODE });
});

test('405: it cannot be deleted', async () => {
  expect((await dealer.delete(pathOf(dealer))).statusCode).toBe(405);
});
