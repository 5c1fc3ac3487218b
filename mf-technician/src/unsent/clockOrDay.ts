import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';

/** A moment in ISO 8601: '02:10 PM' of `today`, which is by the same clock, else with the day. */
export function clockOrDay(iso: string, today = localDay()): string {
  const text = formatDateTime(iso);
  return localDay(new Date(iso)) === today ? text.slice(text.indexOf(' ') + 1) : text;
}
