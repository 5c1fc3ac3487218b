import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { techniciansByText } from '@smart-elevator/shared-api/contract/searchedLists';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';
import { bulkMessages } from './messages';
import { fieldLabel, fieldOptions, fieldText, optionOf, valueOfOption } from '../../ticketText';
import styles from './BulkChoices.module.css';
import type { TicketChange } from './changeTickets';

/** The changes, and the name of the assignee. */
export interface BulkChoice {
  changes: TicketChange;
  assigneeName?: string;
}

/** Nothing is changed yet. */
export const EMPTY_BULK_CHOICE: BulkChoice = { changes: {} };

const texts = bulkMessages;

/** The change as text: 'Status: Closed, Assignee: anita.rao'. */
export const describeChange = ({ changes, assigneeName }: BulkChoice): string =>
  namesFor(ticketFields, 'bulk')
    .flatMap((name) => {
      const value = name === 'assignee' ? assigneeName : fieldText(name, changes[name]);
      return changes[name] === undefined || !value ? [] : [`${fieldLabel(name)}: ${value}`];
    })
    .join(', ');

interface BulkChoicesProps {
  title: string;
  choice: BulkChoice;
  onChange: (choice: BulkChoice) => void;
  onNext: () => void;
  onEnd: () => void;
}

/** The choice of a new status, assignee and priority. */
export function BulkChoices({ title, choice, onChange, onNext, onEnd }: BulkChoicesProps) {
  const [submitted, setSubmitted] = useState(false);
  const { changes, assigneeName } = choice;
  const empty = Object.keys(changes).length === 0;
  const set = (patch: TicketChange, name = assigneeName) => {
    const named = Object.entries({ ...changes, ...patch }).filter(([, value]) => value !== undefined);
    onChange({ changes: Object.fromEntries(named), ...(name === undefined ? {} : { assigneeName: name }) });
  };
  return (
    <Dialog
      title={title}
      open
      onClose={onEnd}
      footer={
        <>
          <Button onClick={onEnd}>{common.cancel}</Button>
          <Button kind="primary" onClick={() => (empty ? setSubmitted(true) : onNext())}>
            {texts.next}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {submitted && empty ? <Notice tone="failure">{texts.nothing}</Notice> : null}
        {namesFor(ticketFields, 'bulk').map((name) =>
          name === 'assignee' ? (
            <AssigneeChoice
              key={name}
              value={changes.assignee ?? undefined}
              name={assigneeName}
              onChange={(assignee, called) => set({ assignee }, called)}
            />
          ) : (
            <SelectField
              key={name}
              label={fieldLabel(name)}
              placeholder={texts.asIs}
              allowClear
              options={fieldOptions(name)}
              value={optionOf(changes[name])}
              onChange={(option) => set({ [name]: valueOfOption(name, option) })}
            />
          ),
        )}
      </div>
    </Dialog>
  );
}

interface AssigneeChoiceProps {
  /** A user id. */
  value: number | undefined;
  /** That user's name. */
  name: string | undefined;
  onChange: (userId: number | undefined, name: string | undefined) => void;
}

/** The choice of an active technician, or of no change. */
const AssigneeChoice = ({ value, name, onChange }: AssigneeChoiceProps) => (
  <ListSelectField
    label={fieldLabel('assignee')}
    placeholder={bulkMessages.asIs}
    {...techniciansByText}
    params={{ dealer_id: useDealerId() }}
    optionsOf={(rows) =>
      selectablePeople([...rows], []).map((person) => ({
        value: String(person.user_id),
        label: personLabel(person),
      }))
    }
    value={value === undefined ? '' : String(value)}
    valueLabel={name}
    onChange={(next, rows) => {
      if (next !== '' && next === String(value)) return;
      const one = rows.find(({ user_id }) => String(user_id) === next);
      onChange(one?.user_id, one && personLabel(one));
    }}
  />
);
