import type { Db } from '../database/Database';
import { runQuery, sql } from '../database/sql';

/** For how long a network that a user signed in from is known. */
const RETENTION = '90 days';

/** A column of rows `u` of users: whether they signed in from the network `$2` before. */
export const IS_KNOWN_NETWORK = `exists (select from known_addresses k where k.dealer_id = u.dealer_id
  and k.user_id = u.user_id and k.address = $2 and k.last_used_at > now() - interval '${RETENTION}') as is_known_here`;

interface Owner {
  dealer_id: number;
  user_id: number;
}

/** Remembers where somebody proved who they are; what is too old is forgotten. */
export async function rememberAddress(db: Db, { dealer_id, user_id }: Owner, address: string): Promise<void> {
  await runQuery(
    db,
    sql`with forgotten as (
        delete from known_addresses where dealer_id = ${dealer_id} and user_id = ${user_id}
          and address <> ${address} and last_used_at < now() - ${RETENTION}::interval)
      insert into known_addresses (dealer_id, user_id, address) values (${dealer_id}, ${user_id}, ${address})
      on conflict (dealer_id, user_id, address) do update set last_used_at = now()`,
  );
}
