import { useId } from 'react';
import { Setting } from './Setting';
import styles from './Setting.module.css';

interface ChoiceSettingProps<Value extends string> {
  title: string;
  hint: string;
  /** `lang` is the language of a label that is not in the shown one. */
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A setting with a few values, of which one is chosen. */
export function ChoiceSetting<Value extends string>(props: ChoiceSettingProps<Value>) {
  const { title, hint, choices, value, onChoose } = props;
  const name = useId();
  return (
    <Setting title={title} hint={hint}>
      <div className={styles.choices} role="radiogroup" aria-label={title}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </Setting>
  );
}
