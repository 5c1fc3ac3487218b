import { sharedReportMessages } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import type { Answer, Reference } from './documentParts';

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** The headers that any answer may have. */
const USUAL = [
  'X-Request-Id',
  'Server-Timing',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

/** Names of `HEADERS` as the headers of a response. */
export const headersOf = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries([...USUAL, ...names].map((name) => [name, header(name)]));

/** The headers that tell browsers and caches how to treat an answer; the same for every call. */
export const EVERY_ANSWER = [
  'Content-Encoding',
  'Vary',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Contract-Call',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-Robots-Tag',
  'X-XSS-Protection',
];

const text = (description: string) => ({ description, schema: { type: 'string' } });
const count = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });

/** The response headers. */
export const HEADERS = {
  'X-Request-Id': text(
    'Identifies the request in the log of the server; the X-Request-Id of the request, if it has one.',
  ),
  'Server-Timing': text(
    'The milliseconds that a call with a token took: db for the database, total for all of it.',
  ),
  ETag: text('Identifies this version of the answer; send it as If-None-Match.'),
  'Cache-Control': text('private, no-cache for an answer with an ETag; no-store where nothing may keep it.'),
  'Content-Disposition': text('The name of the file.'),
  'WWW-Authenticate': text('Bearer realm="api".'),
  Allow: text('The methods that the path is served with.'),
  'X-Accel-Buffering': text('no: a reverse proxy sends the events at once.'),
  'Retry-After': count('The seconds to wait before the next attempt.'),
  'RateLimit-Limit': count(
    'The calls that one address may make at once; only where a call has such a limit.',
  ),
  'RateLimit-Remaining': count('The calls that are left to this address.'),
  'RateLimit-Reset': count('The seconds until all calls are left again, if none is made.'),
} as const;

/** The schemas of refusals, in addition to those of the contract. */
export const REFUSAL_SCHEMAS = {
  Detail: {
    type: 'object',
    properties: { detail: { type: 'string' }, code: { type: 'string' } },
    required: ['detail'],
  },
  FieldErrors: {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
};

const DETAIL = { $ref: '#/components/schemas/Detail' };
export const CONFLICT = 'Conflicts with the stored data; nothing was changed.';

const refusal = (description: string, detail: string, ...headers: (keyof typeof HEADERS)[]): Answer => ({
  description,
  headers: headersOf('Cache-Control', ...headers),
  content: { 'application/json': { schema: DETAIL, example: { detail } } },
});

/** The answers that are the same for every call, by status. */
export const RESPONSES: Record<string, Answer> = {
  304: {
    description: 'Not changed: the caller has this version already (If-None-Match).',
    headers: headersOf('ETag', 'Cache-Control'),
  },
  400: {
    description: 'The values are invalid: messages by field, or a detail if the body is not JSON.',
    headers: headersOf('Cache-Control'),
    content: {
      'application/json': {
        schema: { anyOf: [{ $ref: '#/components/schemas/FieldErrors' }, DETAIL] },
        example: { summary: ['This field is required.'] },
      },
    },
  },
  401: refusal(
    'No token, or one that is bad, expired or revoked.',
    'Authentication credentials were not provided.',
    'WWW-Authenticate',
  ),
  403: refusal('Not allowed for this role.', 'You do not have permission to perform this action.'),
  404: refusal('Does not exist, or belongs to another dealer.', 'Not found.'),
  405: refusal('The path is not served with this method.', 'Method "PUT" not allowed.', 'Allow'),
  409: refusal(CONFLICT, 'Another user changed the same data at the same time. Please try again.'),
  410: refusal('A link that has expired.', sharedReportMessages.expired),
  412: refusal('If-Match names no version.', 'The version in If-Match does not exist.'),
  411: refusal('Content-Length is missing.', 'The length of the file must be sent.'),
  413: refusal(
    'The body is too large: 1 MB of JSON, or the limit of an upload.',
    'Request body is too large',
  ),
  415: refusal('Unsupported content type.', 'Unsupported media type "text/plain" in request.'),
  422: refusal(
    'The Idempotency-Key was used with another body.',
    'This idempotency key was used with another body.',
  ),
  429: refusal(
    'Too many requests.',
    'Request was throttled. Expected available in 60 seconds.',
    'Retry-After',
  ),
  500: refusal('Server error.', 'A server error occurred.'),
  503: refusal(
    'Not available.',
    'The service is not available at the moment. Please try again in a moment.',
    'Retry-After',
  ),
};

/** References to the answers of these statuses. */
export const refusals = (statuses: readonly number[]): Record<string, Reference> =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
