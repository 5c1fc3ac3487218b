import type { UserType } from '@smart-elevator/shared-api/contract/account/user';
import type { Db } from '../database/Database';
import { IS_KNOWN_HERE } from './knownAddresses';

/** A person as they are registered. */
export interface NewUser {
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  phoneno: string;
  password_hash: string | null;
  is_verified: boolean;
}

const INSERT_DEALER = `
  with new as (select nextval(pg_get_serial_sequence('users', 'user_id'))::integer as id),
       dealer as (insert into dealers (dealer_id, passcode) select id, $8 from new)
  insert into users (user_id, dealer_id, user_type, username, email, first_name, last_name, phoneno, password_hash,
                     is_verified)
  select id, id, 'DealerUser', $1, $2, $3, $4, $5, $6, $7 from new
  returning user_id`;

const INSERT_MEMBER = `
  insert into users (username, email, first_name, last_name, phoneno, password_hash, is_verified, dealer_id, user_type)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning user_id`;

/** Stores a dealer; the id is the user's and the dealer's. */
export const insertDealer = (db: Db, user: NewUser, passcode: string): Promise<number> =>
  insert(db, INSERT_DEALER, [...valuesOf(user), passcode]);

/** Stores a technician or a customer of a dealer. */
export const insertMember = (
  db: Db,
  user: NewUser,
  dealer_id: number,
  user_type: Exclude<UserType, 'DealerUser'>,
): Promise<number> => insert(db, INSERT_MEMBER, [...valuesOf(user), dealer_id, user_type]);

async function insert(db: Db, sql: string, values: readonly unknown[]): Promise<number> {
  const [row] = await db.query<{ user_id: number }>(sql, values);
  if (!row) throw new Error('An insert gave no row.');
  return row.user_id;
}

const valuesOf = (user: NewUser) => [
  user.username,
  user.email,
  user.first_name,
  user.last_name,
  user.phoneno,
  user.password_hash,
  user.is_verified,
];

/** Which of the two are taken, without regard to case; a user name also by one that looks the same (ADR-044). */
export async function takenNames(db: Db, username: string, email: string) {
  const [taken] = await db.query<{ username: boolean; email: boolean }>(
    `select exists (select from users where lower(username) = lower($1) and deleted_at is null)
              or exists (select from users where look = look_of($1) and deleted_at is null) as username,
            exists (select from users where lower(email) = lower($2) and deleted_at is null) as email`,
    [username, email],
  );
  return taken ?? { username: false, email: false };
}

/** What sign-in needs to know of a user. */
export interface SignInUser {
  user_id: number;
  dealer_id: number;
  user_type: UserType;
  password_hash: string | null;
  is_verified: boolean;
  admin_email: string;
  /** They signed in from this network before. */
  is_known_here: boolean;
  has_second_factor: boolean;
}

/** The active user of a name, without regard to case; `address` is the network that asks. */
export async function userByName(db: Db, username: string, address: string): Promise<SignInUser | undefined> {
  const [user] = await db.query<SignInUser>(
    `select u.user_id, u.dealer_id, u.user_type, u.password_hash, u.is_verified, d.email as admin_email,
       ${IS_KNOWN_HERE}, f.confirmed_at is not null as has_second_factor
     from users u join users d on d.user_id = u.dealer_id
     left join second_factors f on f.dealer_id = u.dealer_id and f.user_id = u.user_id
     where lower(u.username) = lower($1) and u.deleted_at is null and u.is_active`,
    [username, address],
  );
  return user;
}

/** A dealer as registering their people needs it. */
interface RegisteringDealer {
  user_id: number;
  passcode: string;
  is_known_here: boolean;
}

/** The dealer of an e-mail address, without regard to case, with the passcode; `address` is the network that asks. */
export async function dealerByEmail(
  db: Db,
  email: string,
  address: string,
): Promise<RegisteringDealer | undefined> {
  const [dealer] = await db.query<RegisteringDealer>(
    `select u.user_id, d.passcode, ${IS_KNOWN_HERE} from dealers d join users u on u.user_id = d.dealer_id
     where lower(u.email) = lower($1) and u.deleted_at is null and u.is_active`,
    [email, address],
  );
  return dealer;
}
