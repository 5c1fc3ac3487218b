import type { FieldKind } from '@smart-elevator/shared-api/contract/entityFields';
import { personLabel, type NamedPerson } from '@smart-elevator/shared-api/contract/people/person';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { t } from '@smart-elevator/shared-ui/language/t';
import {
  elevatorFields,
  type ElevatorFieldName,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFields';

/** The display text of a value, by its field's kind; '' for nothing. */
export function valueText(kind: FieldKind, value: unknown): string {
  if (typeof value === 'number') return formatCount(value);
  if (typeof value !== 'string') return '';
  if (kind === 'day') return formatDay(value);
  return kind === 'choice' ? t(value) : value;
}

/** The label of a field of an elevator, in the shown language. */
export const fieldLabel = (name: ElevatorFieldName): string => t(elevatorFields[name].label);

/** The options of a select for people, by their ids. */
export const personOptions = (people: readonly (NamedPerson & { user_id: number })[]) =>
  people.map((person) => ({ value: String(person.user_id), label: personLabel(person) }));
