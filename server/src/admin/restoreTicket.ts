import { StartupError } from '../config/StartupError';
import type { Database, Db } from '../database/Database';
import { sql } from '../database/sql';

interface DeletedTicket {
  ticket_id: number;
  deleted: boolean;
  elevator_deleted: boolean;
}

/** Restores a deleted ticket; returns what was done, or throws a StartupError with the reason why not. */
export const restoreTicket = (db: Database, username: string, key: string): Promise<string> =>
  db.transaction(async (within) => {
    const dealer_id = await dealerByName(within, username);
    const ticket_key = key.toUpperCase();
    const [ticket] = await within.query<DeletedTicket>(sql`
      select t.ticket_id, t.deleted_at is not null as deleted, e.deleted_at is not null as elevator_deleted
      from tickets t join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
      where t.dealer_id = ${dealer_id} and t.ticket_key = ${ticket_key} for update of t`);
    if (!ticket)
      throw new StartupError(
        `The dealer ${username} has no ticket ${ticket_key}, or it was deleted more than 30 days ago.`,
      );
    if (!ticket.deleted)
      throw new StartupError(`The ticket ${ticket_key} is not deleted, so there is nothing to restore.`);
    if (ticket.elevator_deleted)
      throw new StartupError(
        `The elevator of ${ticket_key} was deleted, and its tickets with it: the ticket cannot be restored alone.`,
      );
    await within.query(sql`update tickets set deleted_at = null, update_date = clock_timestamp()
      where dealer_id = ${dealer_id} and ticket_id = ${ticket.ticket_id}`);
    return `The ticket ${ticket_key} of ${username} is restored.`;
  });

async function dealerByName(db: Db, username: string): Promise<number> {
  const [dealer] = await db.query<{ dealer_id: number }>(
    sql`select dealer_id from sign_in_names where username = lower(${username}) and user_id = dealer_id`,
  );
  if (!dealer) throw new StartupError(`There is no dealer with the user name ${username}.`);
  return dealer.dealer_id;
}
