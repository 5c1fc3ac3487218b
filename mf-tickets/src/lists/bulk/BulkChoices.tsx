import {
  readPriority,
  readStatus,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { say } from '@smart-elevator/shared-ui/language/say';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { useState } from 'react';
import { messages } from '../../messages';
import { AssigneeChoice } from './AssigneeChoice';
import styles from './BulkChoices.module.css';
import type { TicketChange } from './changeTickets';

/** What is to be changed, and what the assignee is called. */
export interface Choice {
  changes: TicketChange;
  assigneeName?: string;
}

/** Nothing is changed yet. */
export const NO_CHOICE: Choice = { changes: {} };

const said = messages.bulk;
const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: say(word) }));

/** The change in words: 'Status: Closed, Assignee: anita.rao'. */
export const wordsOf = ({ changes, assigneeName }: Choice): string =>
  [
    [messages.fields.status, changes.status && say(changes.status)],
    [messages.fields.assignee, changes.assignee === undefined ? undefined : assigneeName],
    [messages.fields.priority, changes.priority && say(changes.priority)],
  ]
    .flatMap(([field, value]) => (value ? [`${field}: ${value}`] : []))
    .join(', ');

interface BulkChoicesProps {
  title: string;
  choice: Choice;
  onChange: (choice: Choice) => void;
  onNext: () => void;
  onEnd: () => void;
}

/** Which of status, assignee and priority are changed, and to what. */
export function BulkChoices({ title, choice, onChange, onNext, onEnd }: BulkChoicesProps) {
  const [told, setTold] = useState(false);
  const { changes, assigneeName } = choice;
  const empty = Object.keys(changes).length === 0;
  /** With the others as they are, and without what is to stay. */
  const set = (
    patch: { [Name in keyof TicketChange]: TicketChange[Name] | undefined },
    name = assigneeName,
  ) => {
    const { status, assignee, priority } = { ...changes, ...patch };
    onChange({
      changes: {
        ...(status ? { status } : {}),
        ...(assignee === undefined ? {} : { assignee }),
        ...(priority ? { priority } : {}),
      },
      ...(name === undefined ? {} : { assigneeName: name }),
    });
  };
  return (
    <Dialog
      title={title}
      open
      onClose={onEnd}
      footer={
        <>
          <Button onClick={onEnd}>{common.cancel}</Button>
          <Button kind="primary" onClick={() => (empty ? setTold(true) : onNext())}>
            {said.next}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {told && empty ? <Notice tone="failure">{said.nothing}</Notice> : null}
        <SelectField
          label={messages.fields.status}
          placeholder={said.asIs}
          allowClear
          options={optionsOf(TICKET_STATUSES)}
          value={changes.status ?? ''}
          onChange={(status) => set({ status: readStatus(status) })}
        />
        <AssigneeChoice
          value={changes.assignee}
          name={assigneeName}
          onChange={(assignee, name) => set({ assignee }, name)}
        />
        <SelectField
          label={messages.fields.priority}
          placeholder={said.asIs}
          allowClear
          options={optionsOf(TICKET_PRIORITIES)}
          value={changes.priority ?? ''}
          onChange={(priority) => set({ priority: readPriority(priority) })}
        />
      </div>
    </Dialog>
  );
}
