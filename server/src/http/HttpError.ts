import { detailMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { isUniqueViolation } from '../config/errorMessage';

/** An error response. Thrown anywhere below a handler; the error handler sends it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`refused with ${status}`);
  }
}

/** 404: the object does not exist or belongs to another dealer. Both cases get the same answer. */
export const notFound = () => new HttpError(404, { detail: detailMessages.notFound });

/** 410: a link that has expired. */
export const gone = (detail: string) => new HttpError(410, { detail });

/** 403: the caller's role may not do this. */
export const forbidden = () => new HttpError(403, { detail: detailMessages.forbidden });

/** 400: error messages by field, in the framework's shape. */
export const badRequest = (fields: FieldErrors) => new HttpError(400, fields);

/** Runs a write. Values that another row has, even one stored at the same moment, are refused with `fields`. */
export async function refuseDuplicate<T>(fields: FieldErrors, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? badRequest(fields) : error;
  }
}

/** 400: a version of the contract that is not or no longer answered. */
export const contractNotAnswered = (major: string) =>
  new HttpError(400, { detail: detailMessages.contractNotAnswered(major) });

/** 409. */
export const conflict = (body: unknown) => new HttpError(409, body);

const CHALLENGE = { 'www-authenticate': 'Bearer realm="api"' };

/** 401 with the given body. */
export const unauthorized = (body: unknown) => new HttpError(401, body, CHALLENGE);

/** 401: no bearer token was sent. */
export const missingToken = () => unauthorized({ detail: detailMessages.noCredentials });

/** 401: a token was sent, but it is malformed, expired or revoked, or is not an access token. */
export const invalidToken = () =>
  unauthorized({
    detail: detailMessages.badToken,
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: detailMessages.deadToken }],
  });

/** 415. */
export const unsupportedMediaType = (type: string) =>
  new HttpError(415, { detail: detailMessages.unsupportedMedia(type) });

/** 405. */
export const methodNotAllowed = (method: string, allow: string) =>
  new HttpError(405, { detail: detailMessages.methodNotAllowed(method) }, { allow });

/** 412: `If-Match` names no version. */
export const preconditionFailed = () => new HttpError(412, { detail: detailMessages.unknownVersion });

/** 422: an idempotency key that was already used with another body. */
export const idempotencyKeyReused = () => new HttpError(422, { detail: detailMessages.otherBody });

/** 429. */
export const tooManyRequests = (seconds: number) =>
  new HttpError(
    429,
    { detail: seconds === 1 ? detailMessages.throttledOneSecond : detailMessages.throttled(seconds) },
    { 'retry-after': String(seconds) },
  );

/** 503. */
export const serviceUnavailable = () =>
  new HttpError(503, { detail: detailMessages.unavailable }, { 'retry-after': '5' });
