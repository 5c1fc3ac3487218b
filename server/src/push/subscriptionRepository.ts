import { MAX_SUBSCRIPTIONS_PER_USER } from '@smart-elevator/shared-api/contract/notifications/subscription';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';

type Person = Pick<Caller, 'dealer_id' | 'user_id'>;

/**
 * Stores the destination of a person's push messages and deletes the person's oldest devices. A device has one row
 * for each dealer whose people signed in on it, so that no dealer's rows are changed by another; the last
 * registration receives the messages.
 */
export async function storeSubscription(
  db: Db,
  { dealer_id, user_id }: Person,
  subscription_id: string,
): Promise<void> {
  await db.query(sql`insert into push_subscriptions (subscription_id, dealer_id, user_id)
    values (${subscription_id}, ${dealer_id}, ${user_id})
    on conflict (dealer_id, subscription_id) do update set user_id = excluded.user_id, created_at = now()`);
  await db.query(sql`delete from push_subscriptions where dealer_id = ${dealer_id} and subscription_id in (
    select subscription_id from push_subscriptions where dealer_id = ${dealer_id} and user_id = ${user_id}
    order by created_at desc, subscription_id offset ${MAX_SUBSCRIPTIONS_PER_USER})`);
}

/** Deletes a device of a person; returns whether there was one. */
export async function deleteSubscription(
  db: Db,
  { dealer_id, user_id }: Person,
  subscription_id: string,
): Promise<boolean> {
  const dropped = await db.query(sql`delete from push_subscriptions
    where subscription_id = ${subscription_id} and dealer_id = ${dealer_id} and user_id = ${user_id} returning 1`);
  return dropped.length > 0;
}

/** The devices of the dealer's technicians, the newest first. */
export const technicianSubscriptions = (db: Db, dealer_id: number): Promise<string[]> =>
  subscriptionsOf(db, dealer_id, sql`u.user_type = 'TechnicianUser'`);

/** The devices of the dealer and of a customer, without those of deleted people. */
export const customerDealerSubscriptions = (
  db: Db,
  dealer_id: number,
  customer_id: number | null,
): Promise<string[]> =>
  subscriptionsOf(db, dealer_id, sql`u.user_id in (${dealer_id}, ${customer_id ?? dealer_id})`);

/** The devices of a customer alone. */
export const customerSubscriptions = (db: Db, dealer_id: number, customer_id: number): Promise<string[]> =>
  subscriptionsOf(db, dealer_id, sql`u.user_id = ${customer_id} and u.user_type = 'CustomerUser'`);

/**
 * The devices of those of a dealer's people `u` that match `who`, the newest first; without deleted and deactivated
 * people, and without devices on which people of another dealer signed in since.
 */
export const devicesOf = (dealer_id: Sql | number, who: Sql): Sql =>
  sql`select s.subscription_id from push_subscriptions s
    join users u on u.dealer_id = s.dealer_id and u.user_id = s.user_id
    where s.dealer_id = ${dealer_id} and ${who} and u.is_active and u.deleted_at is null
      and not exists (select from push_subscriptions newer where newer.subscription_id = s.subscription_id
        and (newer.created_at, newer.dealer_id) > (s.created_at, s.dealer_id))
    order by s.created_at desc, s.subscription_id`;

async function subscriptionsOf(db: Db, dealer_id: number, who: Sql): Promise<string[]> {
  const found = await db.query<{ subscription_id: string }>(devicesOf(dealer_id, who));
  return found.map(({ subscription_id }) => subscription_id);
}
