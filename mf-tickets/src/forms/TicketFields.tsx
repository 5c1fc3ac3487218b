import { codePointLength } from '@smart-elevator/shared-api/contract/codePointLength';
import { LABEL_MAX_LENGTH } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { CountedTextField } from '@smart-elevator/shared-ui/form/CountedTextField';
import { DerivedFields } from '@smart-elevator/shared-ui/form/DerivedFields';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Fragment } from 'react';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { CustomFieldInput as InputOfFormat } from '@smart-elevator/shared-ui/form/CustomFieldInput';
import type { Field } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { FieldInput } from '@smart-elevator/shared-ui/form/FieldInput';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { closeDateOf } from '@smart-elevator/shared-api/contract/tickets/ticketDateErrors';
import { messages } from '../messages';
import { fieldLabel } from '../ticketText';
import { ClosingConfirmed } from '../ticket/ClosingConfirmed';
import { AssigneeInput } from './AssigneeInput';
import { ElevatorInput } from './ElevatorInput';
import { DeletedFieldValues } from './DeletedFieldValues';
import type { TicketForm } from './ticketForms';
import { type InputName, INPUTS, nameOf, type TicketValues } from './ticketValues';
import type { TicketChoices } from './useTicketChoices';

interface TicketFieldsProps {
  form: TicketForm;
  /** Undefined for a new ticket. */
  ticket: TicketDetails | undefined;
  /** The elevator's name, if it cannot be chosen. */
  elevatorName: string | undefined;
  choices: TicketChoices;
}

const optionsOf = (values: Iterable<string>) =>
  [...new Set(values)].map((value) => ({ value, label: value }));

/** The inputs of every ticket form (R331 to R335). */
export function TicketFields({ form, ticket, elevatorName, choices }: TicketFieldsProps) {
  const { reporters, fields } = choices;
  // The current reporter stays an option, even if it is a customer.
  const reporting = [...(ticket?.reporter_name ? [ticket.reporter_name] : []), ...reporters.keys()];
  return (
    <>
      {ticket ? <TextField name="ticket_key" label={fieldLabel('ticket_key')} readOnly /> : null}
      {elevatorName === undefined ? (
        <ElevatorInput />
      ) : (
        <TextField name="elevator_id" label={messages.elevatorId} hint={elevatorName} readOnly />
      )}
      {INPUTS.map((name) => {
        const label = fieldLabel(name);
        if (form.shown.some((shown) => shown === name))
          return <TextField key={name} name={name} label={label} readOnly shown={t} />;
        if (name === 'label')
          return (
            <CountedTextField
              key={name}
              name={name}
              label={label}
              required
              max={LABEL_MAX_LENGTH}
              lengthOf={codePointLength}
              placeholder={messages.form.labelPlaceholder}
            />
          );
        if (name === 'reporter')
          return <SelectInput key={name} name={name} label={label} required options={optionsOf(reporting)} />;
        if (name === 'assignee')
          return <AssigneeInput key={name} form={form} ticket={ticket} choices={choices} />;
        return (
          <Fragment key={name}>
            <TicketInput name={name} />
            {name === 'status' ? <ClosingConfirmed at={ticket?.closing_confirmed_at} /> : null}
          </Fragment>
        );
      })}
      {fields.map((field) => (
        <CustomFieldInput key={nameOf(field)} field={field} />
      ))}
      <DeletedFieldValues ticket={ticket} fields={fields} />
      <DerivedFields<TicketValues> derive={applyClosingDefaults} />
    </>
  );
}

/** The input of a custom field on a ticket's form; the field builder shows the same one. */
function CustomFieldInput({ field }: { field: CustomField }) {
  const { name: label, format, is_required: required, options, description } = field;
  const bound = { name: nameOf(field), label, required, hint: description || undefined };
  return <InputOfFormat {...bound} format={format} options={options} />;
}

const rows: Readonly<Record<InputName, Field<string>>> = ticketFields;

/** The input of a field, by its kind. */
function TicketInput({ name }: { name: InputName }) {
  const { kind, written, values } = rows[name];
  const bound = { name, label: fieldLabel(name) };
  // A resolution always has a value: its input has no required mark (R337).
  const required = !written.spec.nullable && name !== 'resolution';
  return <FieldInput {...bound} required={required} kind={kind} values={values} />;
}

/** Choosing Closed fills an empty close date (R307). */
function applyClosingDefaults(now: TicketValues, before: TicketValues): Partial<TicketValues> | undefined {
  if (now.status === before.status) return undefined;
  const close_date = closeDateOf(now.status, now, localDay()) ?? '';
  return close_date === now.close_date ? undefined : { close_date };
}
