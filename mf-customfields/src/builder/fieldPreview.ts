import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { hasOptions, parseOptionLines } from '@smart-elevator/shared-api/contract/custom-fields/fieldOptions';
import type { FieldValues } from './fieldValues';

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
