import { addDays, daysBetween } from '@smart-elevator/shared-api/contract/calendar';
import {
  CYCLE_DAYS,
  type Cycle,
  type MainState,
} from '@smart-elevator/shared-api/contract/elevators/elevator';
import { mainStateOf } from '@smart-elevator/shared-api/contract/elevators/mainState';
import type { Chance } from './Chance';
import { CustomerNames, type BuildingCustomer } from './CustomerNames';
import type { RegisterUnit } from './register';
import { templateRow } from './templateRow';

/** An elevator of the demonstration; its customer and its engineer are told by name. */
export interface DemoElevator {
  elevator_name: string;
  building_name: string;
  elevator_address: string;
  elevator_zip: string;
  install_date: string;
  main_state: MainState;
  main_start_date: string;
  main_due_date: string;
  main_completed_date: string | null;
  main_cycle_days: number;
  customer: BuildingCustomer;
  /** The place among the technicians; undefined when nobody is assigned. */
  engineer: number | undefined;
}

/** The day of the register that is made to fall on today. Later inspections have then not happened yet. */
const REGISTER_DAY = '2022-03-15';

const UNASSIGNED = 0.04;

/** The elevators of a register, all of its days shifted by the same whole number of days so that they surround `today`. */
export function demoElevators(
  units: readonly RegisterUnit[],
  { today, technicians, chance }: { today: string; technicians: number; chance: Chance },
): DemoElevator[] {
  const shift = daysBetween(REGISTER_DAY, today);
  const customers = new CustomerNames('.carroll');
  const engineers = new Map<string, number>();
  return units.map((unit) => {
    const row = templateRow(unit, customers);
    const customer = customers.of(unit.location_name);
    const completed = row.main_completed_date ? addDays(row.main_completed_date, shift) : null;
    const days = {
      main_start_date: addDays(row.main_start_date, shift),
      main_due_date: addDays(row.main_due_date, shift),
      main_completed_date: completed !== null && completed <= today ? completed : null,
    };
    // A building has one engineer for all of its elevators.
    const engineer = engineers.get(customer.customer_username) ?? chance.whole(0, technicians - 1);
    engineers.set(customer.customer_username, engineer);
    return {
      elevator_name: row.elevator_name,
      building_name: row.building_name,
      elevator_address: row.elevator_address,
      elevator_zip: row.elevator_zip,
      install_date: addDays(row.install_date, shift),
      ...days,
      main_state: mainStateOf(days, today),
      main_cycle_days: CYCLE_DAYS[row.main_cycle as Cycle],
      customer,
      engineer: chance.happens(UNASSIGNED) ? undefined : engineer,
    };
  });
}
