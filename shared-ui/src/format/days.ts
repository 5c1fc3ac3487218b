import { say } from '../language/say';
import { formatDay, parseDay } from './date';

/** Days yyyy-mm-dd, both included; either may be open. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

const BETWEEN = '..';

/** Days as one part of an address: '2026-01-01..2026-01-31', '2026-01-01..'; '' for all days. */
export const daysText = ({ from = '', to = '' }: Days): string =>
  from || to ? `${from}${BETWEEN}${to}` : '';

/** The days that an address names; nothing of what is no day. */
export function readDays(text: string): Days {
  const [from = '', to = ''] = text.split(BETWEEN);
  const days = { from: parseDay(from), to: parseDay(to) };
  return {
    ...(days.from ? { from: days.from } : {}),
    ...(days.to ? { to: days.to } : {}),
  };
}

/** Days as they are read: '01/01/2026 – 01/31/2026', 'from 01/01/2026', 'until 01/31/2026'. */
export function formatDays({ from, to }: Days): string {
  if (from && to) return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
  return from ? say('from {day}', { day: formatDay(from) }) : say('until {day}', { day: formatDay(to) });
}
