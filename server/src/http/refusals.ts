import { detail } from '@smart-elevator/shared-api/contract/sentences';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validate';

/** An answer other than success. Thrown anywhere below a handler; the one error handler sends it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`refused with ${status}`);
  }
}

/** 404: not there, or another dealer's; one answer for both. */
export const notFound = () => new Refusal(404, { detail: detail.notFound });

/** 403: not this role. */
export const forbidden = () => new Refusal(403, { detail: detail.forbidden });

/** 400: the sentences by field, in the framework's shape. */
export const badRequest = (fields: FieldErrors) => new Refusal(400, fields);

/** 409. */
export const conflict = (body: unknown) => new Refusal(409, body);

const CHALLENGE = { 'www-authenticate': 'Bearer realm="api"' };

/** 401 with a body of the caller's choosing. */
export const unauthorized = (body: unknown) => new Refusal(401, body, CHALLENGE);

/** 401: no bearer token was sent. */
export const noCredentials = () => unauthorized({ detail: detail.noCredentials });

/** 401: a token was sent, but it is bad, expired, revoked, or no access token. */
export const badToken = () =>
  unauthorized({
    detail: detail.badToken,
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: detail.deadToken }],
  });

/** 415. */
export const unsupportedMedia = (type: string) => new Refusal(415, { detail: detail.unsupportedMedia(type) });

/** 405. */
export const methodNotAllowed = (method: string, allow: string) =>
  new Refusal(405, { detail: detail.methodNotAllowed(method) }, { allow });

/** 422: an idempotency key that was used with another body. */
export const otherBody = () => new Refusal(422, { detail: detail.otherBody });

/** 429. */
export const throttled = (seconds: number) =>
  new Refusal(429, { detail: detail.throttled(seconds) }, { 'retry-after': String(seconds) });

/** 503. */
export const unavailable = () => new Refusal(503, { detail: detail.unavailable }, { 'retry-after': '5' });
