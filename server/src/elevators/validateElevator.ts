import { latestToday } from '@smart-elevator/shared-api/contract/calendar';
import {
  elevatorDateErrors,
  type MaintenanceDays,
} from '@smart-elevator/shared-api/contract/elevators/mainState';
import { elevatorMessages } from '@smart-elevator/shared-api/contract/elevators/messages';
import type { UserType } from '@smart-elevator/shared-api/contract/endpoint';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { badRequest } from '../http/HttpError';

/** Another elevator has the name. */
export const NAME_TAKEN = { elevator_name: [elevatorMessages.nameTaken] };

/** The references to check; those that a change omits are not checked. */
export interface ElevatorReferences {
  /** The dealer and, if assigned, the engineer (R551). */
  user_id?: readonly number[] | undefined;
  /** The current engineer, who may stay even if deactivated. */
  engineer?: number | null | undefined;
  customer_id?: number | null | undefined;
  days: MaintenanceDays;
  /** Whether a day has changed; for a new elevator all have. */
  isNew?: (day: keyof MaintenanceDays) => boolean;
}

/** Refuses people who do not belong to this dealer, and days that contradict one another; all errors at once. */
export async function validateElevator(
  db: Db,
  dealer_id: number,
  references: ElevatorReferences,
): Promise<void> {
  const { user_id, engineer = null, customer_id, days, isNew } = references;
  const errors: FieldErrors = elevatorDateErrors(days, latestToday(), isNew);
  const ofPeople = user_id ? await peopleFaults(db, dealer_id, user_id, engineer) : [];
  if (ofPeople.length > 0) errors['user_id'] = ofPeople;
  if (customer_id && (await foreignPeople(db, dealer_id, [customer_id], 'CustomerUser')).length > 0)
    errors['customer_id'] = [frameworkMessages.noSuchRow(customer_id)];
  if (Object.keys(errors).length > 0) throw badRequest(errors);
}

/** The engineer in a user_id list; null when it contains only the dealer. */
export const assignedEngineer = (user_id: readonly number[], dealer_id: number): number | null =>
  user_id.find((id) => id !== dealer_id) ?? null;

async function peopleFaults(
  db: Db,
  dealer_id: number,
  user_id: readonly number[],
  engineer: number | null,
): Promise<string[]> {
  const engineers = [...new Set(user_id)].filter((id) => id !== dealer_id);
  const strangers = await foreignPeople(db, dealer_id, engineers, 'TechnicianUser', engineer);
  if (strangers.length > 0) return strangers.map((id) => frameworkMessages.noSuchRow(id));
  if (!user_id.includes(dealer_id)) return [elevatorMessages.dealerMissing];
  return engineers.length > 1 ? [elevatorMessages.oneEngineer] : [];
}

/**
 * Those of `ids` that are not people of this dealer, have another role, or are deactivated technicians, except the
 * one who
 * `stays`. The others cannot be deleted meanwhile.
 */
async function foreignPeople(
  db: Db,
  dealer_id: number,
  ids: readonly number[],
  kind: UserType,
  stays: number | null = null,
) {
  if (ids.length === 0) return [];
  const known = await db.query<{ user_id: number }>(sql`
    select user_id from users where dealer_id = ${dealer_id} and user_id = any(${ids}::bigint[])
    and user_type = ${kind} and (is_active or user_type <> 'TechnicianUser' or user_id = ${stays}::bigint)
    and deleted_at is null order by user_id for share`);
  return ids.filter((id) => !known.some(({ user_id }) => user_id === id));
}
