import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { activityList } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { screensKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { paths, pathToSetting } from './paths';

/** The titles of the settings, in the order of the page. */
const SETTINGS = [
  msg('Profile'),
  msg('Closing tickets'),
  msg('Dealer passcode'),
  msg('Password'),
  msg('Second factor'),
  msg('Browser notifications'),
  msg('Language'),
  msg('Dates'),
  msg('Theme'),
  msg('Density'),
  msg('Keyboard'),
  msg('Company'),
  msg('Where you are signed in'),
  msg('Bin'),
  msg('App version'),
];

/** What the settings add to the console's search. */
export const kinds: readonly SearchKind[] = [
  screensKind(() => [
    ...(isUnsupported(activityList) ? [] : [{ title: msg('Activity'), to: paths.activity }]),
    ...SETTINGS.map((title) => ({ title, detail: msg('Settings'), to: pathToSetting(t(title)) })),
  ]),
];
