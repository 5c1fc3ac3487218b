import type { InferType } from 'yup';
import { customField, TRACKER_VALUES } from '../custom-fields/customField';
import { VALUE_MAX_LENGTH } from '../custom-fields/fieldValue';
import {
  partialInputSchemasFor,
  partialReplySchemasFor,
  replySchemasFor,
  inputSchemasFor,
} from '../entityFields';
import { blankableText, choice, day, flag, id, list, dateTime, record, text, integer } from '../fields';
import { blankToNull } from '../fieldRules';
import { frameworkMessages } from '../frameworkMessages';
import { moment } from '../moment';
import { personName } from '../personName';
import { ticketFields } from './ticketFields';

/** A custom field's value in a reply, with the data that a form needs to show it (R363). */
export const ticketFieldValue = record({
  custom_field: customField.pick(['id', 'name', 'format', 'options']),
  value: blankableText(VALUE_MAX_LENGTH),
});

/** A ticket, read for its edit form (R352). */
export const ticketDetails = record({
  ticket_id: id(),
  ...replySchemasFor(ticketFields, 'details'),
  ...partialReplySchemasFor(ticketFields, 'moreDetails'),
  /** Increases by 1 with each change; omitted by back ends without this feature. */
  version: integer(1).optional(),
  /**
   * When the closing was confirmed with the customer's one-time code (R848); null before that, and omitted by back
   * ends without this feature.
   */
  closing_confirmed_at: dateTime().nullable().optional(),
  /** Whether the customer has a code that is not confirmed yet (R848); omitted by back ends without this feature. */
  awaits_code: flag().optional(),
  /** When its lift was sealed; null unless it is (R1368), and omitted by back ends without this feature. */
  elevator_sealed_at: dateTime().nullable().optional(),
  /** The alarm of a trapped passenger that made it (R1372); null without one, and omitted by back ends without this feature. */
  alarm_id: id().nullable().optional(),
  custom_field_values: list(ticketFieldValue),
});
export type TicketDetails = InferType<typeof ticketDetails>;

/** A custom field's value in a body (R363); the server fills customised_field_id (R363). */
export const writtenValue = record({
  custom_field: id(),
  customised_type: choice(TRACKER_VALUES).optional(),
  customised_field_id: id().nullable().optional().transform(blankToNull),
  value: blankableText(VALUE_MAX_LENGTH),
});
export type CustomFieldValueInput = InferType<typeof writtenValue>;

const customFieldValues = { custom_field_values: list(writtenValue, 500).optional() };

/** The body of create (R359); fields with a default in R305 are optional, the target date only with a trapped passenger (R367). */
export const newTicket = record({
  ...inputSchemasFor(ticketFields, 'create'),
  target_date: day().optional(),
  ...customFieldValues,
  /** The item of a visit's checklist that the ticket is about (R1257). */
  visit_check: record({ visit_id: id(), elevator_id: id(), item: integer(1) })
    .default(undefined)
    .optional(),
}).test({
  name: 'target',
  test: ({ entrapment, target_date }, context) =>
    entrapment === true ||
    target_date !== undefined ||
    context.createError({ path: 'target_date', message: frameworkMessages.required }),
});
export type NewTicket = InferType<typeof newTicket>;

/** The body of update (R361); a ticket_id in it is ignored in favour of the path. */
export const ticketChanges = record({
  ...partialInputSchemasFor(ticketFields, 'update'),
  ...customFieldValues,
  /** The version that the form has read; with it, concurrent changes are not overwritten. */
  version: integer(1).optional(),
  /** When it was chosen by the clock of the device, if it was offline: Closed fills an empty close date with that day (R307). */
  device_at: moment().optional(),
});
export type TicketChanges = InferType<typeof ticketChanges>;

/** The 409 of an update that would overwrite another user's change since `version`; nothing was stored. */
export const ticketConflict = record({
  detail: text(200),
  /** The ticket as it is stored now. */
  current: ticketDetails,
  /** The user name of the last change; null when it is unknown. */
  changed_by: blankableText(150).nullable(),
  changed_by_full_name: personName(),
  changed_at: dateTime(),
});
export type TicketConflict = InferType<typeof ticketConflict>;
