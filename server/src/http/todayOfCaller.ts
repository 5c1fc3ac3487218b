import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { IncomingHttpHeaders } from 'node:http';

/** No time zone is further from UTC, in minutes. */
const FURTHEST = 840;

/**
 * Today, yyyy-mm-dd, for a caller whose clock is `X-UTC-Offset` minutes ahead of UTC. Without the header, or with an
 * impossible one, it is today on this machine.
 */
export function todayOfCaller(headers: IncomingHttpHeaders, now = new Date()): string {
  const sent = String(headers['x-utc-offset'] ?? '').trim();
  const minutes = /^-?\d{1,3}$/.test(sent) ? Number(sent) : NaN;
  return Math.abs(minutes) <= FURTHEST
    ? new Date(now.getTime() + minutes * 60_000).toISOString().slice(0, 10)
    : localDay(now);
}
