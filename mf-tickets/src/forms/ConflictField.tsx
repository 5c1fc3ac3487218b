import { useId } from 'react';
import { messages } from '../messages';
import styles from './ConflictDialog.module.css';

interface ConflictFieldProps {
  label: string;
  theirs: string;
  yours: string;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** One field that both users changed, with the choice of the value. */
export function ConflictField({ label, theirs, yours, isTheirs, onChoose }: ConflictFieldProps) {
  const name = useId();
  const choices = [
    { word: messages.conflict.theirs, value: theirs, checked: isTheirs },
    { word: messages.conflict.yours, value: yours, checked: !isTheirs },
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
