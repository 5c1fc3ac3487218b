import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { CustomFieldInput } from '@smart-elevator/shared-ui/form/CustomFieldInput';
import { nameOf } from './ticketValues';

/** The input of a custom field on a ticket's form; the field builder shows the same one. */
export function customInputOf(field: CustomField) {
  const { name: label, format, is_required: required, options, description } = field;
  const bound = { name: nameOf(field), label, required, hint: description || undefined };
  return <CustomFieldInput key={bound.name} {...bound} format={format} options={options} />;
}
