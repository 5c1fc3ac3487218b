import { codePointLength } from '@smart-elevator/shared-api/contract/codePointLength';
import { LABEL_MAX_LENGTH, TICKET_STATUSES } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { CountedTextField } from '@smart-elevator/shared-ui/form/CountedTextField';
import { DerivedFields } from '@smart-elevator/shared-ui/form/DerivedFields';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { FieldInput } from '@smart-elevator/shared-ui/form/FieldInput';
import { MoreFields } from '@smart-elevator/shared-ui/form/MoreFields';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import { fieldLabel } from '../ticketText';
import { ClosingConfirmed } from '../ticket/ClosingConfirmed';
import { AssigneeInput } from './AssigneeInput';
import { customInputOf } from './customInputOf';
import { derivedValues } from './derivedValues';
import { ElevatorInput } from './ElevatorInput';
import { DeletedFieldValues } from './DeletedFieldValues';
import { TargetDateInput } from './TargetDateInput';
import { TrappedInput } from './TrappedInput';
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

/** The inputs of every ticket form (R331 to R335). */
export function TicketFields({ form, ticket, elevatorName, choices }: TicketFieldsProps) {
  const { reporters, labels, fields } = choices;
  // The current reporter stays an option, even if it is a customer.
  const current = ticket?.reporter_name;
  const reporting = new Set([...(current ? [current] : []), ...reporters.keys()]);
  const labelOf = (name: string) =>
    name === current ? nameLabel(name, ticket?.reporter_full_name) : (labels.get(name) ?? name);
  const [derive] = useState(() => derivedValues(ticket === undefined));
  const [query] = useSearchParams();
  const closes = ticket && ticket.status !== 'Closed' && query.get('status') === 'Closed';
  // In their saved order (R341): 'More' has those after the last required one.
  const later = ticket ? [] : fields.slice(fields.findLastIndex(({ is_required }) => is_required) + 1);

  const inputsOf = (some: readonly InputName[]) => (
    <EntityInputs
      fields={ticketFields}
      names={some}
      isRequired={isRequired}
      special={{
        label: (bound) => (
          <CountedTextField
            {...bound}
            max={LABEL_MAX_LENGTH}
            lengthOf={codePointLength}
            placeholder={messages.form.labelPlaceholder}
            // Opened from the elevator's page, to describe its fault.
            autoFocus={!ticket && elevatorName !== undefined}
          />
        ),
        reporter: (bound) => (
          <SelectInput
            {...bound}
            required
            options={[...reporting].map((value) => ({ value, label: labelOf(value) }))}
          />
        ),
        assignee: () => (
          <AssigneeInput isOptional={form.assigneeOptional} ticket={ticket} choices={choices} />
        ),
        status: (bound) => (
          <>
            <FieldInput {...bound} kind="choice" values={TICKET_STATUSES} />
            <ClosingConfirmed at={ticket?.closing_confirmed_at} />
          </>
        ),
        ...(ticket ? {} : { target_date: () => <TargetDateInput />, entrapment: () => <TrappedInput /> }),
        ...Object.fromEntries(form.shown.map((name) => [name, shownInput])),
      }}
    />
  );

  return (
    <>
      {ticket ? <TextField name="ticket_key" label={fieldLabel('ticket_key')} readOnly /> : null}
      {elevatorName === undefined ? (
        <ElevatorInput />
      ) : (
        <TextField name="elevator_id" label={messages.elevatorId} hint={elevatorName} readOnly />
      )}
      {inputsOf(ticket ? INPUTS : ESSENTIAL)}
      {fields.slice(0, fields.length - later.length).map(customInputOf)}
      {ticket ? null : (
        <MoreFields label={messages.form.more} names={[...MORE, ...later.map(nameOf)]}>
          {inputsOf(MORE)}
          {later.map(customInputOf)}
        </MoreFields>
      )}
      <DeletedFieldValues ticket={ticket} fields={fields} />
      <DerivedFields<TicketValues> derive={derive} preset={closes ? { status: 'Closed' } : undefined} />
    </>
  );
}

/** A field that a form shows without changing it. */
const shownInput = ({ name, label }: { name: string; label: string }) => (
  <TextField name={name} label={label} readOnly shown={t} />
);

/** Whether a field has the required mark; a resolution always has a value, so it has none (R337). */
const isRequired = (name: InputName) => !ticketFields[name].written.spec.nullable && name !== 'resolution';

/** The first fields of a new ticket; then come the others with a required mark and without a usual value. */
const FIRST: readonly InputName[] = namesFor(ticketFields, 'first');
/** Required, but Open, the dealer and today are what a new ticket has (R305). */
const USUAL: readonly InputName[] = ['status', 'reporter', 'start_date'];
const ESSENTIAL = [
  ...FIRST,
  ...INPUTS.filter((name) => ![...FIRST, ...USUAL].includes(name) && isRequired(name)),
];
/** The fields of a new ticket that are shown on demand. */
const MORE = INPUTS.filter((name) => !ESSENTIAL.includes(name));
