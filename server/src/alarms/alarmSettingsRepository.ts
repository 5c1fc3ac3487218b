import { isDeepStrictEqual } from 'node:util';
import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import {
  USUAL_ALARM_SETTINGS,
  type AlarmSettings,
  type EscalationStep,
} from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { badRequest } from '../http/HttpError';

/** The numbers of the fire service, one by one: an older release stored '101 / 112' as one number, which dials 101112. */
export const fireNumbers = (stored: readonly string[]): string[] =>
  stored.flatMap((text) => text.match(/[\d+*#][\d *#().-]*/g) ?? []).map((number) => number.trim());

/** What a dealer has set for emergencies (R1306); people who are gone are left out of the steps. */
export async function readAlarmSettings(db: Db, dealer_id: number): Promise<AlarmSettings> {
  const [stored] = await db.query<AlarmSettings>(sql`
    select steps, repeats, fire_minutes, fire_numbers, to_char(handover, 'HH24:MI') as handover, records_tests
    from alarm_settings where dealer_id = ${dealer_id}`);
  const settings = stored ?? USUAL_ALARM_SETTINGS;
  const people = new Set(await peopleAmong(db, dealer_id, settings));
  const steps = settings.steps.map((step) => ({
    ...step,
    user_ids: step.user_ids.filter((user_id) => people.has(user_id)),
  }));
  return { ...settings, steps, fire_numbers: fireNumbers(settings.fire_numbers) };
}

/**
 * Stores the settings as a whole; 400 when a step tells nobody, or somebody who does not exist. A step whose people are all
 * gone stays as it is stored: it does not keep the dealer from another change.
 */
export async function storeAlarmSettings(
  db: Db,
  dealer_id: number,
  settings: AlarmSettings,
): Promise<AlarmSettings> {
  const { repeats, fire_minutes, handover, records_tests } = settings;
  const steps = settings.steps.map(({ groups, user_ids, wait_minutes }) => ({
    groups: [...new Set(groups)],
    user_ids: [...new Set(user_ids)],
    wait_minutes,
  }));
  const people = new Set(await peopleAmong(db, dealer_id, settings));
  const stored = await readAlarmSettings(db, dealer_id);
  const errors: FieldErrors = steps.length === 0 ? { steps: [alarmMessages.noSteps] } : {};
  steps.forEach((step, at) => {
    const { user_ids } = step;
    if (isEmpty(step) && !isDeepStrictEqual(step, stored.steps[at]))
      errors[`steps.${at}.groups`] = [alarmMessages.emptyStep];
    if (user_ids.some((user_id) => !people.has(user_id)))
      errors[`steps.${at}.user_ids`] = [alarmMessages.noPerson];
  });
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  await db.query(sql`
    insert into alarm_settings (dealer_id, steps, repeats, fire_minutes, fire_numbers, handover, records_tests)
    values (${dealer_id}, ${JSON.stringify(steps)}::jsonb, ${repeats}, ${fire_minutes},
      ${[...new Set(settings.fire_numbers)]}::text[], ${handover}::time, ${records_tests})
    on conflict (dealer_id) do update set steps = excluded.steps, repeats = excluded.repeats,
      fire_minutes = excluded.fire_minutes, fire_numbers = excluded.fire_numbers, handover = excluded.handover,
      records_tests = excluded.records_tests`);
  return readAlarmSettings(db, dealer_id);
}

const isEmpty = ({ groups, user_ids }: EscalationStep): boolean =>
  groups.length === 0 && user_ids.length === 0;

/** Those people of the steps who exist: the dealer and technicians. */
async function peopleAmong(db: Db, dealer_id: number, { steps }: AlarmSettings): Promise<number[]> {
  const ids = steps.flatMap(({ user_ids }) => user_ids);
  if (ids.length === 0) return [];
  const found = await db.query<{ user_id: number }>(sql`select user_id from users
    where dealer_id = ${dealer_id} and user_id = any(${ids}::bigint[]) and user_type <> 'CustomerUser'
      and deleted_at is null`);
  return found.map(({ user_id }) => user_id);
}
