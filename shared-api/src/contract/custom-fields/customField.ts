import type { InferType } from 'yup';
import { blankableText, choice, flag, list, oneLine, record, integer, id } from '../fields';
import { FIELD_DESCRIPTION_MAX_LENGTH, NAME_MAX_LENGTH, OPTIONS_MAX, OPTION_MAX_LENGTH } from './limits';

/** The formats in the API (R708), each with the name that dealers see. */
export const FIELD_FORMATS = {
  integer: 'Number',
  text: 'Text',
  date: 'Date',
  time: 'Time',
  boolean: 'Checkbox',
  dropdown: 'Drop-down List / Selection',
  checkbox: 'Multiple Options',
} as const;
export type FieldFormat = keyof typeof FIELD_FORMATS;
export const FIELD_FORMAT_VALUES = Object.keys(FIELD_FORMATS) as FieldFormat[];

/** What a custom field belongs to (R721), each with the name that dealers see. */
export const TRACKERS = { ticket: 'Ticket', report: 'AMC report' } as const;
export type Tracker = keyof typeof TRACKERS;
export const TRACKER_VALUES = Object.keys(TRACKERS) as Tracker[];

/** A custom field (R721). `options` is empty except for drop-downs and multiple options. */
export const customField = record({
  id: id(),
  name: oneLine(NAME_MAX_LENGTH),
  description: blankableText(FIELD_DESCRIPTION_MAX_LENGTH),
  format: choice(FIELD_FORMAT_VALUES),
  tracker: choice(TRACKER_VALUES),
  is_required: flag(),
  order: integer(0),
  options: list(oneLine(OPTION_MAX_LENGTH), OPTIONS_MAX),
});
export type CustomField = InferType<typeof customField>;
