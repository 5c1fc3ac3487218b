import { LANGUAGES, type Language } from '@smart-elevator/shared-ui/language/language';
import { useLanguage } from '@smart-elevator/shared-ui/language/useLanguage';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { ChoiceSetting } from './ChoiceSetting';
import { useSavePreference } from '@smart-elevator/shared-ui/screens/useSavePreference';

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
    <ChoiceSetting
      title={messages.language.title}
      hint={messages.language.hint}
      choices={CHOICES.map(([value, label]) => ({ value, label, lang: value }))}
      value={language}
      onChoose={(wanted) => void change(wanted)}
    />
  );
}
