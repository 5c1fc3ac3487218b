import { Suspense, useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { lazyPart } from '@smart-elevator/shared-ui/feedback/lazyPart';
import { SwitchField } from '@smart-elevator/shared-ui/form/SwitchField';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { areShortcutsEnabled, setShortcutsEnabled } from '@smart-elevator/shared-ui/state/shortcuts';
import consolePackage from '../../package.json';
import { messages } from './messages';
import { paths } from './paths';
import { BinSetting } from './bin/BinSetting';
import { BrowserPushSetting } from './BrowserPushSetting';
import { PasswordSetting } from './password/PasswordSetting';
import { SecondFactorSetting } from './second-factor/SecondFactorSetting';
import { SessionsSetting } from './sessions/SessionsSetting';
import { checklistMessages } from './checklists/checklistMessages';
import { settingMessages } from './emergencies/settingMessages';
import { CompanySetting } from './profile/CompanySetting';
import { ProfileSetting } from './profile/ProfileSetting';
import { FilesSetting } from './settings/FilesSetting';
import { FirstStepsSetting } from './settings/FirstStepsSetting';
import { InvitationsSetting } from './settings/InvitationsSetting';
import { LookSettings } from './settings/LookSettings';
import { OtpSetting } from './settings/OtpSetting';
import { PasscodeSetting } from './settings/PasscodeSetting';
import { Setting } from './settings/Setting';
import { VisitRemindersSetting } from './settings/VisitRemindersSetting';
import { SettingGroup, SettingIndex } from './settings/SettingGroup';
import styles from './settings/Setting.module.css';

const EmergenciesSetting = lazyPart(
  async () => (await import('./emergencies/EmergenciesSetting')).EmergenciesSetting,
);

const ChecklistsSetting = lazyPart(
  async () => (await import('./checklists/ChecklistsSetting')).ChecklistsSetting,
);

/** As high as the setting that is still loading. */
const waiting = ({ title, hint }: { title: string; hint: string }) => (
  <Setting title={title} hint={hint}>
    <div className={styles.facts} />
  </Setting>
);

/** /import (R821). */
export function SettingsPage() {
  return (
    <Page title={messages.title}>
      <SettingIndex />
      {/* Their heights depend on the company, the sessions and deleted tickets: what is below them waits. */}
      <RevealInOrder>
        <div className={styles.groups}>
          <RevealInOrder sideBySide>
            <SettingGroup name="company">
              <RevealInOrder>
                <CompanySetting />
                <PasscodeSetting />
                <InvitationsSetting />
                <FirstStepsSetting />
                <Suspense fallback={waiting(settingMessages)}>
                  <EmergenciesSetting />
                </Suspense>
                <WorkingDaysSetting />
                <Suspense fallback={waiting(checklistMessages)}>
                  <ChecklistsSetting />
                </Suspense>
                <FilesSetting />
                <BinSetting />
              </RevealInOrder>
            </SettingGroup>
            <SettingGroup name="account">
              <RevealInOrder>
                <ProfileSetting />
                <PasswordSetting />
                <SecondFactorSetting />
                <ActivitySetting />
                <SessionsSetting />
              </RevealInOrder>
            </SettingGroup>
          </RevealInOrder>
        </div>
        <div className={styles.groups}>
          <SettingGroup name="console">
            <LookSettings />
            <ShortcutSetting />
            {/* The console's real version, read-only (R821): the workspace's version at build time. */}
            <Setting title={messages.version.title} hint={messages.version.label(consolePackage.version)} />
          </SettingGroup>
          <SettingGroup name="notifications">
            <OtpSetting />
            <VisitRemindersSetting />
            <BrowserPushSetting />
          </SettingGroup>
        </div>
      </RevealInOrder>
    </Page>
  );
}

/** Whether keys such as '/' work on every screen; takes effect at once and is stored in this browser for this user. */
function ShortcutSetting() {
  const { title, hint, label } = messages.shortcuts;
  const user = String(useDealerId());
  const [on, setOn] = useState(() => areShortcutsEnabled(user));
  const turn = (wanted: boolean) => {
    setShortcutsEnabled(user, wanted);
    setOn(wanted);
    alertSuccess(messages.applied, 'turn shortcuts');
  };
  return (
    <Setting title={title} hint={hint}>
      <SwitchField label={label} checked={on} onChange={turn} />
    </Setting>
  );
}

/** The link to the working calendar. */
function WorkingDaysSetting() {
  const { title, hint, show } = messages.workingDays;
  return (
    <Setting title={title} hint={hint}>
      <div>
        <LinkButton to={paths.workingDays}>{show}</LinkButton>
      </div>
    </Setting>
  );
}

/** The link to the activity log. */
function ActivitySetting() {
  const { title, hint, show } = messages.activity;
  return (
    <Setting title={title} hint={hint}>
      <div>
        <LinkButton to={paths.activity}>{show}</LinkButton>
      </div>
    </Setting>
  );
}
