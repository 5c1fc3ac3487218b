import { msg } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import { fixedKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { openAlarmReport } from '@smart-elevator/shared-ui/state/alarmReport';

const action = fixedKind({ label: msg('Emergency'), icon: 'warning', order: -1 }, [
  { title: msg('Passenger trapped'), to: paths.alarms },
]);

/** 'Passenger trapped' in the search of the console (R1350): before everything else, so that Enter opens it. */
export const alarmKind: SearchKind = {
  ...action,
  suggests: false,
  find: async (text, signal) =>
    (await action.find(text, signal)).map((found) => ({ ...found, opens: () => void openAlarmReport() })),
};
