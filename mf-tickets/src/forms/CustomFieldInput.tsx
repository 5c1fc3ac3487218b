import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { CustomFieldInput as InputOfFormat } from '@smart-elevator/shared-ui/form/CustomFieldInput';
import { nameOf } from './ticketValues';

/** The input of a custom field on a ticket's form; the builder of fields shows the very same one. */
export function CustomFieldInput({ field }: { field: CustomField }) {
  const { name: label, format, is_required: required, options, description } = field;
  const bound = { name: nameOf(field), label, required, hint: description || undefined };
  return <InputOfFormat {...bound} format={format} options={options} />;
}
