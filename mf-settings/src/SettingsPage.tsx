import { lazy, Suspense } from 'react';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { messages } from './messages';
import { ActivitySetting } from './activity/ActivitySetting';
import { BinSetting } from './bin/BinSetting';
import { BrowserPushSetting } from './BrowserPushSetting';
import { PasswordSetting } from './password/PasswordSetting';
import { SecondFactorSetting } from './second-factor/SecondFactorSetting';
import { SessionsSetting } from './sessions/SessionsSetting';
import { DateFormatSetting } from './settings/DateFormatSetting';
import { DensitySetting } from './settings/DensitySetting';
import { LanguageSetting } from './settings/LanguageSetting';
import { OtpSetting } from './settings/OtpSetting';
import { PasscodeSetting } from './settings/PasscodeSetting';
import { Setting } from './settings/Setting';
import styles from './settings/Setting.module.css';
import { ShortcutSetting } from './settings/ShortcutSetting';
import { ThemeSetting } from './settings/ThemeSetting';
import { VersionSetting } from './settings/VersionSetting';

const ProfileSetting = lazy(async () => ({
  default: (await import('./profile/ProfileSetting')).ProfileSetting,
}));
const CompanySetting = lazy(async () => ({
  default: (await import('./profile/CompanySetting')).CompanySetting,
}));

/** As high as the setting that is still loading. */
const waiting = ({ title, hint }: { title: string; hint: string }) => (
  <Setting title={title} hint={hint}>
    <div className={styles.facts} />
  </Setting>
);

/** /import (R821). */
export function SettingsPage() {
  return (
    <Page title={messages.title} width="form">
      <Suspense fallback={waiting(messages.profile)}>
        <ProfileSetting />
      </Suspense>
      <OtpSetting />
      <PasscodeSetting />
      <PasswordSetting />
      <SecondFactorSetting />
      <BrowserPushSetting />
      <LanguageSetting />
      <DateFormatSetting />
      <ThemeSetting />
      <DensitySetting />
      <ShortcutSetting />
      <ActivitySetting />
      {/* Their heights depend on the company, the number of sessions and deleted tickets: only parts that may shift are below it. */}
      <Suspense fallback={waiting(messages.company)}>
        <CompanySetting />
      </Suspense>
      <SessionsSetting />
      <BinSetting />
      <VersionSetting />
    </Page>
  );
}
