import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { CONTRACT_MAJOR } from '@smart-elevator/shared-api/contract/contractMajor';
import { acceptsVersion } from '../withIfMatch';
import type { Parameter } from './documentParts';
import { exampleOf } from './examples';
import { jsonSchemaOf } from './jsonSchema';

/** Whether the answers of a call have an ETag, so that a 304 is possible. */
export const isCacheable = ({ method, secret, file }: Endpoint): boolean =>
  method === 'GET' && !secret && file === undefined;

/** The parameters of a call: of its path, its query and its headers. */
export const parametersOf = (endpoint: Endpoint): Parameter[] => [
  ...declaredIn(endpoint, 'params', 'path'),
  ...declaredIn(endpoint, 'query', 'query'),
  ...(isCacheable(endpoint) ? [IF_NONE_MATCH] : []),
  ...(acceptsVersion(endpoint) ? [IF_MATCH] : []),
  ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
  ...(endpoint.access === 'public' ? [] : [UTC_OFFSET]),
  CONTRACT_VERSION,
  REQUEST_ID,
  TRACEPARENT,
];

function declaredIn(endpoint: Endpoint, slot: 'params' | 'query', place: 'path' | 'query'): Parameter[] {
  const { properties = {}, required = [] } = jsonSchemaOf(endpoint[slot]);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(DESCRIPTIONS[name] ? { description: DESCRIPTIONS[name] } : {}),
    schema,
    example: exampleOf(schema, name),
  }));
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  page: 'The number of the page, from 1. Without it a list answers all rows in its bare form.',
  page_size: 'The rows of a page.',
  cursor:
    'Instead of `page`, which it overrides: empty for the first page, then `next` of the page before. Rows that are added or deleted meanwhile neither repeat nor hide others.',
  search: 'Only rows that contain this text, in any case.',
  ordering: 'The column to sort by; a leading - sorts descending.',
  from: 'The first day, inclusive.',
  to: 'The last day, inclusive.',
  opened_from: 'Opened on this day or later.',
  opened_to: 'Opened on this day or earlier.',
  closed_from: 'Closed on this day or later.',
  closed_to: 'Closed on this day or earlier.',
  assignee: 'The id or the name of the assignee; Unassigned for tickets without one.',
  reporter: 'The id or the name of the reporter.',
  elevator: 'The elevator, by its id; ticket lists also take its name.',
  repeats: 'Only repeat faults.',
  active: 'Only tickets that are not Closed.',
  late: 'Only tickets that are not Closed and past their target date.',
  utc_offset: 'The minutes that the clock of the caller is ahead of UTC.',
  dealer_id: 'The dealer of the token; any other one is 404.',
};

const inHeader = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  example,
});

const IF_NONE_MATCH = inHeader('If-None-Match', 'The ETag of the version that the caller has.', '"pO7s1"');
const IF_MATCH = inHeader(
  'If-Match',
  'The ETag of the read, or its version in quotes; the same as `version` in the body, which takes precedence. An outdated one is a 409 where both changed a field, one that is no version a 412.',
  '"3.pO7s1"',
);
const IDEMPOTENCY_KEY = inHeader(
  'Idempotency-Key',
  'A key of the caller for this change, at most 255 characters. A repeated request gets the first answer.',
  '7d0c5b8e-9a51-4c2f-8f4e-2b6f0c1d3e5a',
);
const UTC_OFFSET = inHeader(
  'X-UTC-Offset',
  'The minutes that the clock of the caller is ahead of UTC, -840 to 840: today is the day of the caller.',
  '330',
);
const CONTRACT_VERSION = inHeader(
  'X-Contract-Version',
  'The major version of the contract that the caller uses. Without it, it is the current one; 400 if it is not answered.',
  `${CONTRACT_MAJOR}`,
);
const REQUEST_ID = inHeader(
  'X-Request-Id',
  'An id of the caller for the request, at most 128 letters, digits, points, hyphens and underscores; the answer and the log have it.',
  'import-2026-03-14-7',
);
const TRACEPARENT = inHeader(
  'traceparent',
  'The trace that the request belongs to (W3C Trace Context).',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
);
