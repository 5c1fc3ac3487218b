import { daysBetween } from '@smart-elevator/shared-api/contract/calendar';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { BOARD_MAX_DAYS } from '@smart-elevator/shared-api/contract/visits/board';
import { PlanBoard } from '@smart-elevator/shared-api/contract/visits/PlanBoard';
import type {
  SpreadChange,
  SpreadPreview,
  SpreadQuery,
} from '@smart-elevator/shared-api/contract/visits/spread';
import type { VisitPerson } from '@smart-elevator/shared-api/contract/visits/visit';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { hasBegun } from '@smart-elevator/shared-api/contract/visits/visitState';
import { dayNumber, dayOf } from '@smart-elevator/shared-api/contract/visits/workingCalendar';
import type { Db } from '../../database/Database';
import { fullNameOf } from '../../database/personName';
import { sql } from '../../database/sql';
import type { Caller } from '../../http/authenticate';
import { badRequest, notFound } from '../../http/HttpError';
import { readPlanInput, type StoredPlan, type StoredPlanInput } from '../planning/readPlanInput';
import { placeInstead } from './placeInstead';

/**
 * How the days of a technician would be spread (R1211, R1235). 404 for somebody else’s technician; 400 for days that are reversed,
 * over, or too many. The same data gives the same answer.
 */
export async function previewSpread(
  db: Db,
  { dealer_id, today }: Pick<Caller, 'dealer_id' | 'today'>,
  { technician_id, from, to, keep_day = false }: SpreadQuery,
): Promise<SpreadPreview> {
  const people = await readPeople(db, dealer_id);
  if (!people.has(technician_id)) throw notFound();
  const errors = daysErrors(from, to, today);
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  const input = await readPlanInput(db, dealer_id, today);
  const span = { from: from < today ? today : from, to };
  const theirs = input.visits.filter(
    ({ planned_day, technician_ids }) =>
      span.from <= planned_day && planned_day <= to && technician_ids.includes(technician_id),
  );
  const open = theirs.filter(({ state }) => state === 'Planned');
  const shown = await readShown(db, dealer_id, open);
  const contracts = new Map(input.contracts.map((contract) => [contract.contract_id, contract]));
  const { before, after } = boardsOf(input, open, { technician_id, ...span });
  const changes = inOrder(open).flatMap((visit): SpreadChange[] => {
    const facts = shown.get(visit.visit_id);
    if (!facts) return [];
    const contract = visit.contract_id === null ? undefined : contracts.get(visit.contract_id);
    const has_window = facts.from_time !== null;
    const asked = { visit: { ...visit, has_window }, contract, technician_id, today, keep_day };
    const { day, technician_ids } = placeInstead(after, asked);
    return [
      {
        ...facts,
        building_name: visit.building_name,
        estimate_minutes: visit.minutes,
        from_day: visit.planned_day,
        to_day: dayOf(day),
        technicians: named(people, visit.technician_ids),
        next_technicians: named(people, technician_ids),
      },
    ];
  });
  return {
    changes,
    loads: loadsOf(changes, before, after),
    begun: theirs.filter(({ state }) => hasBegun(state)).length,
    day_minutes: input.calendar.day_minutes,
  };
}

function daysErrors(from: string, to: string, today: string): FieldErrors {
  if (to < from) return { to: [visitMessages.toBeforeFrom] };
  if (to < today) return { to: [visitMessages.pastDay] };
  return daysBetween(from, to) >= BOARD_MAX_DAYS ? { to: [visitMessages.spreadTooLong] } : {};
}

/** By day, building and id: the same data has the same order. */
const inOrder = (visits: readonly StoredPlan[]) =>
  visits.toSorted(
    (a, b) =>
      compare(a.planned_day, b.planned_day) ||
      compare(a.building_name, b.building_name) ||
      a.visit_id - b.visit_id,
  );

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What is booked now, and without the technician’s part in the open visits, which are then placed instead. */
function boardsOf(
  { visits, technicians, calendar }: StoredPlanInput,
  open: readonly StoredPlan[],
  { technician_id, from, to }: { technician_id: number; from: string; to: string },
) {
  const known = visits.filter(({ state }) => state !== 'Cancelled');
  const isOpen = new Set(open.map(({ visit_id }) => visit_id));
  const others = known.map((visit) =>
    isOpen.has(visit.visit_id)
      ? {
          ...visit,
          technician_ids: visit.technician_ids.filter((id) => id !== technician_id),
        }
      : visit,
  );
  const absent = technicians.map((one) =>
    one.user_id === technician_id ? { ...one, absences: [...one.absences, { from, to }] } : one,
  );
  return {
    before: new PlanBoard({ visits: known, technicians, calendar }),
    after: new PlanBoard({ visits: others, technicians: absent, calendar }),
  };
}

/** The days of technicians that get longer, by day and name. */
function loadsOf(
  changes: readonly SpreadChange[],
  before: PlanBoard,
  after: PlanBoard,
): SpreadPreview['loads'] {
  const found = new Map<string, SpreadPreview['loads'][number]>();
  for (const { to_day: day, next_technicians } of changes)
    for (const technician of next_technicians) {
      const of = { id: technician.user_id, at: dayNumber(day) };
      const load = { before: before.load(of.id, of.at), after: after.load(of.id, of.at) };
      if (load.after > load.before) found.set(`${day} ${of.id}`, { technician, day, ...load });
    }
  return [...found.values()].toSorted(
    (a, b) => compare(a.day, b.day) || compare(a.technician.username, b.technician.username),
  );
}

async function readPeople(db: Db, dealer_id: number): Promise<ReadonlyMap<number, VisitPerson>> {
  const people = await db.query<VisitPerson>(sql`
    select u.user_id, u.username, ${fullNameOf(sql`u`)} as full_name from users u
    where u.dealer_id = ${dealer_id} and u.user_type = 'TechnicianUser' and u.deleted_at is null`);
  return new Map(people.map((person) => [person.user_id, person]));
}

const named = (people: ReadonlyMap<number, VisitPerson>, ids: readonly number[]) =>
  ids.flatMap((id) => people.get(id) ?? []);

type Shown = Pick<SpreadChange, 'visit_id' | 'version' | 'from_time' | 'to_time'>;

async function readShown(
  db: Db,
  dealer_id: number,
  visits: readonly StoredPlan[],
): Promise<ReadonlyMap<number, Shown>> {
  const ids = visits.map(({ visit_id }) => visit_id);
  const rows = await db.query<Shown>(sql`
    select v.visit_id, v.version, to_char(v.from_time, 'HH24:MI') as from_time, to_char(v.to_time, 'HH24:MI') as to_time
    from visits v where v.dealer_id = ${dealer_id} and v.visit_id = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.visit_id, row]));
}
