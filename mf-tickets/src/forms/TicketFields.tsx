import { lengthOf } from '@smart-elevator/shared-api/contract/lengthOf';
import { LABEL_MAX_LENGTH } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TicketFieldName } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { CountedTextField } from '@smart-elevator/shared-ui/form/CountedTextField';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { FormRule } from '@smart-elevator/shared-ui/form/FormRule';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { say } from '@smart-elevator/shared-ui/language/say';
import { messages } from '../messages';
import { fieldLabel, fieldOptions } from '../ticketText';
import { ClosingConfirmed } from '../ticket/ClosingConfirmed';
import { CustomFieldInput } from './CustomFieldInput';
import { ElevatorInput } from './ElevatorInput';
import { FormerValues } from './FormerValues';
import { followClosing } from './followClosing';
import type { TicketForm } from './ticketForms';
import { nameOf, type TicketValues } from './ticketValues';
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

const bound = (name: TicketFieldName) => ({ name, label: fieldLabel(name) });
const needed = (name: TicketFieldName) => ({ ...bound(name), required: true });

/** The inputs of a ticket, on every form of it (P1 §2). */
export function TicketFields({ form, ticket, elevatorName, choices }: TicketFieldsProps) {
  const { technicians, deactivated, reporters, fields } = choices;
  // Who reported it stays to choose, also a customer.
  const reporting = [...(ticket?.reporter_name ? [ticket.reporter_name] : []), ...reporters.keys()];
  return (
    <>
      {ticket ? <TextField {...bound('ticket_key')} readOnly /> : null}
      {elevatorName === undefined ? (
        <ElevatorInput />
      ) : (
        <TextField name="elevator_id" label={messages.elevatorId} hint={elevatorName} readOnly />
      )}
      <CountedTextField
        {...needed('label')}
        max={LABEL_MAX_LENGTH}
        lengthOf={lengthOf}
        placeholder={messages.form.labelPlaceholder}
      />
      <TextField {...needed('summary')} />
      <TextAreaField {...needed('description')} />
      {form.shown.includes('reporter') ? (
        <TextField {...bound('reporter')} readOnly />
      ) : (
        <SelectInput {...needed('reporter')} options={optionsOf(reporting)} />
      )}
      <FormValue<string> name="assignee">
        {(chosen) => (
          <SelectInput
            {...bound('assignee')}
            required={!form.assigneeOptional}
            allowClear={form.assigneeOptional}
            options={optionsOf(
              [...technicians.keys()].filter(
                (name) => !deactivated.has(name) || name === ticket?.assignee_name || name === chosen,
              ),
            )}
            hint={technicians.size > 0 ? undefined : messages.form.noTechnicians}
          />
        )}
      </FormValue>
      <SelectInput {...needed('status')} options={fieldOptions('status')} />
      <ClosingConfirmed at={ticket?.closing_confirmed_at} />
      {form.shown.includes('resolution') ? (
        <TextField {...bound('resolution')} readOnly shown={say} />
      ) : (
        <SelectInput {...bound('resolution')} options={fieldOptions('resolution')} />
      )}
      {form.shown.includes('priority') ? (
        <TextField {...bound('priority')} readOnly shown={say} />
      ) : (
        <SelectInput {...needed('priority')} options={fieldOptions('priority')} />
      )}
      <DateInput {...needed('start_date')} />
      <DateInput {...needed('target_date')} />
      <DateInput {...bound('close_date')} />
      {fields.map((field) => (
        <CustomFieldInput key={nameOf(field)} field={field} />
      ))}
      <FormerValues ticket={ticket} fields={fields} />
      <FormRule<TicketValues> follow={followClosing} />
    </>
  );
}
