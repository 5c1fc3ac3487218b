import type { Field } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { CheckboxField } from '@smart-elevator/shared-ui/form/CheckboxField';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { fieldLabel, fieldOptions } from '../ticketText';
import type { InputName } from './ticketValues';

const rows: Readonly<Record<InputName, Field<string>>> = ticketFields;

/** The input of a field, by its kind. */
export function TicketInput({ name }: { name: InputName }) {
  const { kind, written } = rows[name];
  const bound = { name, label: fieldLabel(name) };
  // A resolution always has a value: its input carries no mark (P1 §2).
  const required = !written.spec.nullable && name !== 'resolution';
  switch (kind) {
    case 'choice':
      return <SelectInput {...bound} required={required} options={fieldOptions(name)} />;
    case 'day':
      return <DateInput {...bound} required={required} />;
    case 'flag':
      return <CheckboxField {...bound} />;
    case 'text':
      return <TextAreaField {...bound} required={required} />;
    default:
      return <TextField {...bound} required={required} />;
  }
}
