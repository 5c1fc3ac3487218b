import type { UserType } from '@smart-elevator/shared-api/contract/endpoint';
import type { Registration } from '@smart-elevator/shared-api/contract/people/person';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { syncSignInNames } from './signInNames';
import { IS_KNOWN_NETWORK } from './knownAddresses';
import { userColumns } from './userColumns';

/** A person at registration. */
export type NewUser = Omit<
  Registration,
  'user_type' | 'password1' | 'password2' | 'admin_email' | 'admin_passcode' | 'company_name'
> & { password_hash: string | null; is_verified: boolean };

/** Stores a dealer, in a transaction; the id is the user id and the dealer id. */
export const insertDealer = (db: Db, user: NewUser, passcode: string): Promise<number> => {
  const { columns, values } = storedOf(user, 'DealerUser');
  return insert(
    db,
    sql`with new as (select nextval(pg_get_serial_sequence('users', 'user_id')) as id),
        dealer as (insert into dealers (dealer_id, passcode) select id, ${passcode} from new)
      insert into users (user_id, dealer_id, ${columns}) select id, id, ${values} from new
      returning dealer_id, user_id`,
  );
};

/** Stores a technician or a customer of a dealer, in a transaction. */
export const insertMember = (
  db: Db,
  user: NewUser,
  dealer_id: number,
  user_type: Exclude<UserType, 'DealerUser'>,
): Promise<number> => {
  const { columns, values } = storedOf(user, user_type);
  return insert(
    db,
    sql`insert into users (dealer_id, ${columns}) values (${dealer_id}, ${values}) returning dealer_id, user_id`,
  );
};

function storedOf(user: NewUser, user_type: UserType) {
  const { columns, values } = userColumns.inserted({ ...user, user_type });
  return {
    columns: sql`${columns}, password_hash, is_verified`,
    values: sql`${values}, ${user.password_hash}, ${user.is_verified}`,
  };
}

async function insert(db: Db, statement: Sql): Promise<number> {
  const [row] = await db.query<{ dealer_id: number; user_id: number }>(statement);
  if (!row) throw new Error('The insert returned no row.');
  await syncSignInNames(db, row.dealer_id, [row.user_id]);
  return row.user_id;
}

/**
 * Which of the two are taken, case-insensitively; a user name is also taken by one that looks the same (ADR-118). The e-mail
 * address of `owner` is not taken for themselves.
 */
export async function takenNames(db: Db, username: string, email: string, owner?: number) {
  const [taken] = await db.query<{ username: boolean; email: boolean }>(
    `select exists (select from sign_in_names where username = lower($1))
              or exists (select from sign_in_names where look = look_of($1)) as username,
            exists (select from sign_in_names where email = lower($2) and user_id is distinct from $3) as email`,
    [username, email, owner ?? null],
  );
  return taken ?? { username: false, email: false };
}

/** The fields of a user that sign-in needs. */
export interface SignInUser {
  user_id: number;
  dealer_id: number;
  user_type: UserType;
  password_hash: string | null;
  is_verified: boolean;
  admin_email: string;
  /** The user signed in from this network before. */
  is_known_here: boolean;
  has_second_factor: boolean;
}

/** The active user with a name, case-insensitively; `address` is the caller's network. */
export async function userByName(db: Db, username: string, address: string): Promise<SignInUser | undefined> {
  const [user] = await db.query<SignInUser>(
    `select u.user_id, u.dealer_id, u.user_type, u.password_hash, u.is_verified, d.email as admin_email,
       ${IS_KNOWN_NETWORK}, f.confirmed_at is not null as has_second_factor
     from sign_in_names n join users u on u.dealer_id = n.dealer_id and u.user_id = n.user_id
     join users d on d.dealer_id = u.dealer_id and d.user_id = u.dealer_id
     left join second_factors f on f.dealer_id = u.dealer_id and f.user_id = u.user_id
     where n.username = lower($1) and u.is_active`,
    [username, address],
  );
  return user;
}

/**
 * Whether the password that was checked is still that of the user, who is locked until the transaction ends: a change or a reset of the
 * password then ends the session that begins here.
 */
export async function hasPasswordStill(
  db: Db,
  { dealer_id, user_id, password_hash }: SignInUser,
): Promise<boolean> {
  const rows = await db.query(sql`select from users where dealer_id = ${dealer_id} and user_id = ${user_id}
    and password_hash = ${password_hash} for no key update`);
  return rows.length > 0;
}

/** The fields of a dealer that the registration of their people needs. */
interface RegisteringDealer {
  user_id: number;
  passcode: string;
  is_known_here: boolean;
}

/** The dealer with an e-mail address, case-insensitively, with the passcode; `address` is the caller's network. */
export async function dealerByEmail(
  db: Db,
  email: string,
  address: string,
): Promise<RegisteringDealer | undefined> {
  const [dealer] = await db.query<RegisteringDealer>(
    `select u.user_id, d.passcode, ${IS_KNOWN_NETWORK} from sign_in_names n
     join users u on u.dealer_id = n.dealer_id and u.user_id = n.user_id
     join dealers d on d.dealer_id = n.dealer_id and d.dealer_id = n.user_id
     where n.email = lower($1) and u.is_active`,
    [email, address],
  );
  return dealer;
}
