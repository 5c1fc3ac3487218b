import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { Checkbox } from '@smart-elevator/shared-ui/field/Checkbox';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import type { QuickField } from '../change/sendChanges';
import { ConflictDialog } from '../forms/ConflictDialog';
import type { TicketChoices } from '../forms/useTicketChoices';
import { messages } from '../messages';
import { fieldLabel, fieldOptions, optionOf } from '../ticketText';
import { QUICK_FIELDS, quickValues } from './quickChange';
import styles from './TicketView.module.css';
import { useQuickChange } from './useQuickChange';

interface TicketControlsProps {
  ticket: TicketDetails;
  choices: TicketChoices;
  onChanged: (ticket: TicketDetails) => void;
  onFailed: () => void;
}

/** The fields of a ticket that change at once: each is saved as soon as it is chosen, and can be undone. */
export function TicketControls({ ticket, choices, ...on }: TicketControlsProps) {
  const { technicians, deactivated, labels } = choices;
  const { pending, change, collision } = useQuickChange({ ticket, choices, ...on });
  const values = { ...quickValues(ticket, choices.reporters), ...pending };
  const { assignee } = values;
  const people = [...technicians.keys()].filter((name) => !deactivated.has(name) || name === assignee);
  const controlOf = (name: QuickField) => {
    const { kind } = ticketFields[name];
    const bound = {
      label: fieldLabel(name),
      value: values[name],
      onChange: (value: string) => change(name, value),
    };
    if (name === 'assignee')
      return (
        <SelectField
          key={name}
          {...bound}
          options={people.map((one) => ({ value: one, label: labels.get(one) ?? one }))}
          placeholder={t(UNASSIGNED)}
        />
      );
    if (kind === 'day') return <DateField key={name} {...bound} />;
    if (kind === 'choice') return <SelectField key={name} {...bound} options={fieldOptions(name)} />;
    // Another back end may not have this field.
    return ticket[name] === undefined ? null : (
      <Checkbox
        key={name}
        label={bound.label}
        checked={bound.value === optionOf(true)}
        onChange={(yes) => change(name, optionOf(yes))}
      />
    );
  };
  return (
    <>
      {QUICK_FIELDS.map(controlOf)}
      <p className={styles.hint} data-screen-only>
        {messages.page.savedAtOnce}
      </p>
      {collision ? <ConflictDialog collision={collision} fields={[]} labels={labels} /> : null}
    </>
  );
}
