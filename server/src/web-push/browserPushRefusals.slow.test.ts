import { browserPushCalls, SUBSCRIPTIONS } from '../testing/browserPushCalls';

let calls: Awaited<ReturnType<typeof browserPushCalls>>;
beforeEach(async () => {
  calls = await browserPushCalls();
});
afterEach(() => calls.close());

describe('400', () => {
  test.each([
    'http://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'no address',
  ])('%s is not a push service: the server sends nothing to it', async (endpoint) => {
    const answer = await calls.dealer.post(SUBSCRIPTIONS, { ...calls.service.subscription(), endpoint });
    expect([answer.statusCode, answer.json()]).toEqual([400, { endpoint: ['Invalid value'] }]);
  });

  test.each([
    ['p256dh', 'x'.repeat(87), 'keys.p256dh'],
    ['p256dh', 'BAAA', 'keys.p256dh'],
    ['auth', 'AAAA', 'keys.auth'],
  ])('a key %s that is invalid', async (name, value, field) => {
    const { endpoint, keys: given } = calls.service.subscription();
    const answer = await calls.dealer.post(SUBSCRIPTIONS, { endpoint, keys: { ...given, [name]: value } });
    expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: ['Invalid value'] }]);
  });

  test('nothing is sent to a service that is no longer known', async () => {
    await calls.subscribe();
    await calls.notify();
    await calls.deliver([]);
    expect(calls.service.received).toEqual([]);
    expect(await calls.rows()).toMatchObject([{ dead: true }]);
  });
});
