import { PASSWORD } from '../testing/testPassword';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const post = (url: string, payload: object) => server.inject({ method: 'POST', url, payload });

describe('no browser and no proxy stores what gives access to an account', () => {
  test('tokens', async () => {
    const { username, refresh } = await server.dealer();
    const answers = [
      await post('/api/account/token/', { username, password: PASSWORD }),
      await post('/api/account/token/refresh/', { refresh }),
    ];
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined]);
  });

  test('passcodes, read and renewed', async () => {
    const dealer = await server.dealer();
    const url = `/api/account/${dealer.id}/passcode/`;
    for (const { statusCode, headers } of [await dealer.get(url), await dealer.post(url)])
      expect([statusCode, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined]);
  });

  test('the secret of a second factor', async () => {
    const dealer = await server.dealer();
    const { statusCode, headers } = await dealer.post('/api/account/totp/begin/', { password: PASSWORD });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test('refusals of the same', async () => {
    const { statusCode, headers } = await post('/api/account/token/', { username: 'a', password: 'b' });
    expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store']);
  });
});

test('lists are stored by the dealer’s own browser, and revalidated each time', async () => {
  const dealer = await server.dealer();
  const { headers } = await dealer.get(`/api/account/${dealer.id}/employee_list/`);
  expect([headers['cache-control'], headers['etag']]).toEqual(['private, no-cache', expect.any(String)]);
});

test('every answer disables the browser features that the console never uses', async () => {
  const { headers } = await server.inject({ url: '/nothing' });
  for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(headers['permissions-policy']).toContain(`${name}=()`);
});
