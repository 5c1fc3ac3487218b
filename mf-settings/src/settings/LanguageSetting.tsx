import { LOOK_LANGUAGES } from '@smart-elevator/shared-api/contract/preferences/look';
import { LANGUAGES } from '@smart-elevator/shared-ui/language/language';
import { useLanguage } from '@smart-elevator/shared-ui/language/useLanguage';
import { messages } from '../messages';
import { Setting } from './Setting';
import styles from './Setting.module.css';
import { useKeepLook } from './useKeepLook';

const said = messages.language;

/** The language of the console; shown at once, and kept for the dealer. Each language is named in itself. */
export function LanguageSetting() {
  const { language: shown, choose } = useLanguage();
  const keep = useKeepLook();
  return (
    <Setting title={said.title} hint={said.hint}>
      <select
        className={styles.select}
        aria-label={said.title}
        value={shown}
        onChange={({ target }) => {
          const language = LOOK_LANGUAGES.find((one) => one === target.value) ?? 'en';
          void choose(language);
          keep({ language });
        }}
      >
        {LOOK_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGES[language]}
          </option>
        ))}
      </select>
    </Setting>
  );
}
