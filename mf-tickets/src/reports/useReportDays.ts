import { isCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import type { DateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';

const NO_DAYS = { from: '', to: '' };
const RULES = { filter: { from: isCalendarDate, to: isCalendarDate } };

/** The days of a report in the address. */
export interface ReportDays {
  /** The values of the fields; '' is not set. */
  shown: { from: string; to: string };
  /** The valid days. Either may be open. */
  days: DateRange;
  /** From is after To: there is nothing to count. */
  reversed: boolean;
  set: (patch: { from?: string; to?: string }) => void;
  /** Undefined while nothing is set. */
  clear: (() => void) | undefined;
}

/** The chosen days: reload, Back and a shared link keep them. */
export function useReportDays(): ReportDays {
  const { filter, filtered, setFilter, clear } = useListState(NO_DAYS, RULES);
  const { from, to } = filter;
  return {
    shown: { from, to },
    days: { ...(from ? { from } : {}), ...(to ? { to } : {}) },
    reversed: from !== '' && to !== '' && from > to,
    set: (patch) => setFilter(patch, { push: true }),
    clear: filtered ? clear : undefined,
  };
}
