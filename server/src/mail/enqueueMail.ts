import type { Db } from '../database/Database';
import { currentTraceparent } from '../database/queryTime';
import type { Mail } from './composeMail';

/** Queues a mail in the transaction of the change that it reports (R847). */
export const enqueueMail = (db: Db, dealer_id: number, mail: Mail): Promise<void> =>
  enqueueMails(db, dealer_id, [mail]);

/** Queues several mails at once. A person without an address gets none (R876). */
export async function enqueueMails(db: Db, dealer_id: number, letters: readonly Mail[]): Promise<void> {
  const mails = letters.filter(({ recipient }) => recipient !== '');
  if (mails.length === 0) return;
  await db.query(
    `insert into outbox (dealer_id, recipient, subject, body_text, body_html, closing_ticket_id, bulk, attachment_name,
       attachment, traceparent)
     select $1, m.*, $10 from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::boolean[],
       $8::text[], $9::bytea[]) m`,
    [
      dealer_id,
      mails.map(({ recipient }) => recipient),
      mails.map(({ subject }) => subject),
      mails.map(({ body_text }) => body_text),
      mails.map(({ body_html }) => body_html),
      mails.map(({ closing_ticket_id }) => closing_ticket_id ?? null),
      mails.map(({ bulk = false }) => bulk),
      mails.map(({ attachment_name }) => attachment_name ?? null),
      mails.map(({ attachment }) => attachment ?? null),
      currentTraceparent() ?? null,
    ],
  );
}
