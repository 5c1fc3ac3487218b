import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import type { NewAlarm } from '@smart-elevator/shared-api/contract/alarms/alarmInput';
import type { Settings } from '../config/Settings';
import type { Db } from '../database/Database';
import { nameOf } from '../database/personName';
import { publishStale } from '../database/publishStale';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { notFound } from '../http/HttpError';
import { storeTicket } from '../tickets/storeTicket';
import { findAlarm } from './alarmRepository';
import { takeFirstStep } from './escalate';
import { recordAlarm } from './recordAlarm';
import { storeLetter, type WrittenAlarm } from './storeLetter';

/** A lift as an alarm remembers it. */
export interface AlarmPlace {
  elevator_name: string;
  building_name: string;
  elevator_address: string;
  customer_name: string;
  customer_phone: string;
}

/** What messages of an alarm depend on: the base of their links, and whether there is a gateway for text messages (R1450). */
type AlarmSettingsOfServer = Pick<Settings, 'publicUrl' | 'sendsTexts'>;

/**
 * Reports a person who is trapped (R1301): ticket, alarm, the messages of the first step and the news to open consoles are one
 * transaction. 404 for a lift that the dealer does not have.
 */
export async function reportAlarm(
  db: Db,
  caller: Caller,
  body: NewAlarm,
  { publicUrl, sendsTexts }: AlarmSettingsOfServer,
): Promise<Alarm> {
  const { dealer_id, user_id, session_id } = caller;
  const { caller_phone = '', note = '', elevator_address = '', device_at } = body;
  const elevator_id = body.elevator_id ?? null;
  const place =
    elevator_id === null
      ? { ...NOWHERE, elevator_address }
      : await findPlace(db, dealer_id, elevator_id, 'for share of e');
  const ticket_id =
    elevator_id === null ? null : await storeAlarmTicket(db, caller, { elevator_id, caller_phone, note });
  const [stored] = await db.query<WrittenAlarm>(sql`
    insert into alarms (dealer_id, ticket_id, elevator_id, elevator_name, building_name, elevator_address,
      customer_name, customer_phone, caller_phone, note, reported_by)
    values (${dealer_id}, ${ticket_id}, ${elevator_id}, ${place.elevator_name}, ${place.building_name},
      ${place.elevator_address}, ${place.customer_name}, ${place.customer_phone}, ${caller_phone}, ${note}, ${user_id})
    returning alarm_id, elevator_name, building_name, elevator_address, caller_phone, note`);
  if (!stored) throw new Error('The alarm was not stored.');
  const { alarm_id } = stored;
  await recordAlarm(db, { dealer_id, user_id, alarm_id, device_at }, [{ what: 'reported' }]);
  await storeLetter(db, dealer_id, stored, publicUrl);
  await takeFirstStep(db, { dealer_id, alarm_id, sendsTexts });
  // Within the transaction, unlike other changes: a crash after the commit must not leave the consoles silent.
  await publishStale(db, { dealer_id, session_id, domains: ['alarms'] });
  return findAlarm(db, dealer_id, alarm_id);
}

const NOWHERE: AlarmPlace = {
  elevator_name: '',
  building_name: '',
  elevator_address: '',
  customer_name: '',
  customer_phone: '',
};

/** The place of a lift of a dealer, which is not deleted until the transaction ends; 404 when there is none. */
export async function findPlace(
  db: Db,
  dealer_id: number,
  elevator_id: number,
  lock: 'for share of e',
): Promise<AlarmPlace> {
  const [place] = await db.query<AlarmPlace>(sql`
    select e.elevator_name, e.building_name, e.elevator_address, coalesce(${nameOf(sql`u`)}, '') as customer_name,
      coalesce(u.phoneno, '') as customer_phone
    from elevators e left join users u on u.dealer_id = e.dealer_id and u.user_id = e.customer_id and u.deleted_at is null
    where e.dealer_id = ${dealer_id} and e.elevator_id = ${elevator_id} and e.deleted_at is null
    ${sql([lock])}`);
  if (!place) throw notFound();
  return place;
}

/** The ticket of an alarm (R1301): Critical, due today, without asking for anything. */
export function storeAlarmTicket(
  db: Db,
  caller: Pick<Caller, 'dealer_id' | 'user_id' | 'today'>,
  { elevator_id, caller_phone, note }: { elevator_id: number; caller_phone: string; note: string },
): Promise<number> {
  const description = [note, caller_phone === '' ? '' : `Caller: ${caller_phone}`].filter(
    (line) => line !== '',
  );
  return storeTicket(
    db,
    caller,
    {
      elevator_id,
      entrapment: true,
      priority: 'Critical',
      label: TRAPPED,
      summary: TRAPPED,
      description: description.length > 0 ? description.join('\n') : TRAPPED,
    },
    { isEmergency: true },
  );
}

const TRAPPED = 'Passenger trapped';
