import { addMonths } from '@smart-elevator/shared-api/contract/calendar';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import type { Seal } from '@smart-elevator/shared-api/contract/alarms/seal';
import { recordMessages, reportMessages } from '@smart-elevator/shared-api/contract/reports/report';
import type { TimelineEntry } from '@smart-elevator/shared-api/contract/elevators/timeline';
import type { Db } from '../database/Database';
import { type LocalDays, clockAt, isWithin } from '../database/localDays';
import { sql } from '../database/sql';
import { readHappened } from '../elevators/timeline';
import type { Caller } from '../http/authenticate';
import { badRequest, notFound } from '../http/HttpError';
import { ALARM_COLUMNS, ALARMS } from './alarmColumns';
import { listSeals } from './seals';
import { readTestCalls } from './testCalls';

/** The longest period of a printed record, in months, and its most entries of a kind. */
const MAX_MONTHS = 60;
const MAX_ENTRIES = 1_000;

/** An entry of the accident register: an alarm and the seal after it. */
export type RegisterEntry = Alarm & { seal: Seal | undefined };

/** The logbook of a lift. */
export interface Logbook {
  elevator_name: string;
  building_name: string;
  address: string;
  entries: LogbookEntry[];
}

/** What happened to a lift; `at` is a day or a timestamp. The newest is first. */
export type LogbookEntry =
  | ({ what: 'event' } & Pick<TimelineEntry, 'at' | 'kind' | 'title' | 'detail'>)
  | { what: 'alarm'; at: string; alarm: Alarm }
  | { what: 'sealed' | 'unsealed'; at: string; seal: Seal }
  | { what: 'test'; at: string; who: string | null; note: string };

function checkPeriod({ from, to }: LocalDays): void {
  if (from > to) throw badRequest({ to: [reportMessages.periodReversed] });
  if (to > addMonths(from, MAX_MONTHS)) throw badRequest({ to: [reportMessages.periodTooLong] });
}

/** One more than fits, so that a record that would not be complete is refused, not cut. */
const ROWS = MAX_ENTRIES + 1;

function checkComplete(...kinds: readonly (readonly unknown[])[]): void {
  if (kinds.some(({ length }) => length > MAX_ENTRIES))
    throw badRequest({ to: [recordMessages.tooManyEntries] });
}

/** The alarms that were reported in a period, the oldest first, with their seals (R1370). */
export async function readRegister(db: Db, dealer_id: number, period: LocalDays): Promise<RegisterEntry[]> {
  checkPeriod(period);
  const alarms = await db.query<Alarm>(sql`select ${ALARM_COLUMNS} from ${ALARMS}
    where a.dealer_id = ${dealer_id} and ${isWithin(sql`a.reported_at`, period)} order by a.reported_at, a.alarm_id limit ${ROWS}`);
  checkComplete(alarms);
  const lifts = new Set(alarms.flatMap(({ elevator_id }) => elevator_id ?? []));
  const seals: Seal[] = [];
  for (const elevator_id of lifts) seals.push(...(await listSeals(db, dealer_id, elevator_id, MAX_ENTRIES)));
  return alarms.map((alarm) => ({
    ...alarm,
    seal: seals.find(({ alarm_id }) => alarm_id === alarm.alarm_id),
  }));
}

/** All that happened to a lift in a period (R1371); 404 for a lift that the dealer does not have. */
export async function readLogbook(
  db: Db,
  caller: Caller,
  elevator_id: number,
  period: LocalDays,
): Promise<Logbook> {
  const { dealer_id } = caller;
  checkPeriod(period);
  const [lift] = await db.query<Omit<Logbook, 'entries'>>(sql`select elevator_name, building_name,
      concat_ws(', ', nullif(elevator_address, ''), nullif(elevator_zip, '')) as address
    from elevators where dealer_id = ${dealer_id} and elevator_id = ${elevator_id} and deleted_at is null`);
  if (!lift) throw notFound();
  const { utc_offset } = period;
  // What is still to come did not happen.
  const days = { ...period, to: period.to < caller.today ? period.to : caller.today };
  const alarms = await db.query<Alarm>(sql`select ${ALARM_COLUMNS} from ${ALARMS}
    where a.dealer_id = ${dealer_id} and a.elevator_id = ${elevator_id} and ${isWithin(sql`a.reported_at`, days)}
    order by a.alarm_id desc limit ${ROWS}`);
  const seals = await listSeals(db, dealer_id, elevator_id, MAX_ENTRIES);
  const test_calls = await readTestCalls(db, dealer_id, elevator_id, { days, rows: ROWS });
  const events = await readHappened(db, dealer_id, elevator_id, { days, rows: ROWS });
  checkComplete(alarms, test_calls, events);
  // A day without a time counts as its start.
  const shownAt = (at: string) => (at.length > 10 ? clockAt(at, utc_offset) : at);
  const sealings: LogbookEntry[] = seals.flatMap((seal) => [
    { what: 'sealed', at: seal.sealed_at, seal },
    ...(seal.lifted_at === null ? [] : [{ what: 'unsealed' as const, at: seal.lifted_at, seal }]),
  ]);
  const entries: LogbookEntry[] = [
    ...events.map(({ at, kind, title, detail }) => ({ what: 'event' as const, at, kind, title, detail })),
    ...alarms.map((alarm) => ({ what: 'alarm' as const, at: alarm.reported_at, alarm })),
    ...sealings.filter(({ at }) => {
      const day = shownAt(at).slice(0, 10);
      return day >= days.from && day <= days.to;
    }),
    ...test_calls.map(({ at, who, note }) => ({ what: 'test' as const, at, who, note })),
  ];
  const newestFirst = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);
  return { ...lift, entries: entries.toSorted((a, b) => newestFirst(shownAt(a.at), shownAt(b.at))) };
}
