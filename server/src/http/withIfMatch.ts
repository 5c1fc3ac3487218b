import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import type { FastifyRequest } from 'fastify';

/** Whether a call takes the `version` that its caller has read. */
export const takesVersion = ({ body }: Endpoint): boolean =>
  'fields' in body && Object.hasOwn(Object(body.fields), 'version');

/** The body with the version of the header `If-Match`, as `"3"`; a version in the body itself takes precedence. */
export function withIfMatch(endpoint: Endpoint, { body, headers }: FastifyRequest): unknown {
  const sent = body ?? {};
  const match = headers['if-match']?.trim();
  if (!match || match === '*' || !takesVersion(endpoint) || !isRecord(sent)) return sent;
  return { version: /^"(.*)"$/.exec(match)?.[1] ?? match, ...sent };
}
