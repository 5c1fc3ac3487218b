import { addDays, addMonths } from '@smart-elevator/shared-api/contract/calendar';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { Db } from '../database/Database';
import type { SeededRandom } from './SeededRandom';
import { insertRows } from './insertRows';

/** The facts of an elevator that a contract depends on. */
export interface ContractElevator {
  elevator_id: number;
  customer_id: number;
  main_cycle_days: number;
}

type Terms = Omit<
  AmcContract,
  'contract_id' | 'customer_name' | 'elevator_names' | 'renews' | 'renewed_by' | 'state' | 'days_left'
>;

/** A customer's current or last contract, and the one that it renewed. */
interface DemoContract {
  current: Terms;
  before: Terms | undefined;
}

const YEAR = 365;
/** The shares of customers who never had a contract, and of those whose contract has lapsed. */
const NONE = 0.12;
const LAPSED = 0.08;
/** The share of contracts that renewed an earlier one. */
const RENEWED = 0.55;
/** Rupees per year for one elevator; a comprehensive contract, with its parts, costs more. */
const RUPEES = { from: 18, to: 36, step: 1_000 };
const PARTS = 1.7;

/** One contract for all the elevators of a customer. The days that are left vary; some contracts end soon. */
export function demoContracts(
  elevators: readonly ContractElevator[],
  today: string,
  chance: SeededRandom,
): DemoContract[] {
  const customers = new Map<number, ContractElevator[]>();
  for (const elevator of elevators) {
    const known = customers.get(elevator.customer_id) ?? [];
    customers.set(elevator.customer_id, [...known, elevator]);
  }
  return [...customers].flatMap(([customer_id, owned]) => {
    if (chance.happens(NONE)) return [];
    const left = chance.happens(LAPSED) ? -chance.whole(1, 120) : chance.whole(0, YEAR - 20);
    const end_date = addDays(today, left);
    const next = addDays(end_date, 1);
    const start_date = addMonths(next, -12);
    const comprehensive = chance.happens(0.4);
    const rupees = RUPEES.step * chance.whole(RUPEES.from, RUPEES.to) * owned.length;
    const current: Terms = {
      customer_id,
      elevator_ids: owned.map(({ elevator_id }) => elevator_id),
      kind: comprehensive ? 'Comprehensive' : 'Non-comprehensive',
      value_rupees: Math.round(rupees * (comprehensive ? PARTS : 1)),
      visits_a_year: Math.round(360 / Math.max(...owned.map(({ main_cycle_days }) => main_cycle_days))),
      start_date,
      end_date,
      paid: chance.happens(left > YEAR - 60 ? 0.4 : 0.9),
    };
    const before = {
      ...current,
      value_rupees: Math.round((current.value_rupees * 0.94) / 500) * 500,
      start_date: addMonths(next, -24),
      end_date: addDays(start_date, -1),
      paid: true,
    };
    return [{ current, before: chance.happens(RENEWED) ? before : undefined }];
  });
}

/** Stores the contracts, and returns the ids of the current ones. */
export async function insertContracts(
  db: Db,
  dealer_id: number,
  contracts: readonly DemoContract[],
): Promise<number[]> {
  const earlier = await insertTerms(
    db,
    dealer_id,
    contracts.flatMap(({ before }) => before ?? []),
  );
  const renewed = new Map(earlier.map(({ customer_id, contract_id }) => [customer_id, contract_id]));
  const current = await insertTerms(
    db,
    dealer_id,
    contracts.map(({ current }) => ({ ...current, renews: renewed.get(current.customer_id) ?? null })),
  );
  return current.map(({ contract_id }) => contract_id);
}

interface Stored {
  contract_id: number;
  customer_id: number;
}

async function insertTerms(db: Db, dealer_id: number, all: readonly Terms[]): Promise<Stored[]> {
  if (all.length === 0) return [];
  const rows = all.map(({ elevator_ids: _, start_date, ...terms }) => ({
    ...terms,
    start_date,
    created_at: `${start_date}T09:00:00Z`,
    updated_at: `${start_date}T09:00:00Z`,
  }));
  const stored = await insertRows<Stored>(db, 'contracts', dealer_id, rows);
  const covered = stored.flatMap(({ contract_id }, at) =>
    (all[at]?.elevator_ids ?? []).map((elevator_id) => ({ contract_id, elevator_id })),
  );
  await insertRows(db, 'contract_elevators', dealer_id, covered);
  return stored;
}
