import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { CheckboxField } from '@smart-elevator/shared-ui/form/CheckboxField';
import { CheckboxGroup } from '@smart-elevator/shared-ui/form/CheckboxGroup';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { digitsOnly } from './digitsOnly';
import { nameOf } from './ticketValues';

/** The input of a custom field, by its format; a format that is not known is text (P1 §3). */
export function CustomFieldInput({ field }: { field: CustomField }) {
  const { name: label, format, is_required: required, options, description } = field;
  const bound = { name: nameOf(field), label, required, hint: description || undefined };
  switch (format) {
    case 'integer':
      return <TextField {...bound} inputMode="numeric" onKeyDown={digitsOnly} />;
    case 'date':
      return <DateInput {...bound} />;
    case 'time':
      return <TextField {...bound} type="time" />;
    case 'boolean':
      return <CheckboxField name={bound.name} label={label} hint={bound.hint} />;
    case 'dropdown':
      return (
        <SelectInput
          {...bound}
          options={options.map((option) => ({ value: option, label: option }))}
          allowClear={!required}
        />
      );
    case 'checkbox':
      return <CheckboxGroup {...bound} options={options} />;
    default:
      return <TextField {...bound} />;
  }
}
