import { peopleMessages } from '@smart-elevator/shared-api/contract/people/messages';
import type { Database, Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { badRequest, notFound } from '../http/HttpError';
import { enqueueInvitations, type InvitedPerson } from './enqueueInvitations';

interface Sending {
  dealer_id: number;
  /** One person, who may have been invited before; without it everybody whose invitation is held. */
  user_id?: number | undefined;
  /** Instead of those everybody who has not accepted. */
  again?: boolean | undefined;
  /** For the links in the mails. */
  publicUrl: string;
}

/** Invitations per step: all mails of a step are in memory at once. */
const BATCH_SIZE = 500;

/** Sends invitations to people without a password, and returns their number. */
export const sendInvitations = (
  db: Database,
  { dealer_id, user_id, again = false, publicUrl }: Sending,
): Promise<number> =>
  db.transaction(async (within) => {
    const several = again ? NOT_ACCEPTED : sql`invited_at is null`;
    const wanted = user_id === undefined ? several : sql`user_id = ${user_id}`;
    const invited = await lockInvited(within, dealer_id, wanted);
    if (user_id !== undefined && invited.length === 0) throw await refusal(within, dealer_id, user_id);
    for (let start = 0; start < invited.length; start += BATCH_SIZE)
      await enqueueInvitations(within, dealer_id, invited.slice(start, start + BATCH_SIZE), publicUrl);
    return invited.length;
  });

/** Invited; a moment ago does not count: nobody gets two mails because two people press the same button. */
const NOT_ACCEPTED = sql`invited_at < now() - interval '10 minutes'`;

/** People without a password, who can be invited. */
const invitable = (dealer_id: number): Sql =>
  sql`dealer_id = ${dealer_id} and user_id <> dealer_id and password_hash is null and email <> '' and is_active
    and deleted_at is null`;

/** The number of people whom `again` invites (R436). */
export async function countNotAccepted(db: Db, dealer_id: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from users where ${invitable(dealer_id)} and ${NOT_ACCEPTED}`,
  );
  return row?.count ?? 0;
}

/** A second caller waits, and then finds nobody of those who are invited already. */
const lockInvited = (db: Db, dealer_id: number, wanted: Sql): Promise<InvitedPerson[]> =>
  db.query<InvitedPerson>(sql`select user_id, username, email, first_name from users
    where ${invitable(dealer_id)} and ${wanted}
    order by user_id for no key update`);

async function refusal(db: Db, dealer_id: number, user_id: number): Promise<Error> {
  const found = await db.query(sql`
    select 1 from users where dealer_id = ${dealer_id} and user_id = ${user_id} and user_id <> dealer_id
    and deleted_at is null`);
  return found.length > 0 ? badRequest({ user_id: [peopleMessages.notInvitable] }) : notFound();
}
