import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { messages } from '../messages';
import { fieldLabel } from '../ticketText';
import type { TicketChoices } from './useTicketChoices';

interface AssigneeInputProps {
  /** Whether the ticket may be unassigned (R332). */
  isOptional: boolean;
  /** Undefined for a new ticket. */
  ticket?: TicketDetails | undefined;
  choices: TicketChoices;
  /** Who this is, where they were proposed. */
  hint?: string | undefined;
}

/** The choice of a technician. A deactivated one is offered only if they are already the assignee. */
export function AssigneeInput({ isOptional, ticket, choices, hint }: AssigneeInputProps) {
  const { technicians, deactivated, labels } = choices;
  return (
    <FormValue<string> name="assignee">
      {(chosen) => (
        <SelectInput
          name="assignee"
          label={fieldLabel('assignee')}
          required={!isOptional}
          allowClear={isOptional}
          options={[...technicians.keys()]
            .filter((name) => !deactivated.has(name) || name === ticket?.assignee_name || name === chosen)
            .map((name) => ({ value: name, label: labels.get(name) ?? name }))}
          hint={technicians.size > 0 ? hint : messages.form.noTechnicians}
        />
      )}
    </FormValue>
  );
}
