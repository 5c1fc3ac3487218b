import { useRole } from '@smart-elevator/shared-api/client/session';
import { paths, pathToAlarm } from '@smart-elevator/shared-ui/paths';

/** The first page of technicians, and the page of an alarm below it: within what their installed app and its worker open (ADR-148). */
export const PHONE_START = '/my_work';
export const PHONE_ALARM = `${PHONE_START}${paths.alarm}`;

/** Leads to the page of an alarm, for a technician to that of the phone. */
export function useAlarmPath(): (alarm_id: number) => string {
  const isPhone = useRole() === 'TechnicianUser';
  return (alarm_id) => `${isPhone ? PHONE_START : ''}${pathToAlarm(alarm_id)}`;
}
