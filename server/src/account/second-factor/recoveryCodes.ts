import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@smart-elevator/shared-api/contract/account/secondFactor';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import type { Owner } from './secondFactorRepository';

/** Letters and digits that are easy to distinguish. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const newCode = () => Array.from({ length: GROUPS }, group).join('-');

/**
 * What the database stores. The 79 bits of a code cannot be brute-forced, so the hash needs no key: the codes still
 * work after the server's secret, and with it the app's, was replaced.
 */
const hashOf = ({ dealer_id, user_id }: Owner, code: string): Buffer =>
  createHash('sha256')
    .update(`recovery:${dealer_id}:${user_id}:${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest();

/** Creates new recovery codes for a user; older ones become invalid. */
export async function makeRecoveryCodes(db: Db, owner: Owner): Promise<string[]> {
  const { dealer_id, user_id } = owner;
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = codes.map((code) => hashOf(owner, code));
  await db.query(sql`delete from recovery_codes where dealer_id = ${dealer_id} and user_id = ${user_id}`);
  await db.query(sql`insert into recovery_codes (dealer_id, user_id, code_hash)
    select ${dealer_id}, ${user_id}, unnest(${hashes}::bytea[])`);
  return codes;
}

/** Uses up a recovery code; false when it is wrong or used. */
export async function consumeRecoveryCode(db: Db, owner: Owner, code: string): Promise<boolean> {
  const rows = await db.query(sql`update recovery_codes set used_at = now()
    where dealer_id = ${owner.dealer_id} and user_id = ${owner.user_id}
      and code_hash = ${hashOf(owner, code)} and used_at is null returning 1`);
  return rows.length > 0;
}
