import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { activityList } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import { readAlarmSettings } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { screensKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { paths, pathToSetting } from './paths';
import { settingGroups } from './settingGroups';

/** What the settings add to the console's search. */
export const kinds: readonly SearchKind[] = [
  screensKind(() => [
    ...(isUnsupported(activityList) ? [] : [{ title: msg('Activity'), to: paths.activity }]),
    ...(isUnsupported(readAlarmSettings) ? [] : [{ title: msg('Emergencies'), to: paths.emergencies }]),
    ...Object.values(settingGroups).flatMap(({ title: group, settings }) => [
      { title: group, detail: msg('Settings'), to: pathToSetting(t(group)) },
      ...settings
        // These screens are entries of their own.
        .filter((title) => title !== 'Activity' && title !== 'Emergencies')
        .map((title) => ({ title, detail: group, to: pathToSetting(t(title)) })),
    ]),
  ]),
];
