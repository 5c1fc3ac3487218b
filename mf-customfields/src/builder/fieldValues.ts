import {
  FIELD_FORMATS,
  FIELD_FORMAT_VALUES,
  type CustomField,
  type FieldFormat,
  type Tracker,
} from '@smart-elevator/shared-api/contract/custom-fields/customField';
import {
  type CustomFieldChanges,
  type NewCustomField,
  newCustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/customFieldChange';
import {
  hasOptions,
  parseOptionLines,
  optionsError,
} from '@smart-elevator/shared-api/contract/custom-fields/fieldOptions';
import { ORDER_MAX } from '@smart-elevator/shared-api/contract/custom-fields/limits';
import { t } from '@smart-elevator/shared-ui/language/t';
import { allFilled, withCrossFieldRule } from '@smart-elevator/shared-api/contract/fieldRules';
import { anyValue, record } from '@smart-elevator/shared-api/contract/fields';

/** The form values of a field, in the order of the form; '' is empty. */
export type FieldValues = {
  format: string;
  name: string;
  description: string;
  is_required: boolean;
  /** One per line. */
  options: string;
};

/** An empty form. */
export const NEW_FIELD: FieldValues = {
  format: '',
  name: '',
  description: '',
  is_required: false,
  options: '',
};

/** A field as the form shows it. */
export const valuesOf = (field: CustomField): FieldValues => ({
  format: field.format,
  name: field.name,
  description: field.description,
  is_required: field.is_required,
  options: field.options.join('\n'),
});

/** The formats to choose from; Multiple Options are not offered for an existing field (R709). */
export const formatChoices = (form: 'add' | 'edit') =>
  FIELD_FORMAT_VALUES.filter((format) => form === 'add' || format !== 'checkbox').map((value) => ({
    value,
    label: t(FIELD_FORMATS[value]),
  }));

/** The chosen format; undefined for none. */
export const formatOf = (typed: string): FieldFormat | undefined =>
  FIELD_FORMAT_VALUES.find((format) => format === typed);

const written = (values: FieldValues) => ({
  name: values.name.trim(),
  description: values.description.trim(),
  is_required: values.is_required,
  ...(hasOptions(values.format) ? { options: parseOptionLines(values.options) } : {}),
});

/** The request body of a new field. Its order is after the last field of its section (R706). */
export const newFieldOf = (
  values: FieldValues,
  format: FieldFormat,
  tracker: Tracker,
  fields: readonly CustomField[],
): NewCustomField => ({
  ...written(values),
  format,
  tracker,
  order: Math.min(ORDER_MAX, Math.max(-1, ...fields.map(({ order }) => order)) + 1),
});

/** The request body of a changed field. */
export const changesOf = (values: FieldValues, field: CustomField): CustomFieldChanges => ({
  ...written(values),
  format: formatOf(values.format) ?? field.format,
  tracker: field.tracker,
  order: field.order,
});

/** The data of a field in a preview, stored or only typed. */
export type FieldPreview = Pick<CustomField, 'name' | 'description' | 'is_required'> & {
  format: string;
  options: readonly string[];
};

/** The input of the form as a field. */
export const previewOf = ({ options, ...values }: FieldValues): FieldPreview => ({
  ...values,
  options: hasOptions(values.format) ? [...new Set(parseOptionLines(options))] : [],
});

const { format, name, description } = newCustomField.fields;

/** The schema of the field forms, derived from the call. The options are typed as one text. */
export const fieldSchema = record({
  ...allFilled({ format, name }).fields,
  description,
  options: withCrossFieldRule(anyValue<string>().optional(), (values: Partial<FieldValues>) => {
    const known = formatOf(values.format ?? '');
    return known && optionsError(known, parseOptionLines(values.options ?? ''));
  }),
});
