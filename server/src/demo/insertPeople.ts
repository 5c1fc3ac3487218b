import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { syncSignInNames } from '../account/signInNames';
import type { Db } from '../database/Database';
import { midnight } from '../maintenance/advanceStates';
import type { DemoElevator } from './demoElevators';
import { insertRows } from './insertRows';

/** The demonstration dealer's technicians: given name and family name. */
const DEMO_TECHNICIANS = [
  ['Arjun', 'Nair'],
  ['Priya', 'Sharma'],
  ['Vikram', 'Reddy'],
  ['Anil', 'Kulkarni'],
  ['Deepa', 'Iyer'],
  ['Suresh', 'Patil'],
  ['Kavita', 'Joshi'],
  ['Manoj', 'Yadav'],
  ['Rahul', 'Deshmukh'],
  ['Sunita', 'Menon'],
  ['Imran', 'Shaikh'],
  ['Harpreet', 'Gill'],
] as const;

interface StoredUser {
  user_id: number;
  username: string;
}

/** The technicians, who sign in with the password of the demonstration. */
export async function insertTechnicians(
  db: Db,
  dealer_id: number,
  password_hash: string,
  today: string,
): Promise<number[]> {
  const technicians = DEMO_TECHNICIANS.map(([first_name, last_name], at) => {
    const username = `${first_name}.${last_name}`.toLowerCase();
    const phoneno = `+1 410 555 01${String(at + 1).padStart(2, '0')}`;
    const email = `${username}@example.com`;
    return {
      user_type: 'TechnicianUser',
      username,
      email,
      first_name,
      last_name,
      phoneno,
      password_hash,
      is_verified: true,
      last_sign_in_at: midnight(addDays(today, -at)),
    };
  });
  return (await insertUsers(db, dealer_id, technicians)).map(({ user_id }) => user_id);
}

/** The buildings' customers, by user name. They cannot sign in, because they have no password. */
export async function insertCustomers(
  db: Db,
  dealer_id: number,
  elevators: readonly DemoElevator[],
  today: string,
) {
  const customers = [...new Set(elevators.map(({ customer }) => customer))].map((customer) => ({
    user_type: 'CustomerUser',
    username: customer.customer_username,
    email: customer.customer_email,
    first_name: customer.customer_first_name,
    last_name: customer.customer_last_name,
    phoneno: customer.customer_phone,
    is_active: true,
    is_verified: true,
    invited_at: midnight(addDays(today, -1)),
  }));
  const stored = await insertUsers(db, dealer_id, customers);
  return new Map(stored.map(({ username, user_id }) => [username, user_id]));
}

/** Stores people, with their names in the directory. */
export async function insertUsers(
  db: Db,
  dealer_id: number,
  users: readonly object[],
): Promise<StoredUser[]> {
  const stored = await insertRows<StoredUser>(db, 'users', dealer_id, users);
  await syncSignInNames(
    db,
    dealer_id,
    stored.map(({ user_id }) => user_id),
  );
  return stored;
}
