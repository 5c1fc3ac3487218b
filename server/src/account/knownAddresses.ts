import type { Db } from '../database/Database';
import { sql } from '../database/sql';

/** For how long the network of a sign-in is remembered. */
const RETENTION = '90 days';

/** A column for rows `u` of users: whether the user signed in from the network `$2` before. */
export const IS_KNOWN_NETWORK = `exists (select from known_addresses k where k.dealer_id = u.dealer_id
  and k.user_id = u.user_id and k.address = $2 and k.last_used_at > now() - interval '${RETENTION}') as is_known_here`;

interface Owner {
  dealer_id: number;
  user_id: number;
}

/** Stores the network from which a user proved their identity, and deletes expired entries. */
export async function rememberAddress(db: Db, { dealer_id, user_id }: Owner, address: string): Promise<void> {
  await db.query(sql`with forgotten as (
      delete from known_addresses where dealer_id = ${dealer_id} and user_id = ${user_id}
        and address <> ${address} and last_used_at < now() - ${RETENTION}::interval)
    insert into known_addresses (dealer_id, user_id, address) values (${dealer_id}, ${user_id}, ${address})
    on conflict (dealer_id, user_id, address) do update set last_used_at = now()`);
}
