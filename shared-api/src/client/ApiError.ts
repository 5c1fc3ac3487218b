import type { FieldErrors } from '../contract/validateInput';

/**
 * Why a call did not succeed:
 * `offline` no answer came (network down, timeout, or the server is gone: 5xx without a sentence of ours),
 * `refused` the server said no (4xx),
 * `failed` the server broke (5xx),
 * `garbage` an answer came that is not what the call promises,
 * `expired` the session is over,
 * `cancelled` the caller no longer wants the answer.
 */
export type Failure = 'offline' | 'refused' | 'failed' | 'garbage' | 'expired' | 'cancelled';

/** The one error of the client. Pages do not catch it: `useCall` and `useSend` hand it out. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly failure: Failure,
    /** 0 when no answer came. */
    readonly status = 0,
    readonly statusText = '',
    /** The answer's body, when it was JSON. */
    readonly body: unknown = undefined,
  ) {
    super(`${failure}${status ? ` (${status})` : ''}`);
  }

  /** The framework's `detail`, when the body has one. */
  get detail(): string | undefined {
    return textOf(this.body, 'detail');
  }

  /** The framework's `code` beside `detail`, when the body has one. */
  get code(): string | undefined {
    return textOf(this.body, 'code');
  }

  /** The sentences by field, when the body is a refusal of values; else empty. */
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

/** What a form itself refuses, in the shape in which a server would. */
export const refusedHere = (fields: FieldErrors): ApiError => new ApiError('refused', 400, '', fields);

/** Any thrown value as an ApiError. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return new ApiError('cancelled');
  return new ApiError('offline');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const textOf = (body: unknown, key: string): string | undefined => {
  const value = isRecord(body) ? body[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};
