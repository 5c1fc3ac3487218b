import { LANGUAGE_PARAMETER } from '@smart-elevator/shared-api/contract/preferences/language';
import { rememberChosenLanguage } from '@smart-elevator/shared-ui/language/chosenLanguage';
import { changeLanguage, currentLanguage, LANGUAGES } from '@smart-elevator/shared-ui/language/language';
import { t } from '@smart-elevator/shared-ui/language/t';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';

const ACTION = 'choose language';

/** The way to the other language, by its own name (R258). On the server's public pages it needs no script. */
export function LanguageLink() {
  const language = currentLanguage() === 'en' ? 'hi' : 'en';
  const change = async () => {
    if (await changeLanguage(language)) {
      rememberChosenLanguage(language);
      dismissFailures(ACTION);
    } else alertFailure(t('The language could not be loaded. Please try again.'), ACTION);
  };
  return (
    <a
      href={`?${LANGUAGE_PARAMETER}=${language}`}
      lang={language}
      hrefLang={language}
      onClick={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      {LANGUAGES[language]}
    </a>
  );
}
