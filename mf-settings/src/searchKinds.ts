import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { activityList } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { screensKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { paths, pathToSetting } from './paths';
import { settingGroups } from './settingGroups';

/** What the settings add to the console's search. */
export const kinds: readonly SearchKind[] = [
  screensKind(() => [
    ...(isUnsupported(activityList) ? [] : [{ title: msg('Activity'), to: paths.activity }]),
    ...Object.values(settingGroups).flatMap(({ title: group, settings }) => [
      { title: group, detail: msg('Settings'), to: pathToSetting(t(group)) },
      ...settings
        // That screen is an entry of its own.
        .filter((title) => title !== 'Activity')
        .map((title) => ({ title, detail: group, to: pathToSetting(t(title)) })),
    ]),
  ]),
];
