import type { SignedIn } from './signedInCalls';
import { anElevator, aTicket, type StoredTicket } from './testRows';
import type { TestServer } from './testServer';

/** The people whom a ticket of `stored` concerns, by their devices. */
export const NOTIFIED_USERS = ['dealer', 'owner', 'priya', 'reporter'];

/**
 * A dealer, people who are concerned with the tickets of an elevator, and others who are not: a colleague, another
 * customer, another dealer's people. Each has a device.
 */
export async function peopleWithDevices(server: TestServer) {
  const dealer = await server.dealer({ username: 'lift_dealer' });
  const other = await server.dealer();
  const priya = await server.technician(dealer, { username: 'priya.sharma' });
  const colleague = await server.technician(dealer, { username: 'ben.miller' });
  const owner = await server.customer(dealer);
  const reporter = await server.customer(dealer);
  const devices: [string, SignedIn][] = [
    ['dealer', dealer],
    ['priya', priya],
    ['colleague', colleague],
    ['owner', owner],
    ['reporter', reporter],
    ['neighbour', await server.customer(dealer)],
    ['other-dealer', other],
    ['other-technician', await server.technician(other)],
    ['other-customer', await server.customer(other)],
  ];
  for (const [subscription_id, person] of devices)
    await person.post('/api/users/subscriptions/', { subscription_id });
  const { elevator_id } = await anElevator(server.db, dealer.id, {
    elevator_name: 'North 1',
    customer_id: owner.id,
    engineer_id: colleague.id,
  });
  const concerned = { assignee_id: priya.id, reporter_id: reporter.id };

  return {
    dealer,
    priya,
    colleague,
    owner,
    reporter,
    elevator_id,
    /** An Open ticket of the elevator. */
    stored: (values: object = {}): Promise<StoredTicket> =>
      aTicket(server.db, dealer.id, elevator_id, { ...concerned, ...values }),
    update: (id: number, body: object, by = dealer) => by.post(`/api/tickets/ticket-update/${id}/`, body),
    bulk: (ticket_ids: number[], changes: object) =>
      dealer.post('/api/tickets/bulk-update/', { ticket_ids, changes }),
    /** The messages of the dealer, the oldest first. */
    waiting: async () => {
      const rows = await server.db.query<{ recipients: string[]; heading: string; content: string }>(
        'select recipients, heading, content from push_outbox where dealer_id = $1 order by created_at, heading',
        [dealer.id],
      );
      return rows.map(({ recipients, ...row }) => ({ ...row, recipients: recipients.toSorted() }));
    },
  };
}
