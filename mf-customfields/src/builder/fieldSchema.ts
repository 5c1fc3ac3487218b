import { newCustomField } from '@smart-elevator/shared-api/contract/custom-fields/customFieldChange';
import {
  optionsError,
  parseOptionLines,
} from '@smart-elevator/shared-api/contract/custom-fields/fieldOptions';
import { allFilled, withCrossFieldRule } from '@smart-elevator/shared-api/contract/fieldRules';
import { anyValue, record } from '@smart-elevator/shared-api/contract/fields';
import { formatOf, type FieldValues } from './fieldValues';

const { format, name, description } = newCustomField.fields;

/** What the forms of a field ask for: what the call does. The options are typed as one text. */
export const fieldSchema = record({
  ...allFilled({ format, name }).fields,
  description,
  options: withCrossFieldRule(anyValue<string>().optional(), (values: Partial<FieldValues>) => {
    const known = formatOf(values.format ?? '');
    return known && optionsError(known, parseOptionLines(values.options ?? ''));
  }),
});
