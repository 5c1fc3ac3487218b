import { startBrowserService, type BrowserService } from '../testing/browserService';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { tellBrowsers } from './browserRepository';
import { deliverOneToBrowser } from './deliverToBrowsers';
import { serverKeys } from './serverKeys';

let service: BrowserService;
let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
beforeEach(async () => {
  service = await startBrowserService();
  server = await testServer({ webPushServices: [service.origin] });
  [dealer, other] = [await server.dealer(), await server.dealer()];
});
afterEach(async () => {
  await service.close();
  await server.close();
});

const deliverAll = async () => {
  const keys = serverKeys(undefined, server.app.settings.jwtSecret);
  const sender = { keys, subject: 'mailto:lifts@example.com', services: [service.origin] };
  while (await deliverOneToBrowser(server.db, sender, server.app.log));
  return service.received.map(({ message }) => message);
};
const subscribe = (who: SignedIn) =>
  who.post('/api/users/browser-push/subscriptions/', service.subscription('one'));
const newsFor = (who: SignedIn) => ({
  title: `News for ${who.id}`,
  body: 'Lift 1',
  path: '/amc_count',
  topic: 'news',
});
const tell = (who: SignedIn) => tellBrowsers(server.db, who.id, newsFor(who));
const rowsOf = (who: SignedIn) =>
  server.db.query('select * from web_push_subscriptions where dealer_id = $1', [who.id]);

test('a browser in which another dealer signs in is theirs, and what waited for it is not shown to them', async () => {
  await subscribe(dealer);
  await tell(dealer);
  const before = await rowsOf(dealer);
  await subscribe(other);
  await tell(dealer);
  expect(await deliverAll()).toEqual([]);
  expect(await rowsOf(dealer)).toEqual(before);
  await tell(other);
  expect(await deliverAll()).toEqual([newsFor(other)]);
});

test('who comes back to a browser is told there again, and whoever had it meanwhile no more', async () => {
  await subscribe(dealer);
  await subscribe(other);
  await subscribe(dealer);
  await tell(other);
  await tell(dealer);
  expect(await deliverAll()).toEqual([newsFor(dealer)]);
});
