import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { useId, useState } from 'react';
import { messages } from '../messages';
import styles from './ConflictDialog.module.css';
import { withFields } from './mergeTicket';
import { type CustomValue, nameOf, textOf, type TicketValues } from './ticketValues';
import type { MergeConflict } from './useSaveTicket';
import type { TicketChoices } from './useTicketChoices';
import { customText } from '../customText';
import { fieldLabel, fieldText, isFieldName } from '../ticketText';

const texts = messages.conflict;
type Name = keyof TicketValues & string;

interface ConflictDialogProps {
  collision: MergeConflict;
  fields: readonly CustomField[];
  /** The names of persons by user name. */
  labels: TicketChoices['labels'];
}

/** Somebody else has saved the same ticket: shows both values of each field that both changed, and lets the dealer choose. */
export function ConflictDialog({ collision, fields, labels }: ConflictDialogProps) {
  const { conflict, theirs, merged, settle } = collision;
  const { values: yours, collisions } = merged;
  const [chosen, setChosen] = useState<ReadonlySet<Name>>(new Set());
  const who = conflict.changed_by && nameLabel(conflict.changed_by, conflict.changed_by_full_name);
  const shown = (name: string, value: CustomValue | undefined): string => {
    const field = fields.find((one) => nameOf(one) === name);
    if (field) return customText(field, textOf(value)) || texts.nothing;
    const person = name === 'assignee' || name === 'reporter' ? labels.get(String(value)) : undefined;
    return (person ?? fieldText(name, value)) || texts.nothing;
  };
  const choose = (name: Name, isTheirs: boolean) =>
    setChosen(new Set(isTheirs ? [...chosen, name] : [...chosen].filter((other) => other !== name)));
  return (
    <Dialog
      title={texts.title}
      open
      onClose={() => settle()}
      footer={
        <>
          <Button onClick={() => settle()}>{messages.form.cancel}</Button>
          <Button kind="primary" onClick={() => settle(withFields(yours, theirs, [...chosen]))}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{texts.savedBy(who || texts.somebody, formatDateTime(conflict.changed_at))}</p>
        {collisions.map((name) => (
          <ConflictField
            key={name}
            label={labelOf(name, fields)}
            theirs={shown(name, theirs[name])}
            yours={shown(name, yours[name])}
            isTheirs={chosen.has(name)}
            onChoose={(isTheirs) => choose(name, isTheirs)}
          />
        ))}
        <div className={styles.all}>
          <Button onClick={() => setChosen(new Set(collisions))}>{texts.allTheirs}</Button>
          <Button onClick={() => setChosen(new Set())}>{texts.allYours}</Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ConflictFieldProps {
  label: string;
  theirs: string;
  yours: string;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** One field that both users changed, with the choice of the value. */
function ConflictField({ label, theirs, yours, isTheirs, onChoose }: ConflictFieldProps) {
  const name = useId();
  const choices = [
    { word: texts.theirs, value: theirs, checked: isTheirs },
    { word: texts.yours, value: yours, checked: !isTheirs },
  ];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {choices.map(({ word, value, checked }, at) => (
        <label key={word} className={styles.choice}>
          <input type="radio" name={name} checked={checked} onChange={() => onChoose(at === 0)} />
          <span className={styles.word}>{word}</span>
          <span className={styles.value}>{value}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The label of an input of a ticket form. */
const labelOf = (name: keyof TicketValues & string, fields: readonly CustomField[]): string =>
  isFieldName(name) ? fieldLabel(name) : (fields.find((field) => nameOf(field) === name)?.name ?? name);
