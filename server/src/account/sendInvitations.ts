import { peopleMessages } from '@smart-elevator/shared-api/contract/people/messages';
import type { Database, Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { badRequest, notFound } from '../http/HttpError';
import { enqueueInvitations, type InvitedPerson } from './enqueueInvitations';

interface Sending {
  dealer_id: number;
  /** One person, who may have been invited before; without it everybody whose invitation is held. */
  user_id?: number | undefined;
  /** For the links in the mails. */
  publicUrl: string;
}

/** Invitations per step: all mails of a step are in memory at once. */
const BATCH_SIZE = 500;

/** Sends invitations to people without a password, and returns their number. */
export const sendInvitations = (db: Database, { dealer_id, user_id, publicUrl }: Sending): Promise<number> =>
  db.transaction(async (within) => {
    const wanted = user_id === undefined ? sql`invited_at is null` : sql`user_id = ${user_id}`;
    const invited = await lockInvited(within, dealer_id, wanted);
    if (user_id !== undefined && invited.length === 0) throw await refusal(within, dealer_id, user_id);
    for (let start = 0; start < invited.length; start += BATCH_SIZE)
      await enqueueInvitations(within, dealer_id, invited.slice(start, start + BATCH_SIZE), publicUrl);
    return invited.length;
  });

/** A second caller waits, and then finds those who are invited already no longer held. */
const lockInvited = (db: Db, dealer_id: number, wanted: Sql): Promise<InvitedPerson[]> =>
  db.query<InvitedPerson>(sql`select user_id, username, email, first_name from users
    where dealer_id = ${dealer_id} and user_id <> dealer_id and password_hash is null and email <> '' and is_active
      and deleted_at is null and ${wanted}
    order by user_id for no key update`);

async function refusal(db: Db, dealer_id: number, user_id: number): Promise<Error> {
  const found = await db.query(sql`
    select 1 from users where dealer_id = ${dealer_id} and user_id = ${user_id} and user_id <> dealer_id
    and deleted_at is null`);
  return found.length > 0 ? badRequest({ user_id: [peopleMessages.notInvitable] }) : notFound();
}
