import type { InferType } from 'yup';
import { customField, TRACKER_VALUES } from '../custom-fields/customField';
import { VALUE_MAX_LENGTH } from '../custom-fields/fieldValue';
import { blankableText, choice, choiceAnyCase, day, id, list, moment, record, text, whole } from '../fields';
import { LABEL_MAX_LENGTH, TICKET_PRIORITIES, TICKET_RESOLUTIONS, TICKET_STATUSES } from './ticket';

/** The longest texts of a ticket, in characters. */
export const SUMMARY_MAX_LENGTH = 500;
export const DESCRIPTION_MAX_LENGTH = 10_000;

const { id: fieldId, name, format, options } = customField.fields;

/** A custom field's value as it is read: with what a form needs to show it (P1 §3). */
export const ticketFieldValue = record({
  custom_field: record({ id: fieldId, name, format, options }),
  value: blankableText(VALUE_MAX_LENGTH),
});

/** A ticket, read for its edit form (P1 §3, `wire.md`). */
export const ticketDetails = record({
  ticket_id: id(),
  ticket_key: text(32),
  elevator_id: id(),
  elevator_name: blankableText(200),
  summary: blankableText(SUMMARY_MAX_LENGTH),
  description: blankableText(DESCRIPTION_MAX_LENGTH),
  label: blankableText(LABEL_MAX_LENGTH),
  reporter_name: blankableText(150).nullable(),
  assignee_name: blankableText(150).nullable(),
  status: choice(TICKET_STATUSES),
  resolution: choice(TICKET_RESOLUTIONS),
  priority: choice(TICKET_PRIORITIES),
  create_date: day(),
  start_date: day(),
  target_date: day(),
  close_date: day().nullable(),
  update_date: moment(),
  /** Goes up by 1 with each change; back ends that do not know it leave it out. */
  version: whole(1).optional(),
  /**
   * When the closing was confirmed with the customer's one-time code (decision 50); null while it is not, and left out by
   * back ends that do not know it.
   */
  closing_confirmed_at: moment().nullable().optional(),
  custom_field_values: list(ticketFieldValue),
});
export type TicketDetails = InferType<typeof ticketDetails>;

// Forms send null, '' or nothing at all for nothing.
const blankIsNull = <T>(value: T, original: unknown): T | null => (original === '' ? null : value);

/** A custom field's value as it is written (P1 §3); the server fills customised_field_id (decision 28). */
const writtenValue = record({
  custom_field: id(),
  customised_type: choice(TRACKER_VALUES).optional(),
  customised_field_id: id().nullable().optional().transform(blankIsNull),
  value: blankableText(VALUE_MAX_LENGTH),
});
export type WrittenValue = InferType<typeof writtenValue>;

/** What may be left out of both: those with a default, and those that may be empty. '' counts as null. */
const optional = {
  reporter: id().nullable().optional().transform(blankIsNull),
  assignee: id().nullable().optional().transform(blankIsNull),
  /** A user name, in place of `assignee`. */
  assignee_name: blankableText(150).nullable().optional().transform(blankIsNull),
  status: choiceAnyCase(TICKET_STATUSES).optional(),
  resolution: choiceAnyCase(TICKET_RESOLUTIONS).optional(),
  priority: choiceAnyCase(TICKET_PRIORITIES).optional(),
  start_date: day().optional(),
  close_date: day().nullable().optional().transform(blankIsNull),
  custom_field_values: list(writtenValue, 500).optional(),
};

const texts = {
  summary: text(SUMMARY_MAX_LENGTH),
  description: text(DESCRIPTION_MAX_LENGTH),
  label: text(LABEL_MAX_LENGTH),
};

/** What create takes (P1 §7); what P1 §4 gives a default may be left out. */
export const newTicket = record({
  ...optional,
  ...texts,
  elevator_id: id(),
  target_date: day(),
  create_date: day().optional(),
});
export type NewTicket = InferType<typeof newTicket>;

/** What update takes (P1 §3); a ticket_id in it is ignored, the path says it. */
export const ticketChanges = record({
  ...optional,
  summary: texts.summary.optional(),
  description: texts.description.optional(),
  label: texts.label.optional(),
  target_date: day().optional(),
  /** The version that the form was read with: then nothing that somebody else changed since is overwritten. */
  version: whole(1).optional(),
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
