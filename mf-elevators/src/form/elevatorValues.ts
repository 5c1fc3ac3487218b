import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  elevatorChanges,
  newElevator,
  type ElevatorChanges,
  type NewElevator,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import {
  elevatorFields,
  type ElevatorNamesFor,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { defaultValueOf, namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { toRequestBody, formValues, type FormValues } from '@smart-elevator/shared-api/contract/formValues';

/** The names of the inputs. */
export type InputName = ElevatorNamesFor<'input' | 'editInput'>;

/** The inputs of a form, in their order. */
export const inputsOf = (form: 'add' | 'edit'): readonly InputName[] => [
  ...namesFor(elevatorFields, 'input'),
  ...(form === 'edit' ? namesFor(elevatorFields, 'editInput') : []),
];

/** The form values; '' is empty. `user_id` is the engineer. */
export type ElevatorValues = FormValues<typeof elevatorFields, 'input' | 'editInput'>;

const inputValues = (valueOf: (name: InputName) => unknown): ElevatorValues => ({
  ...formValues(elevatorFields, 'input', valueOf),
  ...formValues(elevatorFields, 'editInput', valueOf),
});

/** An empty form; Monthly is the default (R532). */
export const NEW_ELEVATOR: ElevatorValues = {
  ...inputValues((name) => defaultValueOf(elevatorFields[name])),
  main_state: '',
};

/** The possible customers and engineers of an elevator. */
export interface AssignablePeople {
  customers: readonly { user_id: number }[];
  engineers: readonly { user_id: number }[];
}

/** The form values of an elevator. A deleted customer or engineer counts as none. */
export function valuesOf(elevator: Elevator, people: AssignablePeople): ElevatorValues {
  const known = (ids: readonly unknown[], among: readonly { user_id: number }[]): string =>
    ids.map(String).find((id) => among.some(({ user_id }) => String(user_id) === id)) ?? '';
  return {
    ...inputValues((name) => elevator[name]),
    customer_id: known([elevator.customer_id], people.customers),
    user_id: known(elevator.user_id, people.engineers),
  };
}

/** The body of a new elevator, without empty fields (R506). */
export const newElevatorOf = (values: ElevatorValues, dealer_id: number): NewElevator =>
  newElevator.cast({ ...toRequestBody(values), user_id: [dealer_id] });

/** The body of an update. An empty field is sent as null only if it had a value. */
export const changesOf = (values: ElevatorValues, dealer_id: number, before: Elevator): ElevatorChanges =>
  elevatorChanges.cast({
    ...toRequestBody(values, before),
    user_id: [dealer_id, ...(values.user_id ? [values.user_id] : [])],
  });
