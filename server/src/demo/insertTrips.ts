import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { visitKindOf } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { reportedOf } from './demoChecks';
import { momentOf } from './demoClock';
import { demoTrips, type TripContract, type TripSetting } from './demoTrips';
import { insertRows } from './insertRows';
import { checked, historyOf, visitRow, type CheckedTrip } from './tripRows';

interface StoredReport {
  report_id: number;
  report_date: string;
}

/**
 * Stores the visits of the demonstration, and an AMC report of each maintenance by its technician: with the checklist if the visit
 * was in the last days. Returns the reports, and the ids of the visits without a contract.
 */
export async function insertTrips(
  db: Db,
  { dealer_id, ...setting }: Omit<TripSetting, 'contracts'> & { dealer_id: number },
): Promise<{ reports: StoredReport[]; repair_ids: number[] }> {
  const contracts = await db.query<TripContract>(sql`
    select c.contract_id, c.start_date, c.end_date, c.visits_a_year,
      array(select covered.elevator_id from contract_elevators covered where covered.dealer_id = c.dealer_id
        and covered.contract_id = c.contract_id order by covered.elevator_id) as elevator_ids
    from contracts c where c.dealer_id = ${dealer_id} order by c.contract_id`);
  const trips = demoTrips({ ...setting, contracts }).map((trip) => checked(trip, setting));
  const reports = await insertReports(db, dealer_id, trips, setting);
  const stored = await insertRows<{ visit_id: number; contract_id: number | null }>(
    db,
    'visits',
    dealer_id,
    trips.map((trip) => visitRow(trip, dealer_id, setting.today)),
  );
  const numbered = trips.map((trip, at) => ({ ...trip, visit_id: stored[at]?.visit_id ?? 0 }));
  await insertLifts(db, dealer_id, numbered, reports);
  await insertRows(
    db,
    'visit_technicians',
    dealer_id,
    numbered.flatMap(({ visit_id, technician_ids }) =>
      technician_ids.map((user_id, at) => ({ visit_id, place: at + 1, user_id })),
    ),
  );
  await insertRows(
    db,
    'visit_history',
    dealer_id,
    numbered.flatMap((trip) =>
      historyOf(trip, dealer_id, setting.today).map((entry) => ({ visit_id: trip.visit_id, ...entry })),
    ),
  );
  return {
    reports,
    repair_ids: stored.flatMap(({ visit_id, contract_id }) => (contract_id === null ? visit_id : [])),
  };
}

async function insertReports(
  db: Db,
  dealer_id: number,
  trips: readonly CheckedTrip[],
  { elevators, technician_ids, chance }: Omit<TripSetting, 'contracts'>,
): Promise<(StoredReport & { elevator_id: number })[]> {
  const tripOf = new Map(
    trips.flatMap((trip) =>
      trip.lifts
        .filter(({ outcome }) => outcome === 'Done')
        .map(({ elevator_id }) => [`${elevator_id} ${trip.done}`, trip] as const),
    ),
  );
  const rows = elevators.flatMap(({ elevator_id, engineer_id, visits }) =>
    visits.map(({ done }) => {
      const trip = tripOf.get(`${elevator_id} ${done}`);
      const checks = trip?.checks.get(elevator_id);
      return {
        elevator_id,
        author_id: trip?.technician_ids[0] ?? engineer_id ?? chance.pick(technician_ids),
        report_date: done,
        created_at: trip?.times.done ?? momentOf(done, 18),
        checks: checks && checks.length > 0 ? reportedOf(checks) : null,
      };
    }),
  );
  rows.sort((a, b) => (a.report_date < b.report_date ? -1 : a.report_date > b.report_date ? 1 : 0));
  return insertRows(db, 'reports', dealer_id, rows);
}

type NumberedTrip = CheckedTrip & { visit_id: number };

async function insertLifts(
  db: Db,
  dealer_id: number,
  trips: readonly NumberedTrip[],
  reports: readonly (StoredReport & { elevator_id: number })[],
): Promise<void> {
  const reportOf = new Map(
    reports.map(({ elevator_id, report_date, report_id }) => [`${elevator_id} ${report_date}`, report_id]),
  );
  await insertRows(
    db,
    'visit_elevators',
    dealer_id,
    trips.flatMap(({ visit_id, lifts, done, checks, contract, period }) =>
      lifts.map(({ elevator_id, outcome, reason }) => ({
        ...{ visit_id, elevator_id, outcome, reason },
        report_id: outcome === 'Done' ? (reportOf.get(`${elevator_id} ${done}`) ?? null) : null,
        checklist: checks.has(elevator_id)
          ? visitKindOf(period?.period ?? null, contract?.visits_a_year ?? null)
          : null,
        checklist_own: false,
        checks_version: checks.has(elevator_id) ? 1 : 0,
      })),
    ),
  );
  await insertRows(
    db,
    'visit_checks',
    dealer_id,
    trips.flatMap(({ visit_id, checks, technician_ids: [technician = null], times }) =>
      [...checks].flatMap(([elevator_id, items]) =>
        items.map((item) => ({
          ...{ visit_id, elevator_id, ...item },
          answered_by: item.result === null ? null : technician,
          answered_at: item.result === null ? null : (times.done ?? times.arrived),
          version: item.result === null ? 0 : 1,
        })),
      ),
    ),
  );
}

/** Days on which technicians are not there, counted from today. */
const ABSENCES = [
  { technician: 1, from: 3, to: 5, kind: 'Leave', note: '' },
  { technician: 3, from: 1, to: 1, kind: 'Training', note: 'New controller of the maker' },
  { technician: 6, from: 14, to: 20, kind: 'Leave', note: '' },
];

/** Stores the absences of technicians, of those that there are; returns their ids. */
export async function insertAbsences(
  db: Db,
  dealer_id: number,
  technician_ids: readonly number[],
  today: string,
): Promise<number[]> {
  const rows = ABSENCES.flatMap(({ technician, from, to, ...absence }) => {
    const user_id = technician_ids[technician];
    if (user_id === undefined) return [];
    return [{ user_id, from_day: addDays(today, from), to_day: addDays(today, to), ...absence }];
  });
  const stored = await insertRows<{ absence_id: number }>(db, 'absences', dealer_id, rows);
  return stored.map(({ absence_id }) => absence_id);
}
