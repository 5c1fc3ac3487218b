import { confirmTotp } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { SecondFactorState } from '@smart-elevator/shared-api/contract/account/secondFactor';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { seal, unseal } from './seal';

/** How long recovery codes whose answer was lost can be asked for again. */
const REPEATED_WITHIN_MINUTES = 10;

/** The owner of a second factor. */
export interface Owner {
  dealer_id: number;
  user_id: number;
}

const nameOf = ({ dealer_id, user_id }: Owner): string => `${dealer_id}:${user_id}`;

/** Whether a user's second factor is on, and the number of recovery codes that are left. */
export async function secondFactorOf(db: Db, { dealer_id, user_id }: Owner): Promise<SecondFactorState> {
  const [state] = await db.query<SecondFactorState>(sql`
    select true as enabled, (select count(*) from recovery_codes c where c.dealer_id = f.dealer_id
        and c.user_id = f.user_id and c.used_at is null) as recovery_codes_left
    from second_factors f
    where f.dealer_id = ${dealer_id} and f.user_id = ${user_id} and f.confirmed_at is not null`);
  return state ?? { enabled: false, recovery_codes_left: 0 };
}

/** Stores a secret that is not confirmed yet, and replaces an earlier one; false when the factor is on. */
export async function storeSecret(
  db: Db,
  owner: Owner,
  secret: string,
  serverSecret: string,
): Promise<boolean> {
  const sealed = seal(secret, nameOf(owner), serverSecret);
  const rows = await db.query(sql`insert into second_factors as f (dealer_id, user_id, sealed_secret)
    values (${owner.dealer_id}, ${owner.user_id}, ${sealed})
    on conflict (dealer_id, user_id) do update set sealed_secret = excluded.sealed_secret, last_period = 0
      where f.confirmed_at is null
    returning 1`);
  return rows.length > 0;
}

/** The secret of a user's factor; undefined when there is none, or when the server's secret was replaced. */
export async function readSecret(
  db: Db,
  owner: Owner,
  is: 'begun' | 'on',
  serverSecret: string,
): Promise<string | undefined> {
  const [factor] = await db.query<{ sealed_secret: Buffer }>(sql`
    select sealed_secret from second_factors where dealer_id = ${owner.dealer_id}
    and user_id = ${owner.user_id} and (confirmed_at is not null) = ${is === 'on'}`);
  return factor && unseal(factor.sealed_secret, nameOf(owner), serverSecret);
}

/** Stores that the code of a period was used; false when that one or a later one was used before. */
export async function consumePeriod(db: Db, { dealer_id, user_id }: Owner, period: number): Promise<boolean> {
  const rows = await db.query(sql`update second_factors set last_period = ${period}
    where dealer_id = ${dealer_id} and user_id = ${user_id} and last_period < ${period} returning 1`);
  return rows.length > 0;
}

/** Switches on a factor that was begun; false when it was on already. */
export async function switchOn(db: Db, { dealer_id, user_id }: Owner): Promise<boolean> {
  const rows = await db.query(sql`update second_factors set confirmed_at = now()
    where dealer_id = ${dealer_id} and user_id = ${user_id} and confirmed_at is null returning 1`);
  return rows.length > 0;
}

/**
 * Whether a factor that is on was confirmed moments ago by the call with this digest, and no recovery code was used since. It is
 * locked, so that of concurrent calls each makes whole recovery codes.
 */
export async function wasConfirmedBy(
  db: Db,
  { dealer_id, user_id }: Owner,
  digest: string,
): Promise<boolean> {
  const rows = await db.query(sql`select from second_factors f
    join idempotency_keys k on k.dealer_id = f.dealer_id and k.call = ${confirmTotp.name} and k.key = ${digest}
      and k.created_at = f.confirmed_at
    where f.dealer_id = ${dealer_id} and f.user_id = ${user_id}
      and f.confirmed_at > now() - make_interval(mins => ${REPEATED_WITHIN_MINUTES})
      and not exists (select from recovery_codes c
        where c.dealer_id = f.dealer_id and c.user_id = f.user_id and c.used_at is not null)
    for update of f`);
  return rows.length > 0;
}

/** Removes the factor with its recovery codes. */
export async function switchOff(db: Db, { dealer_id, user_id }: Owner): Promise<void> {
  await db.query(sql`delete from second_factors where dealer_id = ${dealer_id} and user_id = ${user_id}`);
}
