import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { paths } from '@smart-elevator/shared-ui/paths';

/** The page of an alarm, as messages about it lead there. */
export const pathToAlarm = (alarmId: number): string => withQuery(paths.alarm, { alarmId });
