import { newCustomField } from '@smart-elevator/shared-api/contract/custom-fields/customFieldChange';
import {
  optionsError,
  parseOptionLines,
} from '@smart-elevator/shared-api/contract/custom-fields/fieldOptions';
import { allFilled, withCrossFieldRule } from '@smart-elevator/shared-api/contract/fieldRules';
import { anyValue, record } from '@smart-elevator/shared-api/contract/fields';
import { formatOf, type FieldValues } from './fieldValues';

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
