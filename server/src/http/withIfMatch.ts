import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import type { FastifyRequest } from 'fastify';
import { contentTag } from './negotiateRepresentation';

/** Whether a call takes the `version` that its caller has read. */
export const acceptsVersion = ({ body }: Endpoint): boolean =>
  'fields' in body && Object.hasOwn(Object(body.fields), 'version');

/**
 * The body with the version of the header `If-Match`: the ETag of the read, as `"3.pO7s1"`, or the version alone, as `"3"`.
 * A version in the body itself takes precedence. Proxies that compress make an ETag weak.
 */
export function withIfMatch(endpoint: Endpoint, { body, headers }: FastifyRequest): unknown {
  const sent = body ?? {};
  const match = headers['if-match']?.trim();
  if (!match || match === '*' || !acceptsVersion(endpoint) || !isRecord(sent)) return sent;
  return { version: /^(?:W\/)?"(\d+)(?:\.[^"]*)?"$/.exec(match)?.[1] ?? match, ...sent };
}

/** The base of the ETag of an answer with a version, which `withIfMatch` reads; undefined without one. */
export const versionTag = (answer: unknown): string | undefined =>
  isRecord(answer) && typeof answer['version'] === 'number'
    ? `${answer['version']}.${contentTag(JSON.stringify(answer))}`
    : undefined;
