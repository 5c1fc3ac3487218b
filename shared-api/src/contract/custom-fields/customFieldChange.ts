import type { InferType } from 'yup';
import { blankableText, choice, flag, list, oneLine, record, integer, id } from '../fields';
import { FIELD_FORMAT_VALUES, TRACKER_VALUES } from './customField';
import { FIELD_DESCRIPTION_MAX_LENGTH, NAME_MAX_LENGTH, OPTION_MAX_LENGTH, ORDER_MAX } from './limits';

/** More than may be stored, so that the message about options describes the error. */
const OPTIONS_READ = 1_000;

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Blank options are dropped (R712); null counts as none. */
const options = () =>
  list(oneLine(OPTION_MAX_LENGTH), OPTIONS_READ)
    .transform((value: unknown) => (Array.isArray(value) ? value.filter((one) => !isBlank(one)) : value))
    .nullable()
    .optional();

const description = () => blankableText(FIELD_DESCRIPTION_MAX_LENGTH).nullable().optional();

/** The body of add (R723). Without an `order`, a new field is the last one of its section (R706). */
export const newCustomField = record({
  name: oneLine(NAME_MAX_LENGTH),
  description: description(),
  format: choice(FIELD_FORMAT_VALUES),
  tracker: choice(TRACKER_VALUES),
  is_required: flag().optional(),
  order: integer(0, ORDER_MAX).nullable().optional(),
  options: options(),
});
export type NewCustomField = InferType<typeof newCustomField>;

/** The body of update (R711, R713, R727); omitted fields stay. */
export const customFieldChanges = record({
  name: oneLine(NAME_MAX_LENGTH).optional(),
  description: description(),
  format: choice(FIELD_FORMAT_VALUES).optional(),
  tracker: choice(TRACKER_VALUES).optional(),
  is_required: flag().optional(),
  order: integer(0, ORDER_MAX).nullable().optional(),
  options: options(),
});
export type CustomFieldChanges = InferType<typeof customFieldChanges>;

/** The order of a section's fields: each field with its position. */
export const customFieldOrder = record({
  order: list(record({ id: id(), order: integer(0, ORDER_MAX) })),
});
export type CustomFieldOrder = InferType<typeof customFieldOrder>['order'];
