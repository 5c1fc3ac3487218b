/** Whoever carries the messages refused this one for good: it is not tried again by itself. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** Whoever carries the messages asks to be left alone for some time. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';

  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message);
  }
}

/** The error of a service that refused, with the time for which it wants to be left alone where its Retry-After says one. */
export function retryAfter(said: string, header: string | null): Error {
  const seconds = secondsUntil(header);
  return seconds > 0 ? new RetryLater(said, seconds) : new Error(said);
}

/** Retry-After: seconds, or a moment. */
function secondsUntil(header: string | null): number {
  if (header === null) return 0;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}
