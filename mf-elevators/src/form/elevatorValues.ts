import {
  CYCLE_DAYS,
  MAIN_STATES,
  type Elevator,
  type MainState,
} from '@smart-elevator/shared-api/contract/elevators/elevator';
import type {
  ElevatorChanges,
  NewElevator,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';

/** What the dealer types, in the order of the form; '' is empty. */
export interface ElevatorValues {
  elevator_name: string;
  building_name: string;
  elevator_address: string;
  elevator_zip: string;
  customer_id: string;
  install_date: string;
  main_start_date: string;
  main_due_date: string;
  main_completed_date: string;
  main_cycle_days: string;
  /** Edit only: the state of a new elevator follows from its days (decision 39). */
  main_state: string;
  engineer_id: string;
}

/** An empty form; Monthly is the default (P2 §4). */
export const NEW_ELEVATOR: ElevatorValues = {
  elevator_name: '',
  building_name: '',
  elevator_address: '',
  elevator_zip: '',
  customer_id: '',
  install_date: '',
  main_start_date: '',
  main_due_date: '',
  main_completed_date: '',
  main_cycle_days: String(CYCLE_DAYS.Monthly),
  main_state: '',
  engineer_id: '',
};

/** Whom an elevator may be given to. */
export interface KnownPeople {
  customers: readonly { user_id: number }[];
  engineers: readonly { user_id: number }[];
}

/** An elevator as the form shows it. A customer or engineer who is no longer there counts as none. */
export function valuesOf(elevator: Elevator, people: KnownPeople): ElevatorValues {
  const known = (ids: readonly unknown[], among: readonly { user_id: number }[]): string =>
    ids.map(String).find((id) => among.some(({ user_id }) => String(user_id) === id)) ?? '';
  return {
    elevator_name: elevator.elevator_name,
    building_name: elevator.building_name,
    elevator_address: elevator.elevator_address,
    elevator_zip: elevator.elevator_zip,
    customer_id: known([elevator.customer_id], people.customers),
    install_date: elevator.install_date,
    main_start_date: elevator.main_start_date,
    main_due_date: elevator.main_due_date,
    main_completed_date: elevator.main_completed_date ?? '',
    main_cycle_days: String(elevator.main_cycle_days),
    main_state: elevator.main_state,
    engineer_id: known(elevator.user_id, people.engineers),
  };
}

/** What is sent for a new elevator; an empty completed date is left out (P2 §5). */
export const newElevatorOf = (values: ElevatorValues, dealer_id: number): NewElevator => ({
  ...sharedOf(values),
  user_id: [dealer_id],
  ...(values.main_completed_date ? { main_completed_date: values.main_completed_date } : {}),
  ...(values.customer_id ? { customer_id: Number(values.customer_id) } : {}),
});

/** What is sent for a changed one. Empty is sent as null only where it empties something. */
export const changesOf = (values: ElevatorValues, dealer_id: number, before: Elevator): ElevatorChanges => ({
  ...sharedOf(values),
  ...(isState(values.main_state) ? { main_state: values.main_state } : {}),
  user_id: values.engineer_id ? [dealer_id, Number(values.engineer_id)] : [dealer_id],
  ...(values.main_completed_date || before.main_completed_date
    ? { main_completed_date: values.main_completed_date || null }
    : {}),
  ...(values.customer_id || before.customer_id
    ? { customer_id: values.customer_id ? Number(values.customer_id) : null }
    : {}),
});

const sharedOf = (values: ElevatorValues) => ({
  elevator_name: values.elevator_name.trim(),
  building_name: values.building_name.trim(),
  elevator_address: values.elevator_address.trim(),
  elevator_zip: values.elevator_zip.trim(),
  install_date: values.install_date,
  main_start_date: values.main_start_date,
  main_due_date: values.main_due_date,
  main_cycle_days: Number(values.main_cycle_days),
});

const isState = (word: string): word is MainState => (MAIN_STATES as readonly string[]).includes(word);
