import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { DATE_FORMATS, type DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import {
  DENSITIES,
  type AppearanceChanges,
} from '@smart-elevator/shared-api/contract/preferences/appearance';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import {
  currentLanguage,
  LANGUAGES,
  onLanguageChange,
  type Language,
} from '@smart-elevator/shared-ui/language/language';
import { useLanguage } from '@smart-elevator/shared-ui/language/useLanguage';
import { useSavePreference } from '@smart-elevator/shared-ui/screens/useSavePreference';
import { alertFailure, alertSuccess, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { changeDateFormat, currentDateFormat } from '@smart-elevator/shared-ui/state/dateFormat';
import { changeDensity, currentDensity } from '@smart-elevator/shared-ui/state/density';
import { changeTheme, storedTheme } from '@smart-elevator/shared-ui/state/theme';
import { useDensity } from '@smart-elevator/shared-ui/state/useDensity';
import { messages } from '../messages';
import { Setting } from './Setting';
import styles from './Setting.module.css';

/** The values of a setting, and the chosen one. `lang` is the language of a label that is not in the shown one. */
interface Choice<Value extends string> {
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

const LANGUAGE_NAMES = Object.entries(LANGUAGES) as [Language, string][];

/**
 * Saves a choice that is applied already, and says so; if it cannot be saved, the last saved value is applied again (R1111).
 * `current` reads the applied value, `chosen` that of a change.
 */
function useSaveChoice<Value>(
  current: () => Value,
  apply: (value: Value) => unknown,
  chosen: (changes: AppearanceChanges) => Value | undefined,
) {
  const saved = useRef(current());
  return useSavePreference(
    () => messages.applied,
    (changes, isSaved) => {
      const wanted = chosen(changes);
      if (wanted === undefined) return;
      if (isSaved) saved.current = wanted;
      // Another choice may have been made meanwhile.
      else if (current() === wanted) apply(saved.current);
    },
  );
}

/** English or Hindi; stored for the dealer. Each language has its own name for itself. */
function useLanguageChoice(): Choice<Language> {
  const { language, choose } = useLanguage();
  const save = useSaveChoice(currentLanguage, choose, (changes) => changes.language);
  const change = async (wanted: Language) => {
    if (!(await choose(wanted))) return alertFailure(messages.language.failed, 'choose language');
    dismissFailures('choose language');
    save({ language: wanted });
  };
  return {
    choices: LANGUAGE_NAMES.map(([value, label]) => ({ value, label, lang: value })),
    value: language,
    onChoose: (wanted) => void change(wanted),
  };
}

/** A day whose month and day cannot be mistaken for each other. */
const EXAMPLE = '2026-12-31';

/** How days are shown and typed; stored for the dealer. Each format has an example. */
function useDateFormatChoice(): Choice<DateFormat> {
  const save = useSaveChoice(currentDateFormat, changeDateFormat, (changes) => changes.date_format);
  return {
    choices: DATE_FORMATS.map((value) => ({
      value,
      label: messages.dateFormat.example(value, formatDay(EXAMPLE, value)),
    })),
    value: useSyncExternalStore(onLanguageChange, currentDateFormat),
    onChoose: (date_format) => {
      changeDateFormat(date_format);
      save({ date_format });
    },
  };
}

const THEMES = ['system', 'light', 'dark'] as const;

/** Light, dark, or as the device; stored in this browser. */
function useThemeChoice(): Choice<(typeof THEMES)[number]> {
  const [value, setValue] = useState(storedTheme);
  return {
    choices: THEMES.map((theme) => ({ value: theme, label: messages.theme[theme] })),
    value,
    onChoose: (theme) => {
      changeTheme(theme);
      setValue(theme);
      alertSuccess(messages.applied, 'choose theme');
    },
  };
}

/** The density of tables and forms; stored for the dealer. */
function useDensityChoice(): Choice<(typeof DENSITIES)[number]> {
  const save = useSaveChoice(currentDensity, changeDensity, (changes) => changes.density);
  return {
    choices: DENSITIES.map((value) => ({ value, label: messages.density[value] })),
    value: useDensity(),
    onChoose: (density) => {
      changeDensity(density);
      save({ density });
    },
  };
}

interface ChoiceSettingProps<Value extends string> extends Choice<Value> {
  texts: { title: string; hint: string };
}

/** A setting with a few values, of which one is chosen; applied at once. */
function ChoiceSetting<Value extends string>(props: ChoiceSettingProps<Value>) {
  const { texts, choices, value, onChoose } = props;
  const { title, hint } = texts;
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

/** Language, dates, theme and density. */
export function LookSettings() {
  const language = useLanguageChoice();
  const dateFormat = useDateFormatChoice();
  const theme = useThemeChoice();
  const density = useDensityChoice();
  return (
    <>
      <ChoiceSetting texts={messages.language} {...language} />
      <ChoiceSetting texts={messages.dateFormat} {...dateFormat} />
      <ChoiceSetting texts={messages.theme} {...theme} />
      <ChoiceSetting texts={messages.density} {...density} />
    </>
  );
}
