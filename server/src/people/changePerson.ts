import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import type { Person, PersonChanges } from '@smart-elevator/shared-api/contract/people/person';
import { syncSignInNames } from '../account/signInNames';
import { userColumns } from '../account/userColumns';
import { takenNames } from '../account/userRepository';
import type { Database, Db } from '../database/Database';
import { joinSql, sql } from '../database/sql';
import { badRequest, notFound, refuseDuplicate } from '../http/HttpError';
import { notifyAddressChange } from './notifyAddressChange';
import { findPerson, PERSON } from './findPerson';

/** A change of one technician or customer. */
export interface PersonChange {
  dealer_id: number;
  user_id: number;
  /** Omitted fields stay as they are. */
  changes: PersonChanges;
  /** The base of the links in mails. */
  publicUrl: string;
}

interface Stored extends Person {
  username: string;
  has_password: boolean;
}

/** Another user has the address. */
const EMAIL_KNOWN = { email: [accountMessages.emailKnown] };

/** Changes a technician or a customer, or throws a refusal with the reasons. */
export const changePerson = (db: Database, change: PersonChange): Promise<Person> =>
  refuseDuplicate(EMAIL_KNOWN, () => db.transaction((within) => applyChange(within, change)));

async function applyChange(db: Db, change: PersonChange): Promise<Person> {
  const { dealer_id, user_id, changes, publicUrl } = change;
  const stored = await lockPerson(db, dealer_id, user_id);
  const next = { ...stored, ...changes };
  const isNewAddress = next.email.toLowerCase() !== stored.email.toLowerCase();
  if (isNewAddress && (await takenNames(db, '', next.email)).email) throw badRequest(EMAIL_KNOWN);
  await db.query(sql`
    update users set ${joinSql(userColumns.assigned(changes), ', ', sql``)}, updated_at = now()
    where dealer_id = ${dealer_id} and user_id = ${user_id}`);
  await syncSignInNames(db, dealer_id, [user_id]);
  if (isNewAddress) await notifyAddressChange(db, dealer_id, next, publicUrl);
  return findPerson(db, dealer_id, user_id);
}

/** A dealer is not one of their own people. */
async function lockPerson(db: Db, dealer_id: number, user_id: number): Promise<Stored> {
  const [stored] = await db.query<Stored>(sql`select ${PERSON}, u.password_hash is not null as has_password
    from users u where u.dealer_id = ${dealer_id} and u.user_id = ${user_id} and u.user_id <> u.dealer_id
      and u.deleted_at is null for update`);
  if (!stored) throw notFound();
  return stored;
}
