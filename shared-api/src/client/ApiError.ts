import { isRecord } from '../contract/isRecord';
import type { FieldErrors } from '../contract/validateInput';

/**
 * Why a call did not succeed:
 * `offline` no answer (network down, timeout, or the server is unavailable: 5xx without a message of ours),
 * `refused` the server refused the call (4xx),
 * `failed` the server failed (5xx),
 * `garbage` the answer does not match the contract,
 * `unsupported` the server does not have this optional call,
 * `expired` the session has ended,
 * `cancelled` the caller no longer needs the answer.
 */
export type Failure = 'offline' | 'refused' | 'failed' | 'garbage' | 'unsupported' | 'expired' | 'cancelled';

/** The error type of the client. Pages do not catch it: `useCall` and `useSend` return it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly failure: Failure,
    /** 0 when there was no answer. */
    readonly status = 0,
    readonly statusText = '',
    /** The answer's body, if it was JSON. */
    readonly body: unknown = undefined,
    /** Whether the server says that it has the call: a 404 is then about an entity (ADR-114). */
    readonly isServed = false,
  ) {
    super(`${failure}${status ? ` (${status})` : ''}`);
  }

  /** The framework's `detail`, if the body has one. */
  get detail(): string | undefined {
    return textOf(this.body, 'detail');
  }

  /** The framework's `code` beside `detail`, if the body has one. */
  get code(): string | undefined {
    return textOf(this.body, 'code');
  }

  /** The messages by field, when the body is a refusal of values; otherwise empty. */
  get fields(): FieldErrors {
    const found: FieldErrors = {};
    if (this.status !== 400 || !isRecord(this.body)) return found;
    for (const [field, sentences] of Object.entries(this.body)) {
      const list = Array.isArray(sentences) ? sentences : [sentences];
      const texts = list.filter((sentence) => typeof sentence === 'string');
      if (field !== 'detail' && texts.length > 0) found[field] = texts;
    }
    return found;
  }
}

/** A refusal by the form itself, in the same shape as one by the server. */
export const localValidationError = (fields: FieldErrors): ApiError =>
  new ApiError('refused', 400, '', fields);

/** Converts any thrown value to an ApiError. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return new ApiError('cancelled');
  return new ApiError('offline');
}

const textOf = (body: unknown, key: string): string | undefined => {
  const value = isRecord(body) ? body[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};
