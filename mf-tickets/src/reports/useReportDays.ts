import { isCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import type { DateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';

/** The value of `closed` in the address that leaves closed tickets out. */
export const WITHOUT_CLOSED = 'no';

const NOTHING_SET = { from: '', to: '', closed: '' };
const RULES = {
  filter: { from: isCalendarDate, to: isCalendarDate, closed: (value: string) => value === WITHOUT_CLOSED },
};

/** The days of a report, and whether it has closed tickets, in the address. */
export interface ReportDays {
  /** The values of the fields; '' is not set. */
  shown: { from: string; to: string; closed: string };
  /** The valid days. Either may be open. */
  days: DateRange;
  withoutClosed: boolean;
  /** From is after To: there is nothing to count. */
  reversed: boolean;
  set: (patch: { from?: string; to?: string; closed?: string }) => void;
  /** Undefined while nothing is set. */
  clear: (() => void) | undefined;
}

/** The chosen days: reload, Back and a shared link keep them. */
export function useReportDays(): ReportDays {
  const { filter, filtered, setFilter, clear } = useListState(NOTHING_SET, RULES);
  const { from, to, closed } = filter;
  return {
    shown: { from, to, closed },
    days: { ...(from ? { from } : {}), ...(to ? { to } : {}) },
    withoutClosed: closed === WITHOUT_CLOSED,
    reversed: from !== '' && to !== '' && from > to,
    set: (patch) => setFilter(patch, { push: true }),
    clear: filtered ? clear : undefined,
  };
}
