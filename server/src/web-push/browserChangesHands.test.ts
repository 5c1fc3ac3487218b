import { browserPushCalls } from '../testing/browserPushCalls';
import type { SignedIn } from '../testing/signedInCalls';
import { enqueueBrowserMessage } from './browserRepository';

let calls: Awaited<ReturnType<typeof browserPushCalls>>;
let other: SignedIn;
beforeEach(async () => {
  calls = await browserPushCalls();
  other = await calls.server.dealer();
});
afterEach(() => calls.close());

const newsFor = (who: SignedIn) => ({
  title: `News for ${who.id}`,
  body: 'Lift 1',
  path: '/amc_count',
  topic: 'news',
});
const subscribe = (who: SignedIn) => calls.subscribe('one', who);
const notify = (who: SignedIn) => enqueueBrowserMessage(calls.server.db, who.id, newsFor(who));
const rowsOf = (who: SignedIn) =>
  calls.server.db.query('select * from web_push_subscriptions where dealer_id = $1', [who.id]);

test('a browser in which another dealer signs in is theirs, and messages that waited for it are not shown to them', async () => {
  const { dealer } = calls;
  await subscribe(dealer);
  await notify(dealer);
  const before = await rowsOf(dealer);
  await subscribe(other);
  await notify(dealer);
  expect(await calls.deliverAll()).toEqual([]);
  expect(await rowsOf(dealer)).toEqual(before);
  await notify(other);
  expect(await calls.deliverAll()).toEqual([newsFor(other)]);
});

test('a user who returns to a browser is notified there again, and the user in between no longer', async () => {
  const { dealer } = calls;
  await subscribe(dealer);
  await subscribe(other);
  await subscribe(dealer);
  await notify(other);
  await notify(dealer);
  expect(await calls.deliverAll()).toEqual([newsFor(dealer)]);
});
