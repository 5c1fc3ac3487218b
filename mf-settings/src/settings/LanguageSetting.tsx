import { LANGUAGES, type Language } from '@smart-elevator/shared-ui/language/language';
import { useLanguage } from '@smart-elevator/shared-ui/language/useLanguage';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { Setting } from './Setting';
import styles from './Setting.module.css';
import { useSavePreference } from './useSavePreference';

const ACTION = 'choose language';
const CHOICES = Object.entries(LANGUAGES) as [Language, string][];

/** English or Hindi; applied at once, and stored for the dealer. Each language has its own name for itself. */
export function LanguageSetting() {
  const { language, choose } = useLanguage();
  const keep = useSavePreference();
  const change = async (wanted: Language) => {
    if (!(await choose(wanted))) return alertFailure(messages.language.failed, ACTION);
    dismissFailures(ACTION);
    keep({ language: wanted });
  };
  return (
    <Setting title={messages.language.title} hint={messages.language.hint}>
      <div className={styles.choices} role="radiogroup" aria-label={messages.language.title}>
        {CHOICES.map(([choice, name]) => (
          <label key={choice} className={styles.choice} lang={choice}>
            <input
              type="radio"
              name="language"
              checked={language === choice}
              onChange={() => void change(choice)}
            />
            {name}
          </label>
        ))}
      </div>
    </Setting>
  );
}
