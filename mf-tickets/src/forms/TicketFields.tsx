import { codePointLength } from '@smart-elevator/shared-api/contract/codePointLength';
import { LABEL_MAX_LENGTH, TICKET_STATUSES } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { CountedTextField } from '@smart-elevator/shared-ui/form/CountedTextField';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { DerivedFields } from '@smart-elevator/shared-ui/form/DerivedFields';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { CustomFieldInput } from '@smart-elevator/shared-ui/form/CustomFieldInput';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { FieldInput } from '@smart-elevator/shared-ui/form/FieldInput';
import { MoreFields } from '@smart-elevator/shared-ui/form/MoreFields';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { closeDateOf } from '@smart-elevator/shared-api/contract/tickets/ticketDateErrors';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import { fieldLabel } from '../ticketText';
import { ClosingConfirmed } from '../ticket/ClosingConfirmed';
import { ElevatorInput } from './ElevatorInput';
import { DeletedFieldValues } from './DeletedFieldValues';
import { proposedTargetDate, withProposal } from './proposedTargetDate';
import { trappedDefaults } from './trappedDefaults';
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
  const [derive] = useState(() => defaultsOf(ticket === undefined));
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
        assignee: () => <AssigneeInput form={form} ticket={ticket} choices={choices} />,
        status: (bound) => (
          <>
            <FieldInput {...bound} kind="choice" values={TICKET_STATUSES} />
            <ClosingConfirmed at={ticket?.closing_confirmed_at} />
          </>
        ),
        target_date: ticket ? {} : () => <TargetDateInput />,
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

/** The choice of a technician. A deactivated one is offered only if they are already the assignee. */
function AssigneeInput({ form, ticket, choices }: Pick<TicketFieldsProps, 'form' | 'ticket' | 'choices'>) {
  const { technicians, deactivated, labels } = choices;
  return (
    <FormValue<string> name="assignee">
      {(chosen) => (
        <SelectInput
          name="assignee"
          label={fieldLabel('assignee')}
          required={!form.assigneeOptional}
          allowClear={form.assigneeOptional}
          options={[...technicians.keys()]
            .filter((name) => !deactivated.has(name) || name === ticket?.assignee_name || name === chosen)
            .map((name) => ({ value: name, label: labels.get(name) ?? name }))}
          hint={technicians.size > 0 ? undefined : messages.form.noTechnicians}
        />
      )}
    </FormValue>
  );
}

/** The target date of a new ticket, which says when it is the proposal for the priority (ADR-123). */
const TargetDateInput = () => (
  <FormValue<string> name="priority">
    {(priority) => (
      <FormValue<string> name="start_date">
        {(start_date) => (
          <FormValue<string> name="target_date">
            {(target_date) => (
              <DateInput
                name="target_date"
                label={fieldLabel('target_date')}
                required
                hint={
                  target_date !== '' && target_date === proposedTargetDate({ priority, start_date })
                    ? messages.form.proposedDate(t(priority))
                    : undefined
                }
              />
            )}
          </FormValue>
        )}
      </FormValue>
    )}
  </FormValue>
);

/** The input of a custom field on a ticket's form; the field builder shows the same one. */
function customInputOf(field: CustomField) {
  const { name: label, format, is_required: required, options, description } = field;
  const bound = { name: nameOf(field), label, required, hint: description || undefined };
  return <CustomFieldInput key={bound.name} {...bound} format={format} options={options} />;
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

/** Choosing Closed fills an empty close date (R307). */
function applyClosingDefaults(now: TicketValues, before: TicketValues): Partial<TicketValues> | undefined {
  if (now.status === before.status) return undefined;
  const close_date = closeDateOf(now.status, now, localDay()) ?? '';
  return close_date === now.close_date ? undefined : { close_date };
}

/** The values that follow from a change in this form; the target date of a new ticket follows its priority. */
function defaultsOf(isNew: boolean) {
  const applyTrapped = trappedDefaults(isNew);
  return (now: TicketValues, before: TicketValues, initial: TicketValues) => {
    const filled = {
      ...applyClosingDefaults(now, before),
      ...(isNew ? withProposal(now, before) : {}),
      ...applyTrapped(now, before, initial),
    };
    return Object.keys(filled).length > 0 ? filled : undefined;
  };
}
