import { useState } from 'react';
import { changeTheme, storedTheme, type ThemeChoice } from '@smart-elevator/shared-ui/state/theme';
import { messages } from '../messages';
import { ChoiceSetting } from './ChoiceSetting';

const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];
const texts = messages.theme;

/** Light, dark, or as the device; applied at once and stored in this browser. */
export function ThemeSetting() {
  const [chosen, setChosen] = useState(storedTheme);
  return (
    <ChoiceSetting
      title={texts.title}
      hint={texts.hint}
      choices={CHOICES.map((value) => ({ value, label: texts[value] }))}
      value={chosen}
      onChoose={(theme) => {
        changeTheme(theme);
        setChosen(theme);
      }}
    />
  );
}
