import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  elevatorDateErrors,
  type MaintenanceDays,
} from '@smart-elevator/shared-api/contract/elevators/mainState';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import type { Field } from '@smart-elevator/shared-api/contract/entityFields';
import {
  nullableSchema,
  requiredSchema,
  withCrossFieldRule,
} from '@smart-elevator/shared-api/contract/fieldRules';
import { id, record } from '@smart-elevator/shared-api/contract/fields';
import { inputsOf, type ElevatorValues, type InputName } from './elevatorValues';

const rows: Readonly<Record<InputName, Field<string>>> = elevatorFields;

/** Whether a form requires a field: an older elevator may have no customer (R508). */
export const isRequired = (name: InputName, form: 'add' | 'edit'): boolean =>
  name === 'customer_id' ? form === 'add' : !rows[name].written.spec.nullable;

/**
 * The schema of a form (R506): the contract's rules. `stored` dates in the wrong order are valid while they are
 * unchanged.
 */
export const elevatorSchema = (form: 'add' | 'edit', stored: ElevatorValues) =>
  record(Object.fromEntries(inputsOf(form).map((name) => [name, inputSchema(name, form, stored)])));

function inputSchema(name: InputName, form: 'add' | 'edit', stored: ElevatorValues) {
  const written = name === 'user_id' ? id() : rows[name].written;
  const schema = isRequired(name, form) ? requiredSchema(written) : nullableSchema(written);
  if (name !== 'main_due_date' && name !== 'main_completed_date') return schema;
  return withCrossFieldRule(schema, (days: Partial<MaintenanceDays>) => {
    const wrong = elevatorDateErrors(days, localDay(), (day) => (days[day] ?? '') !== stored[day]);
    return wrong[name]?.[0];
  });
}
