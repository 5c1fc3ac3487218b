import { enqueueBrowserMessage } from '../web-push/browserRepository';
import { browserOutbox } from '../web-push/browserOutbox';
import { serverKeys } from '../web-push/serverKeys';
import { startBrowserService } from './browserService';
import { testServer } from './testServer';
import { sendNext } from '../outbox/sendOutbox';

/** The path of the subscriptions. */
export const SUBSCRIPTIONS = '/api/users/browser-push/subscriptions/';
/** The contact address for push services. */
export const SUBJECT = 'mailto:lifts@example.com';
/** A message of the console, with characters beyond ASCII. */
export const NEWS = { title: 'News', body: 'लिफ्ट ₹ 1', path: '/amc_count', topic: 'news' };

/** A server, a dealer, a push service with a browser behind it, and the calls that subscribe, notify and deliver. */
export async function browserPushCalls() {
  const service = await startBrowserService();
  const server = await testServer({ webPushServices: [service.origin] });
  const dealer = await server.dealer();

  const keys = () => serverKeys(undefined, server.app.settings.jwtSecret);
  /** Delivers the next due message, to these services only; false when there is none. */
  const deliver = (services = [service.origin]) =>
    sendNext(server.db, browserOutbox({ keys: keys(), subject: SUBJECT, services }), server.app.log);
  return {
    service,
    server,
    dealer,
    keys,
    deliver,
    /** Delivers everything that is due; returns what the browser has read so far. */
    deliverAll: async () => {
      while (await deliver());
      return service.received.map(({ message }) => message);
    },
    subscribe: (name = 'one', who = dealer) => who.post(SUBSCRIPTIONS, service.subscription(name)),
    /** Queues `NEWS` to the dealer's browsers. */
    notify: (dealer_id = dealer.id) => enqueueBrowserMessage(server.db, dealer_id, NEWS),
    /** The messages; `pause` in seconds until the next try. */
    rows: () =>
      server.db.query<{ sent: boolean; dead: boolean; attempts: number; pause: number }>(
        `select sent_at is not null as sent, dead_at is not null as dead, attempts,
           round(extract(epoch from least(next_attempt_at, now() + interval '1 day') - now()))::integer as pause
         from web_push_outbox`,
      ),
    /** A row for each subscribed browser. */
    browsers: () => server.db.query('select 1 from web_push_subscriptions'),
    close: async () => {
      await service.close();
      await server.close();
    },
  };
}
