import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { messages } from '../messages';
import { fieldLabel } from '../ticketText';
import type { TicketForm } from './ticketForms';
import type { TicketChoices } from './useTicketChoices';

interface AssigneeInputProps {
  form: TicketForm;
  ticket: TicketDetails | undefined;
  choices: TicketChoices;
}

/** The choice of a technician. A deactivated one is offered only if they are already the assignee. */
export function AssigneeInput({ form, ticket, choices }: AssigneeInputProps) {
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
