import type { Db } from '../../database/Database';
import { runQuery, sql } from '../../database/sql';
import type { Mail } from '../../mail/composeMail';

/** A mail with a code that has less than so many minutes left is late. */
const LEAST_MINUTES = 5;

/** Where a waiting mail with a code stands. */
export interface PendingCode {
  dealer_id: number;
  ticket_id: number;
  /** A newer mail carries the ticket's code. */
  replaced: boolean;
  /** The code can still be used for some time. */
  fresh: boolean;
}

/** Where the mail's code stands; undefined for a mail that carries none. */
export async function findPendingCode(db: Db, message_id: string): Promise<PendingCode | undefined> {
  const [found] = await runQuery<PendingCode>(
    db,
    sql`select m.dealer_id, m.closing_ticket_id as ticket_id,
        exists (select from outbox newer where newer.dealer_id = m.dealer_id
          and newer.closing_ticket_id = m.closing_ticket_id and newer.created_at > m.created_at) as replaced,
        exists (select from closing_codes c where c.dealer_id = m.dealer_id and c.ticket_id = m.closing_ticket_id
          and c.expires_at > clock_timestamp() + make_interval(mins => ${LEAST_MINUTES})) as fresh
      from outbox m where m.message_id = ${message_id}::uuid and m.closing_ticket_id is not null`,
  );
  return found;
}

/** Takes a waiting mail away that has nothing to say any more. */
export async function deleteQueuedMail(db: Db, message_id: string): Promise<void> {
  await runQuery(db, sql`delete from outbox where message_id = ${message_id}::uuid`);
}

/** Puts another letter into the place of a waiting one. It is another mail, so it gets an id of its own. */
export async function replaceQueuedMail(db: Db, message_id: string, mail: Mail): Promise<void> {
  await runQuery(
    db,
    sql`update outbox set message_id = gen_random_uuid(), recipient = ${mail.recipient}, subject = ${mail.subject},
        body_text = ${mail.body_text}, body_html = ${mail.body_html}
      where message_id = ${message_id}::uuid`,
  );
}
