import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { fieldLabel, fieldText, isFieldName } from '../ticketText';
import { nameOf, type CustomValue, type TicketValues } from './ticketValues';

/** What an input of a ticket form is called. */
export const labelOf = (name: keyof TicketValues & string, fields: readonly CustomField[]): string =>
  isFieldName(name) ? fieldLabel(name) : (fields.find((field) => nameOf(field) === name)?.name ?? name);

/** The value of an input as it is read in a sentence; '' for nothing. */
export const shownValue = (name: string, value: CustomValue | undefined): string =>
  typeof value === 'object' ? value.join(', ') : fieldText(name, value);
