import { addDays, addMonths } from '@smart-elevator/shared-api/contract/calendar';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import type { Seal } from '@smart-elevator/shared-api/contract/alarms/seal';
import { reportMessages } from '@smart-elevator/shared-api/contract/reports/report';
import type { TimelineEntry } from '@smart-elevator/shared-api/contract/elevators/timeline';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { clockAt, startOfDay } from '../database/startOfDay';
import { readTimeline } from '../elevators/timeline';
import type { Caller } from '../http/authenticate';
import { badRequest, notFound } from '../http/HttpError';
import { ALARM_COLUMNS, ALARMS } from './alarmColumns';
import { listSeals } from './seals';
import { testCallsOf } from './testCalls';

/** The days of a record, both inclusive, yyyy-mm-dd. */
export interface RecordPeriod {
  from: string;
  to: string;
  /** The minutes that the clock of the reader is ahead of UTC: whose days these are. */
  utc_offset: number;
}

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

function checkPeriod({ from, to }: RecordPeriod): void {
  if (from > to) throw badRequest({ to: [reportMessages.periodReversed] });
  if (to > addMonths(from, MAX_MONTHS)) throw badRequest({ to: [reportMessages.periodTooLong] });
}

/** Whether a moment is in a period. */
const isWithin = (moment: Sql, { from, to, utc_offset }: RecordPeriod): Sql =>
  sql`${moment} >= ${startOfDay(from, utc_offset)}::timestamptz
    and ${moment} < ${startOfDay(addDays(to, 1), utc_offset)}::timestamptz`;

/** The alarms that were reported in a period, the oldest first, with their seals (R1370). */
export async function readRegister(
  db: Db,
  dealer_id: number,
  period: RecordPeriod,
): Promise<RegisterEntry[]> {
  checkPeriod(period);
  const alarms = await db.query<Alarm>(sql`select ${ALARM_COLUMNS} from ${ALARMS}
    where a.dealer_id = ${dealer_id} and ${isWithin(sql`a.reported_at`, period)} order by a.reported_at, a.alarm_id limit ${MAX_ENTRIES}`);
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
  period: RecordPeriod,
): Promise<Logbook> {
  const { dealer_id } = caller;
  checkPeriod(period);
  const [lift] = await db.query<Omit<Logbook, 'entries'>>(sql`select elevator_name, building_name,
      concat_ws(', ', nullif(elevator_address, ''), nullif(elevator_zip, '')) as address
    from elevators where dealer_id = ${dealer_id} and elevator_id = ${elevator_id} and deleted_at is null`);
  if (!lift) throw notFound();
  const alarms = await db.query<Alarm>(sql`select ${ALARM_COLUMNS} from ${ALARMS}
    where a.dealer_id = ${dealer_id} and a.elevator_id = ${elevator_id}
    order by a.alarm_id desc limit ${MAX_ENTRIES}`);
  const seals = await listSeals(db, dealer_id, elevator_id, MAX_ENTRIES);
  const { test_calls } = await testCallsOf(db, dealer_id, elevator_id, MAX_ENTRIES);
  const events = await readTimeline(db, caller, elevator_id, { page: 1, page_size: MAX_PAGE_SIZE });
  const rows = 'results' in events ? events.results : [];
  const entries: LogbookEntry[] = [
    ...rows.map(({ at, kind, title, detail }) => ({ what: 'event' as const, at, kind, title, detail })),
    ...alarms.map((alarm) => ({ what: 'alarm' as const, at: alarm.reported_at, alarm })),
    ...seals.map((seal) => ({ what: 'sealed' as const, at: seal.sealed_at, seal })),
    ...seals.flatMap((seal) =>
      seal.lifted_at === null ? [] : [{ what: 'unsealed' as const, at: seal.lifted_at, seal }],
    ),
    ...test_calls.map(({ at, who, note }) => ({ what: 'test' as const, at, who, note })),
  ];
  const { from, to, utc_offset } = period;
  // A day without a time counts as its start.
  const shownAt = ({ at }: LogbookEntry) => (at.length > 10 ? clockAt(at, utc_offset) : at);
  const dayOf = (entry: LogbookEntry) => shownAt(entry).slice(0, 10);
  return {
    ...lift,
    entries: entries
      .filter((entry) => dayOf(entry) >= from && dayOf(entry) <= to)
      .toSorted((a, b) => (shownAt(a) < shownAt(b) ? 1 : shownAt(a) > shownAt(b) ? -1 : 0)),
  };
}
