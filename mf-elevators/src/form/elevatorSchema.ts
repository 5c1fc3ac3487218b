import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import {
  elevatorDateErrors,
  type MaintenanceDays,
} from '@smart-elevator/shared-api/contract/elevators/mainState';
import { id, record } from '@smart-elevator/shared-api/contract/fields';
import { formSchemasOf, isRequiredField } from '@smart-elevator/shared-api/contract/formValues';
import { inputsOf, type ElevatorValues, type InputName } from './elevatorValues';

/** Whether a form requires a field: an older elevator may have no customer (R508). */
export const isRequired = (name: InputName, form: 'add' | 'edit'): boolean =>
  name === 'customer_id' ? form === 'add' : isRequiredField(elevatorFields[name]);

/**
 * The schema of a form (R506): the contract's rules. `stored` dates in the wrong order are valid while they are
 * unchanged.
 */
export const elevatorSchema = (form: 'add' | 'edit', stored: ElevatorValues) =>
  record(
    formSchemasOf(elevatorFields, inputsOf(form), {
      isRequired: (name) => isRequired(name, form),
      written: { user_id: id() },
      related: ['main_due_date', 'main_completed_date'],
      errorsOf: (days: Partial<MaintenanceDays>) =>
        elevatorDateErrors(days, localDay(), (day) => (days[day] ?? '') !== stored[day]),
    }),
  );
