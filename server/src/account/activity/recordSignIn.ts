import type { Db } from '../../database/Database';
import { sql, type Sql } from '../../database/sql';
import { newDeviceMail } from '../../mail/accountMails';
import { enqueueMail } from '../../mail/enqueueMail';

interface Entry {
  kind: 'sign_in' | 'new_device';
  agent: string;
  address: string;
}

/** A user agent without its versions: a browser that was updated is the same device. */
const withoutVersions = (agent: Sql): Sql => sql`regexp_replace(${agent}, '[0-9._]+', '', 'g')`;

/**
 * Records the sign-in that began a session. A device is new when none of the user's earlier sign-ins has its user agent;
 * the user is then notified by mail. The first sign-in of all is expected, so its device is not new.
 */
export async function recordSignIn(
  db: Db,
  { dealer_id, user_id }: { dealer_id: number; user_id: number },
  session_id: string,
  publicUrl: string,
): Promise<void> {
  const [entry] = await db.query<Entry>(sql`with begun as (
      select user_agent, address from sessions where dealer_id = ${dealer_id} and session_id = ${session_id}),
    earlier as (
      select user_agent from sessions
        where dealer_id = ${dealer_id} and user_id = ${user_id} and session_id <> ${session_id}
      union all select subject from activity
        where dealer_id = ${dealer_id} and user_id = ${user_id} and kind in ('sign_in', 'new_device'))
    insert into activity (dealer_id, kind, user_id, about_id, subject, address)
    select ${dealer_id}, case when not exists (select from earlier) or exists (
          select from earlier
          where ${withoutVersions(sql`earlier.user_agent`)} = ${withoutVersions(sql`begun.user_agent`)})
        then 'sign_in' else 'new_device' end,
      ${user_id}, ${user_id}, begun.user_agent, begun.address from begun
    returning kind, subject as agent, coalesce(address, '') as address`);
  if (entry?.kind !== 'new_device') return;
  const [user] = await db.query<{ username: string; email: string; first_name: string }>(
    sql`select username, email, first_name from users where dealer_id = ${dealer_id} and user_id = ${user_id}`,
  );
  if (user) await enqueueMail(db, dealer_id, newDeviceMail(user, publicUrl, entry));
}
