import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import type { FastifyRequest } from 'fastify';
import { preconditionFailed } from './HttpError';
import { contentTag } from './negotiateRepresentation';

/** Whether a call takes the `version` that its caller has read. */
export const acceptsVersion = ({ body }: Endpoint): boolean =>
  'fields' in body && Object.hasOwn(Object(body.fields), 'version');

/** A list of ETags, of which proxies that compress make weak ones. */
const TAGS = /^(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*$/;
/** The version in an ETag of a read, as `"3.pO7s1"`, or alone, as `"3"`. */
const VERSION = /"(\d{1,9})(?:\.[^"]*)?"/g;

/**
 * The body with the version of the header `If-Match`, the newest if it has several. A version in the body itself takes
 * precedence. Throws 412 when the header names no version (RFC 9110, 13.1.1).
 */
export function withIfMatch(endpoint: Endpoint, { body, headers }: FastifyRequest): unknown {
  const sent = body ?? {};
  const match = headers['if-match']?.trim();
  if (!match || match === '*' || !acceptsVersion(endpoint) || !isRecord(sent)) return sent;
  const versions = TAGS.test(match) ? [...match.matchAll(VERSION)].map(([, version]) => Number(version)) : [];
  if (versions.length === 0) throw preconditionFailed();
  return { version: Math.max(...versions), ...sent };
}

/** The base of the ETag of an answer with a version, which `withIfMatch` reads; undefined without one. */
export const versionTag = (answer: unknown): string | undefined =>
  isRecord(answer) && typeof answer['version'] === 'number'
    ? `${answer['version']}.${contentTag(JSON.stringify(answer))}`
    : undefined;
