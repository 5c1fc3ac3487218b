import { useId } from 'react';
import styles from './Choices.module.css';

interface ChoicesProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  /** `lang` is the language of a label that is not in the shown one. */
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few values, as buttons for the thumb. */
export function Choices<Value extends string>({ label, choices, value, onChoose }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      {choices.map((one) => (
        <label key={one.value} className={styles.choice} lang={one.lang}>
          <input
            type="radio"
            name={name}
            checked={value === one.value}
            onChange={() => onChoose(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
