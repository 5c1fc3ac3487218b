import { brotliDecompressSync } from 'node:zlib';
import { fillPath } from '@smart-elevator/shared-api/contract/endpoint';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
});
afterAll(() => server.close());

const pathOf = (path: string) =>
  fillPath(path, { dealer_id: dealer.id, user_id: dealer.id, tracker: 'ticket', id: 1, elevator_id: 1 });
const locked = endpoints.filter(({ access }) => access !== 'public');
const named = <E extends { name: string }>(list: readonly E[]) => list.map((one) => [one.name, one] as const);
const JSON_TYPE = { 'content-type': 'application/json' };

test('every call of the contract is served', () => {
  const missing = endpoints.filter(({ method, path }) => !server.app.hasRoute({ method, url: path }));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe('401', () => {
  test.each(named(locked))(
    '%s without a token, or with another scheme (R902)',
    async (_, { method, path }) => {
      for (const authorization of [undefined, 'Basic eDp5', 'Bearer']) {
        const headers = authorization ? { authorization } : {};
        const answer = await server.inject({ method, url: pathOf(path), headers });
        expect([answer.statusCode, answer.json()]).toEqual([
          401,
          { detail: 'Authentication credentials were not provided.' },
        ]);
        expect(answer.headers['www-authenticate']).toBe('Bearer realm="api"');
      }
    },
  );

  test('a bad token, a refresh token, an ended session (R903)', async () => {
    const gone = await server.dealer();
    await gone.post('/api/account/logout/');
    const url = `/api/account/${dealer.id}/employee_list/`;
    for (const token of ['garbage', `${dealer.token}x`, dealer.refresh, gone.token]) {
      const answer = await server.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        detail: 'Given token not valid for any token type',
        code: 'token_not_valid',
        messages: [
          { token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' },
        ],
      });
    }
  });

  test('a token that declares that it needs no signature', async () => {
    const [, payload] = dealer.token.split('.');
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const headers = { authorization: `Bearer ${header}.${payload}.` };
    const answer = await server.inject({ url: `/api/account/${dealer.id}/employee_list/`, headers });
    expect(answer.statusCode).toBe(401);
  });
});

describe('405', () => {
  test.each(named(endpoints))('%s with a method that is not served', async (_, { path }) => {
    const isPut = endpoints.some((one) => one.path === path && one.method === 'PUT');
    const method = isPut ? 'POST' : 'PUT';
    const answer = await dealer.inject({ method, url: pathOf(path) });
    expect([answer.statusCode, answer.json()]).toEqual([405, { detail: `Method "${method}" not allowed.` }]);
    expect(answer.headers.allow).toMatch(/^(GET, HEAD|POST|PUT|PATCH|DELETE)/);
  });

  test('sign-in cannot be read with GET', async () => {
    const answer = await server.inject({ method: 'GET', url: '/api/account/token/' });
    expect(answer.headers.allow).toBe('POST');
  });
});

describe('415', () => {
  const url = '/api/account/token/';
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '%s',
    async (type) => {
      const answer = await server.inject({
        method: 'POST',
        url,
        payload: 'x',
        headers: { 'content-type': type },
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        415,
        { detail: `Unsupported media type "${type}" in request.` },
      ]);
    },
  );
});

describe('400', () => {
  const send = (payload: string | Buffer) =>
    server.inject({ method: 'POST', url: '/api/account/token/', payload, headers: JSON_TYPE });

  test.each([
    ['not JSON', '{"username":'],
    ['not UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
    ['nested lists, deeper than any call needs', `{"username":${'['.repeat(33)}${']'.repeat(33)}}`],
    ['half a million nested lists', `{"username":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
    ['nested records', `{"username":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`],
  ])('%s', async (_, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ detail: expect.stringMatching(/^JSON parse error - ./) });
  });

  test.each([
    ['[]', 'list'],
    ['"text"', 'str'],
    ['7', 'int'],
    ['true', 'bool'],
  ])('%s is not an object', async (payload, type) => {
    expect((await send(payload)).json()).toEqual({
      non_field_errors: [`Invalid data. Expected a dictionary, but got ${type}.`],
    });
  });

  test('a NUL character is refused before it reaches the database', async () => {
    const answer = await send('{"username":"a\\u0000b","password":"x"}');
    expect(answer.json()).toEqual({ username: ['Null characters are not allowed.'] });
  });

  test('a NUL in a path, too', async () => {
    const answer = await dealer.get('/api/account/%00/employee_list/');
    expect(answer.statusCode).toBe(404);
  });
});

test('413: a body of more than a megabyte', async () => {
  const payload = JSON.stringify({ username: 'x'.repeat(1_100_000), password: 'y' });
  const answer = await server.inject({
    method: 'POST',
    url: '/api/account/token/',
    payload,
    headers: JSON_TYPE,
  });
  expect(answer.statusCode).toBe(413);
});

describe('404', () => {
  test.each(['/api/', '/api/nothing/', '/api/account/token', '/api/%ff/'])('%s', async (url) => {
    const answer = await server.inject({ url });
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
  });
});

describe('GET requests', () => {
  const url = () => `/api/account/${dealer.id}/employee_list/`;

  test('have a strong ETag; a client that already has the answer gets 304 and no body (R944)', async () => {
    const first = await dealer.get(url());
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const second = await dealer.inject({ url: url(), headers: { 'if-none-match': `"other", ${etag}` } });
    expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', etag]);
    await server.technician(dealer);
    const third = await dealer.inject({ url: url(), headers: { 'if-none-match': etag } });
    expect(third.statusCode).toBe(200);
  });

  test('are compressed with an encoding that the client accepts, from a kilobyte on', async () => {
    const small = await dealer.inject({ url: url(), headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBeUndefined();
    for (let i = 0; i < 20; i++) await server.technician(dealer);
    const plain = await dealer.get(url());
    const packed = await dealer.inject({ url: url(), headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const refused = await dealer.inject({ url: url(), headers: { 'accept-encoding': 'br;q=0, gzip' } });
    expect(refused.headers['content-encoding']).toBe('gzip');
  });
});

test('every answer has a request id and the security headers', async () => {
  const { headers } = await server.inject({ url: '/api/nothing/' });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
