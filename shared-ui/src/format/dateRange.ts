import { t } from '../language/t';
import { formatDay, parseDay } from './date';

/** Days yyyy-mm-dd, both included; either may be open. */
export interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

const BETWEEN = '..';

/** A range as an address parameter: '2026-01-01..2026-01-31', '2026-01-01..'; '' for all days. */
export const serializeDateRange = ({ from = '', to = '' }: DateRange): string =>
  from || to ? `${from}${BETWEEN}${to}` : '';

/** Parses a range from an address; invalid days are left out. */
export function parseDateRange(text: string): DateRange {
  const [from = '', to = ''] = text.split(BETWEEN);
  const days = { from: parseDay(from), to: parseDay(to) };
  return {
    ...(days.from ? { from: days.from } : {}),
    ...(days.to ? { to: days.to } : {}),
  };
}

/** A range as it is shown: '01/01/2026 – 01/31/2026', 'from 01/01/2026', 'until 01/31/2026'. */
export function formatDateRange({ from, to }: DateRange): string {
  if (from && to) return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
  return from ? t('from {day}', { day: formatDay(from) }) : t('until {day}', { day: formatDay(to) });
}
