import { startBrowserService, type BrowserService } from '../testing/browserService';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { tellBrowsers } from './browserRepository';
import { deliverOneToBrowser } from './deliverToBrowsers';
import { serverKeys } from './serverKeys';

const URL = '/api/users/browser-push/subscriptions/';
const SUBJECT = 'mailto:lifts@example.com';

let service: BrowserService;
let server: TestServer;
let dealer: SignedIn;
beforeEach(async () => {
  service = await startBrowserService();
  server = await testServer({ webPushServices: [service.origin] });
  dealer = await server.dealer();
});
afterEach(async () => {
  await service.close();
  await server.close();
});

const keys = () => serverKeys(undefined, server.app.settings.jwtSecret);
const deliver = (services = [service.origin]) =>
  deliverOneToBrowser(server.db, { keys: keys(), subject: SUBJECT, services }, server.app.log);
const subscribe = (name = 'one', who = dealer) => who.post(URL, service.subscription(name));
const message = { title: 'News', body: 'लिफ्ट ₹ 1', path: '/amc_count', topic: 'news' };
const tell = () => tellBrowsers(server.db, dealer.id, message);
const rows = () =>
  server.db.query<{ sent: boolean; dead: boolean; attempts: number; pause: number }>(
    `select sent_at is not null as sent, dead_at is not null as dead, attempts,
       round(extract(epoch from least(next_attempt_at, now() + interval '1 day') - now()))::integer as pause
     from web_push_outbox`,
  );

describe('400', () => {
  test.each([
    'http://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'no address',
  ])('%s is no push service: the server writes to nobody else', async (endpoint) => {
    const answer = await dealer.post(URL, { ...service.subscription(), endpoint });
    expect([answer.statusCode, answer.json()]).toEqual([400, { endpoint: ['Invalid value'] }]);
  });

  test.each([
    ['p256dh', 'x'.repeat(87), 'keys.p256dh'],
    ['p256dh', 'BAAA', 'keys.p256dh'],
    ['auth', 'AAAA', 'keys.auth'],
  ])('a key %s that is none', async (name, value, field) => {
    const { endpoint, keys: given } = service.subscription();
    const answer = await dealer.post(URL, { endpoint, keys: { ...given, [name]: value } });
    expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: ['Invalid value'] }]);
  });

  test('a service that is not known any more is not written to', async () => {
    await subscribe();
    await tell();
    await deliver([]);
    expect(service.received).toEqual([]);
    expect(await rows()).toMatchObject([{ dead: true }]);
  });
});
