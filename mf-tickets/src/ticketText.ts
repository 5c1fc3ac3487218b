import type { InferType } from 'yup';
import type { Field } from '@smart-elevator/shared-api/contract/entityFields';
import { choicesOf, chosenValue } from '@smart-elevator/shared-api/contract/filterQuery';
import { ticketFields, type TicketFieldName } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { formatDateTime, formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';

const fields: Readonly<Record<TicketFieldName, Field<string>>> = ticketFields;

/** The label of a field, in the shown language. */
export const fieldLabel = (name: TicketFieldName): string => t(fields[name].label);

/** Whether a name is a field's: other names are custom fields, and events of the history. */
export const isFieldName = (name: string): name is TicketFieldName => Object.hasOwn(ticketFields, name);

/** Whether a field is yes or no. */
export const isFlag = (name: TicketFieldName): boolean => fields[name].kind === 'flag';

/** The options of a select for API values. */
export const enumOptions = (words: readonly string[]) =>
  words.map((word) => ({ value: word, label: t(word) }));

/** The values that a choice or a flag has in an address and in a select. */
export const fieldOptions = (name: TicketFieldName) => enumOptions(choicesOf(fields[name]));

/** The option of a select for a value in a report ('true'). */
export const fieldOption = (name: string): string =>
  name === 'true' ? 'Yes' : name === 'false' ? 'No' : name;

/** A value as the option of a select; '' for none. */
export const optionOf = (value: string | boolean | undefined): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? '');

/** A value of a field in the API format. */
type ValueOf<Name extends TicketFieldName> = NonNullable<InferType<(typeof ticketFields)[Name]['written']>>;

/** The value of an option of `fieldOptions`; undefined for none, and for an unknown value. */
export const valueOfOption = <Name extends TicketFieldName>(name: Name, option: string) =>
  // One of the field's own values.
  chosenValue(fields[name], option) as ValueOf<Name> | undefined;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The display text of a value in a list, the history and a dialog; '' for nothing. */
export function fieldText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (value === true || value === 'true') return t('Yes');
  if (value === false || value === 'false') return t('No');
  const kind = isFieldName(name) ? fields[name].kind : undefined;
  const text = String(value);
  if (kind === 'choice' || kind === 'flag') return t(text);
  if (kind === 'moment') return formatDateTime(text);
  return DAY.test(text) ? formatDay(text) : text;
}
