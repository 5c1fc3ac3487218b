import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { Checkbox } from '@smart-elevator/shared-ui/field/Checkbox';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ConflictDialog } from '../forms/ConflictDialog';
import type { TicketChoices } from '../forms/useTicketChoices';
import { messages } from '../messages';
import { fieldLabel, fieldOptions, optionOf } from '../ticketText';
import { quickValues, type QuickField } from './quickChange';
import styles from './TicketView.module.css';
import { useQuickChange } from './useQuickChange';

interface TicketControlsProps {
  ticket: TicketDetails;
  choices: TicketChoices;
  onChanged: (ticket: TicketDetails) => void;
  onFailed: () => void;
}

/** Status, assignee, priority, dates and whether a passenger is trapped: each is saved as soon as it is chosen, and can be undone. */
export function TicketControls({ ticket, choices, ...on }: TicketControlsProps) {
  const { technicians, deactivated, labels } = choices;
  const { pending, change, collision } = useQuickChange({ ticket, choices, ...on });
  const values = { ...quickValues(ticket, choices.reporters), ...pending };
  const bound = (name: QuickField) => ({
    label: fieldLabel(name),
    value: values[name],
    onChange: (value: string) => change(name, value),
  });
  const { assignee } = values;
  const people = [...technicians.keys()].filter((name) => !deactivated.has(name) || name === assignee);
  return (
    <>
      <SelectField {...bound('status')} options={fieldOptions('status')} />
      <SelectField
        {...bound('assignee')}
        options={people.map((name) => ({ value: name, label: labels.get(name) ?? name }))}
        placeholder={t(UNASSIGNED)}
      />
      <SelectField {...bound('priority')} options={fieldOptions('priority')} />
      {/* Another back end may not have this field. */}
      {ticket.entrapment === undefined ? null : (
        <Checkbox
          label={fieldLabel('entrapment')}
          checked={values.entrapment === optionOf(true)}
          onChange={(trapped) => change('entrapment', optionOf(trapped))}
        />
      )}
      <DateField {...bound('start_date')} />
      <DateField {...bound('target_date')} />
      <DateField {...bound('close_date')} />
      <p className={styles.hint} data-screen-only>
        {messages.page.savedAtOnce}
      </p>
      {collision ? <ConflictDialog collision={collision} fields={[]} labels={labels} /> : null}
    </>
  );
}
