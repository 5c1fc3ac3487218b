import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { hasOptions, parseOptionLines } from '@smart-elevator/shared-api/contract/custom-fields/fieldOptions';
import type { FieldValues } from './fieldValues';

/** What a preview shows of a field, stored or only typed so far. */
export type FieldPreview = Pick<CustomField, 'name' | 'description' | 'is_required'> & {
  format: string;
  options: readonly string[];
};

/** What is typed, as a field. */
export const previewOf = ({ options, ...values }: FieldValues): FieldPreview => ({
  ...values,
  options: hasOptions(values.format) ? [...new Set(parseOptionLines(options))] : [],
});
