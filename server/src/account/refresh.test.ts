import { deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const post = (path: string, payload: object) =>
  server.inject({ method: 'POST', url: `/api/account/${path}/`, payload });
const refresh = (token: string) => post('token/refresh', { refresh: token });
const readOwn = (id: number, token: string) =>
  server.inject({
    url: `/api/account/${id}/employee_list/`,
    headers: { authorization: `Bearer ${token}` },
  });

const INVALID_TOKEN = { detail: 'Token is invalid or expired', code: 'token_not_valid' };

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
/** The test moves the time of the refresh, so these differ. */
const TIMES = { iat: expect.any(Number), exp: expect.any(Number) };

describe('token/refresh (R163)', () => {
  test('200: gives two new tokens, and both work', async () => {
    const { id, refresh: first } = await server.dealer();
    const answer = await refresh(first);
    expect(answer.statusCode).toBe(200);
    const tokens = answer.json<{ access: string; refresh: string }>();
    expect(Object.keys(tokens).sort()).toEqual(['access', 'refresh']);
    expect((await readOwn(id, tokens.access)).statusCode).toBe(200);
    expect((await refresh(tokens.refresh)).statusCode).toBe(200);
  });

  test('200: the same pair once more, because the answer may have been lost', async () => {
    const { id, refresh: first } = await server.dealer();
    const answer = await refresh(first);
    await server.db.query(
      "update sessions set rotated_at = now() - interval '29 seconds' where user_id = $1",
      [id],
    );
    const tokens = answer.json<{ access: string; refresh: string }>();
    const pair = (await refresh(first)).json<{ access: string; refresh: string }>();
    expect(claimsOf(pair.access)).toMatchObject({ ...claimsOf(tokens.access), ...TIMES });
    expect(claimsOf(pair.refresh)).toMatchObject({ ...claimsOf(tokens.refresh), ...TIMES });
    expect((await readOwn(id, tokens.access)).statusCode).toBe(200);
    expect((await refresh(pair.refresh)).statusCode).toBe(200);
  });

  test('401: a refresh token that is used again later ends the session for everyone who has it', async () => {
    const { id, refresh: first } = await server.dealer();
    const { access, refresh: second } = (await refresh(first)).json<{ access: string; refresh: string }>();
    await server.db.query(
      "update sessions set rotated_at = now() - interval '31 seconds' where user_id = $1",
      [id],
    );
    const reused = await refresh(first);
    expect(reused.statusCode).toBe(401);
    expect(reused.json()).toEqual(INVALID_TOKEN);
    expect((await refresh(second)).json()).toEqual(INVALID_TOKEN);
    expect((await readOwn(id, access)).statusCode).toBe(401);
  });

  test('401: a refresh token of two refreshes ago ends the session at once', async () => {
    const { id, refresh: first } = await server.dealer();
    const { refresh: second } = (await refresh(first)).json<{ refresh: string }>();
    const { access } = (await refresh(second)).json<{ access: string }>();
    expect((await refresh(first)).json()).toEqual(INVALID_TOKEN);
    expect((await readOwn(id, access)).statusCode).toBe(401);
  });

  test('401: the token just exchanged is refused once the session was ended', async () => {
    const dealer = await server.dealer();
    await refresh(dealer.refresh);
    await dealer.post('/api/account/logout/');
    expect((await refresh(dealer.refresh)).json()).toEqual(INVALID_TOKEN);
  });

  test('sixteen at once with the same token get the same pair', async () => {
    const { id, refresh: first } = await server.dealer();
    const answers = await Promise.all(Array.from({ length: 16 }, () => refresh(first)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(16).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const { access } = answers[0]?.json<{ access: string }>() ?? { access: '' };
    expect((await readOwn(id, access)).statusCode).toBe(200);
  });

  test('401: an access token, garbage, and the token of a deleted person', async () => {
    const dealer = await server.dealer();
    for (const token of [dealer.token, 'garbage', 'a.b.c'])
      expect((await refresh(token)).json()).toEqual(INVALID_TOKEN);
    const technician = await server.technician(dealer);
    await deletePerson(server.db, technician);
    expect((await refresh(technician.refresh)).json()).toEqual(INVALID_TOKEN);
  });

  test('401: an expired session', async () => {
    const { id, token, refresh: first } = await server.dealer();
    await server.db.query('update sessions set expires_at = now() where user_id = $1', [id]);
    expect((await refresh(first)).statusCode).toBe(401);
    expect((await readOwn(id, token)).statusCode).toBe(401);
  });

  test('400: nothing sent', async () => {
    expect((await post('token/refresh', {})).json()).toEqual({ refresh: ['This field is required.'] });
  });
});

describe('token/verify (R164)', () => {
  test('200 {} for a valid token of either kind', async () => {
    const { token, refresh: second } = await server.dealer();
    for (const live of [token, second]) {
      const answer = await post('token/verify', { token: live });
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    }
  });

  test('401 for a rotated, an ended and a forged one', async () => {
    const dealer = await server.dealer();
    await refresh(dealer.refresh);
    expect((await post('token/verify', { token: dealer.refresh })).json()).toEqual(INVALID_TOKEN);
    expect((await post('token/verify', { token: `${dealer.token}x` })).json()).toEqual(INVALID_TOKEN);
    await dealer.post('/api/account/logout/');
    expect((await post('token/verify', { token: dealer.token })).json()).toEqual(INVALID_TOKEN);
  });
});

describe('logout', () => {
  test('200: both tokens are invalid from then on, those of another session stay valid (R165)', async () => {
    const dealer = await server.dealer();
    const other = await server.dealer();
    const answer = await dealer.post('/api/account/logout/');
    expect([answer.statusCode, answer.json()]).toEqual([200, { detail: 'Successfully logged out.' }]);
    expect((await readOwn(dealer.id, dealer.token)).statusCode).toBe(401);
    expect((await refresh(dealer.refresh)).statusCode).toBe(401);
    expect((await readOwn(other.id, other.token)).statusCode).toBe(200);
  });

  test('an empty body with a JSON content type counts as none (R912)', async () => {
    const dealer = await server.dealer();
    const headers = { 'content-type': 'application/json' };
    const answer = await dealer.inject({ method: 'POST', url: '/api/account/logout/', headers });
    expect(answer.statusCode).toBe(200);
  });

  test('401 without a token', async () => {
    const answer = await post('logout', {});
    expect(answer.json()).toEqual({ detail: 'Authentication credentials were not provided.' });
  });
});
