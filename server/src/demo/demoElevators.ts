import { addDays, daysBetween } from '@smart-elevator/shared-api/contract/calendar';
import { CYCLE_DAYS } from '@smart-elevator/shared-api/contract/elevators/elevatorChoices';
import { SeededRandom } from './SeededRandom';
import type { BuildingCustomer, CustomerNames } from './CustomerNames';
import { demoMaintenance, type DemoMaintenance } from './demoVisits';
import type { RegisterUnit } from './register';
import { templateRow } from './templateRow';

/** An elevator of the demonstration; its customer and its engineer are given by name. */
export interface DemoElevator extends DemoMaintenance {
  elevator_name: string;
  building_name: string;
  elevator_address: string;
  elevator_zip: string;
  install_date: string;
  customer: BuildingCustomer;
  /** The index in the technicians; undefined when no one is assigned. */
  engineer: number | undefined;
}

interface ElevatorSetting {
  today: string;
  technicians: number;
  chance: SeededRandom;
  customers: CustomerNames;
}

/** The day of the register that is shifted to today. */
const REGISTER_DAY = '2022-03-15';

const UNASSIGNED = 0.04;
/** The share of elevators that are not maintained with the others of their building. */
const ALONE = 0.15;
/** A separate seed, so that a change of the visits does not change the tickets. */
const VISITS_SEED = 20_261_003;

/**
 * The elevators of a register, with their installation days shifted by the same number of days. The register has one
 * inspection per year; the visits in between are invented.
 */
export function demoElevators(
  units: readonly RegisterUnit[],
  { today, technicians, chance, customers }: ElevatorSetting,
): DemoElevator[] {
  const shift = daysBetween(REGISTER_DAY, today);
  const engineers = new Map<string, number>();
  const maintained = new Map<string, DemoMaintenance>();
  const visits = new SeededRandom(VISITS_SEED);
  const rows = units.map((unit) => templateRow(unit, customers));
  const monthly = new Set(
    rows
      .filter(({ main_cycle }) => main_cycle === 'Monthly')
      .map(({ customer_username }) => customer_username),
  );
  return rows.map((row) => {
    const { elevator_name, building_name, elevator_address, elevator_zip } = row;
    const customer = customers.of(building_name);
    // A building has one engineer and one cycle for all of its elevators.
    const engineer = engineers.get(customer.customer_username) ?? chance.whole(0, technicians - 1);
    engineers.set(customer.customer_username, engineer);
    const cycle = CYCLE_DAYS[monthly.has(customer.customer_username) ? 'Monthly' : 'Quarterly'];
    // One visit serves all elevators of a building, with a few exceptions.
    const together = maintained.get(customer.customer_username) ?? demoMaintenance(cycle, today, visits);
    maintained.set(customer.customer_username, together);
    return {
      elevator_name,
      building_name,
      elevator_address,
      elevator_zip,
      install_date: addDays(row.install_date, shift),
      ...(visits.happens(ALONE) ? demoMaintenance(cycle, today, visits) : together),
      customer,
      engineer: chance.happens(UNASSIGNED) ? undefined : engineer,
    };
  });
}
