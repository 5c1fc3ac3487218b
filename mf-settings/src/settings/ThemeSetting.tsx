import { useState } from 'react';
import { changeTheme, storedTheme, type ThemeChoice } from '@smart-elevator/shared-ui/state/theme';
import { messages } from '../messages';
import { Setting } from './Setting';
import styles from './Setting.module.css';

const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Light, dark, or as the device; applied at once and stored in this browser. */
export function ThemeSetting() {
  const [chosen, setChosen] = useState(storedTheme);
  const choose = (choice: ThemeChoice) => {
    changeTheme(choice);
    setChosen(choice);
  };
  return (
    <Setting title={messages.theme.title} hint={messages.theme.hint}>
      <div className={styles.choices} role="radiogroup" aria-label={messages.theme.title}>
        {CHOICES.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input type="radio" name="theme" checked={chosen === choice} onChange={() => choose(choice)} />
            {messages.theme[choice]}
          </label>
        ))}
      </div>
    </Setting>
  );
}
