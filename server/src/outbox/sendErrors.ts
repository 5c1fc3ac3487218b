/** The service refused the message permanently: it is not retried automatically. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** The service requests a pause. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';

  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message);
  }
}

/** The error of a refusal, with the pause that a Retry-After header requests. */
export function retryAfter(message: string, header: string | null): Error {
  const seconds = secondsUntil(header);
  return seconds > 0 ? new RetryLater(message, seconds) : new Error(message);
}

/** Parses Retry-After: seconds, or a date. */
function secondsUntil(header: string | null): number {
  if (header === null) return 0;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}
