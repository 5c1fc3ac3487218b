import type { InferType } from 'yup';
import { customField, TRACKER_VALUES } from '../custom-fields/customField';
import { VALUE_MAX_LENGTH } from '../custom-fields/fieldValue';
import { partialInputSchemasFor, replySchemasFor, inputSchemasFor } from '../entityFields';
import { blankableText, choice, id, list, moment, record, text, integer } from '../fields';
import { blankToNull } from '../fieldRules';
import { ticketFields } from './ticketFields';

/** A custom field's value as it is read: with what a form needs to show it (R363). */
export const ticketFieldValue = record({
  custom_field: customField.pick(['id', 'name', 'format', 'options']),
  value: blankableText(VALUE_MAX_LENGTH),
});

/** A ticket, read for its edit form (R352). */
export const ticketDetails = record({
  ticket_id: id(),
  ...replySchemasFor(ticketFields, 'details'),
  /** Goes up by 1 with each change; back ends that do not know it leave it out. */
  version: integer(1).optional(),
  /**
   * When the closing was confirmed with the customer's one-time code (R848); null while it is not, and left out by
   * back ends that do not know it.
   */
  closing_confirmed_at: moment().nullable().optional(),
  custom_field_values: list(ticketFieldValue),
});
export type TicketDetails = InferType<typeof ticketDetails>;

/** A custom field's value as it is written (R363); the server fills customised_field_id (R363). */
const writtenValue = record({
  custom_field: id(),
  customised_type: choice(TRACKER_VALUES).optional(),
  customised_field_id: id().nullable().optional().transform(blankToNull),
  value: blankableText(VALUE_MAX_LENGTH),
});
export type CustomFieldValueInput = InferType<typeof writtenValue>;

const customFieldValues = { custom_field_values: list(writtenValue, 500).optional() };

/** What create takes (R359); what R305 gives a default may be left out. */
export const newTicket = record({ ...inputSchemasFor(ticketFields, 'create'), ...customFieldValues });
export type NewTicket = InferType<typeof newTicket>;

/** What update takes (R361); a ticket_id in it is ignored, the path says it. */
export const ticketChanges = record({
  ...partialInputSchemasFor(ticketFields, 'update'),
  ...customFieldValues,
  /** The version that the form was read with: then nothing that somebody else changed since is overwritten. */
  version: integer(1).optional(),
});
export type TicketChanges = InferType<typeof ticketChanges>;

/** The 409 of an update that would overwrite what somebody else changed since `version`; nothing was stored. */
export const ticketConflict = record({
  detail: text(200),
  /** The ticket as it is stored now. */
  current: ticketDetails,
  /** Who changed it last, by user name; null for nobody who is known. */
  changed_by: blankableText(150).nullable(),
  changed_at: moment(),
});
export type TicketConflict = InferType<typeof ticketConflict>;
