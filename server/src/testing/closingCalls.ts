import type { SignedIn } from './signedInCalls';
import { anElevator, aTicket } from './testRows';
import type { TestServer } from './testServer';

export const REFUSED = [400, { otp: ['The one-time code is wrong or has expired.'] }];
export const CONFIRMED = [200, { detail: 'The closing of the ticket has been confirmed.' }];

/** The answer of a call. */
export const statusAndBody = ({
  statusCode,
  json,
}: Awaited<ReturnType<SignedIn['post']>>): [number, unknown] => [statusCode, json()];

/** The code in a mail. */
export const codeIn = (text = ''): string => /code is: (\d{6})$/m.exec(text)?.[1] ?? 'no code';

/** Another code than the given one. */
export const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

/** A dealer with codes enabled, a technician, a customer with an elevator, and the calls that close its tickets. */
export async function closingCalls(server: TestServer) {
  const dealer = await server.dealer();
  const priya = await server.technician(dealer);
  const owner = await server.customer(dealer, { first_name: 'Meera' });
  const lift = { elevator_name: `North ${dealer.id}`, customer_id: owner.id };
  const { elevator_id } = await anElevator(server.db, dealer.id, lift);

  const sendOtp = (send_otp: boolean) =>
    dealer.patch('/api/user-preferences/update_user_pref/', { send_otp });
  const update = (id: number, body: object, by = dealer) =>
    by.post(`/api/tickets/ticket-update/${id}/`, body);
  const close = (id: number, by = dealer) => update(id, { status: 'Closed' }, by);
  const mails = () =>
    server.db.query<{ subject: string; body_text: string }>(
      'select subject, body_text from outbox where recipient = $1 order by created_at',
      [owner.email],
    );
  await sendOtp(true);
  return {
    dealer,
    priya,
    owner,
    elevator_id,
    sendOtp,
    update,
    close,
    mails,
    stored: async (values: object = {}) =>
      (await aTicket(server.db, dealer.id, elevator_id, { assignee_id: priya.id, ...values })).ticket_id,
    bulk: (ticket_ids: number[], changes: object) =>
      dealer.post('/api/tickets/bulk-update/', { ticket_ids, changes }),
    read: async (id: number) => (await dealer.get(`/api/tickets/ticket-details/${id}/`)).json(),
    /** Closes the ticket and reads the code from the mail. */
    codeOf: async (id: number): Promise<string> => {
      await close(id);
      return codeIn((await mails()).at(-1)?.body_text);
    },
    confirm: (id: number, otp: unknown, by = priya) => by.post(`/api/tickets/${id}/confirm-otp/`, { otp }),
  };
}
