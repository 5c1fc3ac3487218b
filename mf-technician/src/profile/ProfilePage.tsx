import { useUserId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readPerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LANGUAGES, type Language } from '@smart-elevator/shared-ui/language/language';
import { useLanguage } from '@smart-elevator/shared-ui/language/useLanguage';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { Facts } from '@smart-elevator/shared-ui/screens/Facts';
import { logOut } from '@smart-elevator/shared-ui/screens/frame/logOut';
import { useSavePreference } from '@smart-elevator/shared-ui/screens/useSavePreference';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { changeTheme, storedTheme, type ThemeChoice } from '@smart-elevator/shared-ui/state/theme';
import { useTheme } from '@smart-elevator/shared-ui/state/useTheme';
import { useState } from 'react';
import { Choices } from '../parts/Choices';
import { Kept } from '../parts/Kept';
import phone from '../parts/Phone.module.css';
import { PhonePage } from '../parts/PhonePage';
import { useSignOut } from '../unsent/useSignOut';
import { InstallPanel } from './InstallPanel';
import { NewWorkPanel } from './NewWorkPanel';
import { profileMessages as texts } from './messages';

/** /my_work/profile: who is signed in, the language and the appearance, and Logout (R1402). */
export function ProfilePage() {
  const { ask, dialog } = useSignOut(() => void logOut());
  return (
    <PhonePage title={texts.title}>
      <Person />
      <LanguagePanel />
      <AppearancePanel />
      <NewWorkPanel />
      <InstallPanel />
      <div className={phone.thumb}>
        <Button icon="sign-out" onClick={ask}>
          {texts.signOut}
        </Button>
      </div>
      {dialog}
    </PhonePage>
  );
}

function Person() {
  const query = useCall(readPerson, { params: { user_id: useUserId() } });
  return (
    <Panel>
      <Kept query={query} failed={texts.failed} rows={3}>
        {({ data: { first_name, last_name, username, phoneno, email } }) => {
          const facts = [
            [texts.name, [first_name, last_name].filter(Boolean).join(' ')],
            [texts.userName, username],
            [texts.phone, phoneno ?? ''],
            [texts.email, email ?? ''],
          ] as const;
          return <Facts label={texts.facts} facts={facts.filter(([, value]) => value !== '')} />;
        }}
      </Kept>
    </Panel>
  );
}

const LANGUAGE_NAMES = (Object.entries(LANGUAGES) as [Language, string][]).map(([value, label]) => ({
  ...{ value, label, lang: value },
}));

const LANGUAGE_ACTION = 'change language';

function LanguagePanel() {
  const { language, choose } = useLanguage();
  const save = useSavePreference();
  const change = async (wanted: Language) => {
    if (!(await choose(wanted))) return alertFailure(texts.languageFailed, LANGUAGE_ACTION);
    dismissFailures(LANGUAGE_ACTION);
    save({ language: wanted });
  };
  return (
    <Panel title={texts.language}>
      <Choices
        label={texts.language}
        choices={LANGUAGE_NAMES}
        value={language}
        onChoose={(wanted) => void change(wanted)}
      />
    </Panel>
  );
}

function AppearancePanel() {
  // Drawn again when the theme changes.
  useTheme();
  const [chosen, setChosen] = useState<ThemeChoice>(storedTheme());
  return (
    <Panel title={texts.appearance}>
      <Choices
        label={texts.appearance}
        choices={[
          { value: 'light', label: texts.light },
          { value: 'dark', label: texts.dark },
          { value: 'system', label: texts.system },
        ]}
        value={chosen}
        onChoose={(wanted) => {
          changeTheme(wanted);
          setChosen(wanted);
        }}
      />
    </Panel>
  );
}
