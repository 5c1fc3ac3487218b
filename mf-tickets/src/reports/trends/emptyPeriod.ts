import { formatDateRange, type DateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { messages } from '../../messages';

/** The hint of a trend without data, with its days (R261). */
export const emptyPeriod = (days: DateRange): string =>
  `${formatDateRange(days)}. ${messages.reports.noneThenHint}`;
