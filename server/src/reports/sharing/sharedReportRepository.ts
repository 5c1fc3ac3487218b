import type { SharedReport } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import type { Db } from '../../database/Database';
import { isoTimestamp } from '../../database/listSql';
import { nameOf } from '../../database/personName';
import { sql, type Sql } from '../../database/sql';
import type { DescribedReport } from './describeReport';
import { hashOfToken, newSeed, tokenOf } from './sharedToken';

/** The most links of a list. */
const MAX_LISTED = 100;

/** A new link. */
export interface NewShare extends Omit<
  DescribedReport,
  'draw' | 'date_format' | 'of_several' | 'named_customer_id'
> {
  dealer_id: number;
  created_by: number;
  language: string;
  days: number;
  pdf: Uint8Array;
}

/** Stores a link with its PDF, and returns its token. */
export async function storeShare(db: Db, share: NewShare, secret: string): Promise<string> {
  const seed = newSeed();
  const token = tokenOf(seed, secret);
  const { dealer_id, kind, elevator_id, building_name, customer_id, report_id, from_day, to_day, language } =
    share;
  await db.query(sql`insert into shared_reports (dealer_id, token_hash, seed, kind, elevator_id, building_name, customer_id, report_id,
      from_day, to_day, language, title, sender, file_name, pdf, created_by, expires_at)
    values (${dealer_id}, ${hashOfToken(token)}, ${seed}, ${kind}, ${elevator_id}, ${building_name}, ${customer_id}, ${report_id},
      ${from_day}, ${to_day}, ${language}, ${share.title}, ${share.sender}, ${share.file_name}, ${Buffer.from(share.pdf)},
      ${share.created_by}, now() + make_interval(days => ${share.days}::integer))`);
  return token;
}

/** Which links are listed; of no lift and no building are none. */
export interface SharesOf {
  elevator?: number | undefined;
  building?: string | undefined;
  /** Of a building; those that were made for nobody in particular are of each customer. */
  customer?: number | undefined;
  amc_of?: number | undefined;
  /** Those that work, of lifts and buildings that are gone. */
  gone?: boolean | undefined;
}

interface Listed extends Omit<SharedReport, 'link'> {
  seed: Buffer;
  token_hash: Buffer;
}

/** The links of a lift, a building, or the AMC reports of a lift, the newest first; `linkOf` makes an address of a token. */
export async function listShares(
  db: Db,
  dealer_id: number,
  of: SharesOf,
  { secret, linkOf }: { secret: string; linkOf: (token: string) => string },
): Promise<SharedReport[]> {
  const rows = await db.query<Listed>(sql`
    select s.share_id, s.title, s.seed, s.token_hash, ${isoTimestamp(sql`s.created_at`)} as created_at,
      ${nameOf(sql`u`)} as created_by, ${isoTimestamp(sql`s.expires_at`)} as expires_at,
      ${isoTimestamp(sql`s.revoked_at`)} as revoked_at, s.opened, ${isoTimestamp(sql`s.last_opened_at`)} as last_opened_at
    from shared_reports s join users u on u.dealer_id = s.dealer_id and u.user_id = s.created_by
    where s.dealer_id = ${dealer_id} and ${condition(of)} order by s.share_id desc limit ${MAX_LISTED}`);
  return rows.map(({ seed, token_hash, ...share }) => {
    const token = tokenOf(seed, secret);
    return { ...share, link: hashOfToken(token).equals(token_hash) ? linkOf(token) : null };
  });
}

function condition({ elevator, building, customer, amc_of, gone }: SharesOf): Sql {
  if (elevator !== undefined) return sql`s.kind = 'elevator' and s.elevator_id = ${elevator}`;
  if (building !== undefined)
    return sql`s.kind = 'building' and s.building_name = ${building}
      and ${customer === undefined ? sql`true` : sql`(s.customer_id is null or s.customer_id = ${customer})`}`;
  if (amc_of !== undefined) return sql`s.kind = 'amc_report' and s.elevator_id = ${amc_of}`;
  if (gone)
    return sql`s.revoked_at is null and s.expires_at > now() and not exists (select from elevators e
      where e.dealer_id = s.dealer_id and e.deleted_at is null
        and (e.elevator_id = s.elevator_id or e.building_name = s.building_name))`;
  return sql`false`;
}

/** Revokes a link and deletes its PDF; false if there is none. */
export async function revokeShare(db: Db, dealer_id: number, share_id: number): Promise<boolean> {
  const found =
    await db.query(sql`update shared_reports set revoked_at = coalesce(revoked_at, now()), pdf = null
    where dealer_id = ${dealer_id} and share_id = ${share_id} returning 1`);
  return found.length > 0;
}

/** What a link leads to. */
export interface OpenedShare {
  sender: string;
  title: string;
  expires_at: string;
  has_expired: boolean;
}

/** The link with this token; undefined if it is unknown or revoked. */
export async function findShare(db: Db, token: string): Promise<OpenedShare | undefined> {
  const [found] = await db.query<OpenedShare>(sql`
    select s.sender, s.title, ${isoTimestamp(sql`s.expires_at`)} as expires_at, s.expires_at <= now() as has_expired
    from shared_reports s where s.token_hash = ${hashOfToken(token)} and s.revoked_at is null`);
  return found;
}

/** The PDF of a link that works, counted as opened; undefined if there is none. */
export async function openShare(
  db: Db,
  token: string,
): Promise<{ file_name: string; pdf: Buffer } | undefined> {
  const [opened] = await db.query<{ file_name: string; pdf: Buffer }>(sql`
    update shared_reports set opened = opened + 1, last_opened_at = now()
    where token_hash = ${hashOfToken(token)} and revoked_at is null and expires_at > now() returning file_name, pdf`);
  return opened;
}
