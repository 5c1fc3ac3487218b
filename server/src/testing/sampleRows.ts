import type { Db } from '../database/Database';
import type { SignedIn } from './signedInCalls';

/** Rows of the sample data of a dealer, $1. */
export const A_SAMPLE_ELEVATOR =
  'select elevator_id as id from elevators where dealer_id = $1 order by elevator_id limit 1';
export const A_SAMPLE_TECHNICIAN = `select user_id as id from users where dealer_id = $1 and user_type = 'TechnicianUser'
  order by user_id limit 1`;

/** The `id` that a query finds for a dealer, $1. */
export async function idIn(db: Db, { id }: SignedIn, select: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(select, [id]);
  if (!row) throw new Error('No row was found.');
  return row.id;
}
