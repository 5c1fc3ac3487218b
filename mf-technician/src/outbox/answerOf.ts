import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { LastAnswer } from './OutboxItem';

/**
 * What becomes of an item after an answer that is no success (R1413): `signIn` pauses all of them, `retry` sends it again after a
 * pause, `park` keeps it for a person.
 */
export type Next = 'signIn' | 'retry' | 'park';

/** Refusals of the moment: a later try may succeed. */
const LATER = [408, 425, 429];
/** The server has no room: trying again makes none. */
const NO_ROOM = 507;

export function nextAfter({ failure, status }: Pick<ApiError, 'failure' | 'status'>): Next {
  if (failure === 'expired' || status === 401) return 'signIn';
  if (LATER.includes(status)) return 'retry';
  if (failure === 'refused' || failure === 'unsupported' || status === NO_ROOM) return 'park';
  return 'retry';
}

/** An answer as it is kept with the item. */
export const lastAnswer = (
  { failure, status, detail, body }: ApiError,
  at = new Date().toISOString(),
): LastAnswer => ({
  failure,
  status,
  detail: detail ?? '',
  body: body ?? null,
  at,
});

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Milliseconds until the next try after `attempts` tries: 2 s, 4 s, 8 s … up to 5 minutes. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1));

/** Whether a pause is over; one that is longer than any comes from a clock that was changed, and is none. */
export const isDue = (next_at: number, now = Date.now()): boolean =>
  next_at <= now || next_at - now > LONGEST_PAUSE_MS;
