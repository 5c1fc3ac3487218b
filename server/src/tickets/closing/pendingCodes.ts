import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import type { Mail } from '../../mail/composeMail';

/** A mail whose code is valid for fewer minutes than this is late. */
const LEAST_MINUTES = 5;

/** The state of a waiting mail with a code. */
export interface PendingCode {
  dealer_id: number;
  ticket_id: number;
  /** A newer mail carries the ticket's code. */
  replaced: boolean;
  /** The code is valid for long enough. */
  fresh: boolean;
}

/** The state of the mail's code; undefined for a mail without a code. */
export async function findPendingCode(db: Db, message_id: string): Promise<PendingCode | undefined> {
  const [found] = await db.query<PendingCode>(sql`select m.dealer_id, m.closing_ticket_id as ticket_id,
      exists (select from outbox newer where newer.dealer_id = m.dealer_id
        and newer.closing_ticket_id = m.closing_ticket_id and newer.created_at > m.created_at) as replaced,
      exists (select from closing_codes c where c.dealer_id = m.dealer_id and c.ticket_id = m.closing_ticket_id
        and c.expires_at > clock_timestamp() + make_interval(mins => ${LEAST_MINUTES})) as fresh
    from outbox m where m.message_id = ${message_id}::uuid and m.closing_ticket_id is not null`);
  return found;
}

/** Deletes a waiting mail that is no longer needed. */
export async function deleteQueuedMail(db: Db, message_id: string): Promise<void> {
  await db.query(sql`delete from outbox where message_id = ${message_id}::uuid`);
}

/** Replaces a waiting mail by another one, which gets a new id. */
export async function replaceQueuedMail(db: Db, message_id: string, mail: Mail): Promise<void> {
  await db.query(sql`
    update outbox set message_id = gen_random_uuid(), recipient = ${mail.recipient}, subject = ${mail.subject},
      body_text = ${mail.body_text}, body_html = ${mail.body_html}
    where message_id = ${message_id}::uuid`);
}
