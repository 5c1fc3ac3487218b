import { lengthOf } from '@smart-elevator/shared-api/contract/lengthOf';
import { LABEL_MAX_LENGTH } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { CountedTextField } from '@smart-elevator/shared-ui/form/CountedTextField';
import { FormRule } from '@smart-elevator/shared-ui/form/FormRule';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { say } from '@smart-elevator/shared-ui/language/say';
import { Fragment } from 'react';
import { messages } from '../messages';
import { fieldLabel } from '../ticketText';
import { ClosingConfirmed } from '../ticket/ClosingConfirmed';
import { AssigneeInput } from './AssigneeInput';
import { CustomFieldInput } from './CustomFieldInput';
import { ElevatorInput } from './ElevatorInput';
import { FormerValues } from './FormerValues';
import { followClosing } from './followClosing';
import type { TicketForm } from './ticketForms';
import { TicketInput } from './TicketInput';
import { INPUTS, nameOf, type TicketValues } from './ticketValues';
import type { TicketChoices } from './useTicketChoices';

interface TicketFieldsProps {
  form: TicketForm;
  /** None for a new one. */
  ticket: TicketDetails | undefined;
  /** The elevator's name, where it is not to be chosen. */
  elevatorName: string | undefined;
  choices: TicketChoices;
}

const optionsOf = (values: Iterable<string>) =>
  [...new Set(values)].map((value) => ({ value, label: value }));

/** The inputs of a ticket, on every form of it (R331 to R335). */
export function TicketFields({ form, ticket, elevatorName, choices }: TicketFieldsProps) {
  const { reporters, fields } = choices;
  // Who reported it stays to choose, also a customer.
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
          return <TextField key={name} name={name} label={label} readOnly shown={say} />;
        if (name === 'label')
          return (
            <CountedTextField
              key={name}
              name={name}
              label={label}
              required
              max={LABEL_MAX_LENGTH}
              lengthOf={lengthOf}
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
      <FormerValues ticket={ticket} fields={fields} />
      <FormRule<TicketValues> follow={followClosing} />
    </>
  );
}
