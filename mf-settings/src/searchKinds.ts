import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { activityList } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import { readAlarmSettings } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { readWorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { screensKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { paths, pathToSetting } from './paths';
import { settingGroups } from './settingGroups';

/** The settings with a screen of their own, on a back end that has them. */
const SCREENS = [
  { title: msg('Activity'), to: paths.activity, endpoint: activityList },
  { title: msg('Emergencies'), to: paths.emergencies, endpoint: readAlarmSettings },
  { title: msg('Working days'), to: paths.workingDays, endpoint: readWorkingDays },
] as const;

/** What the settings add to the console's search. */
export const kinds: readonly SearchKind[] = [
  screensKind(() => [
    ...SCREENS.flatMap(({ endpoint, ...screen }) => (isUnsupported(endpoint) ? [] : [screen])),
    ...Object.values(settingGroups).flatMap(({ title: group, settings }) => [
      { title: group, detail: msg('Settings'), to: pathToSetting(t(group)) },
      ...settings
        // Those screens are entries of their own.
        .filter((title) => SCREENS.every((screen) => screen.title !== title))
        .map((title) => ({ title, detail: group, to: pathToSetting(t(title)) })),
    ]),
  ]),
];
