import { Page } from '@smart-elevator/shared-ui/page/Page';
import { messages } from './messages';
import { ActivitySetting } from './activity/ActivitySetting';
import { BinSetting } from './bin/BinSetting';
import { BrowserPushSetting } from './BrowserPushSetting';
import { PasswordSetting } from './password/PasswordSetting';
import { CompanySetting } from './profile/CompanySetting';
import { ProfileSetting } from './profile/ProfileSetting';
import { SecondFactorSetting } from './second-factor/SecondFactorSetting';
import { SessionsSetting } from './sessions/SessionsSetting';
import { DateFormatSetting } from './settings/DateFormatSetting';
import { DensitySetting } from './settings/DensitySetting';
import { LanguageSetting } from './settings/LanguageSetting';
import { OtpSetting } from './settings/OtpSetting';
import { PasscodeSetting } from './settings/PasscodeSetting';
import { ShortcutSetting } from './settings/ShortcutSetting';
import { ThemeSetting } from './settings/ThemeSetting';
import { VersionSetting } from './settings/VersionSetting';

/** /import (R821). */
export function SettingsPage() {
  return (
    <Page title={messages.title} width="form">
      <ProfileSetting />
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
      <CompanySetting />
      <SessionsSetting />
      <BinSetting />
      <VersionSetting />
    </Page>
  );
}
