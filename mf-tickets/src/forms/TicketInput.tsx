import type { Field } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { KindInput } from '@smart-elevator/shared-ui/form/KindInput';
import { fieldLabel } from '../ticketText';
import type { InputName } from './ticketValues';

const rows: Readonly<Record<InputName, Field<string>>> = ticketFields;

/** The input of a field, by its kind. */
export function TicketInput({ name }: { name: InputName }) {
  const { kind, written, values } = rows[name];
  const bound = { name, label: fieldLabel(name) };
  // A resolution always has a value: its input carries no mark (R337).
  const required = !written.spec.nullable && name !== 'resolution';
  return <KindInput {...bound} required={required} kind={kind} values={values} />;
}
