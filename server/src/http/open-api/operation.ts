import { csvText } from '@smart-elevator/shared-api/contract/csvText';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { csvColumns } from '../csvColumns';
import { acceptsVersion } from '../withIfMatch';
import type { Answer, Media, Operation } from './documentParts';
import { exampleOf } from './examples';
import { jsonSchemaOf, type JsonSchema } from './jsonSchema';
import { isCacheable, parametersOf } from './parameters';
import { CONFLICT, headersOf, refusals } from './responses';

/** What each call does, by its name: the comments of the contract, put in by the build (describeCalls.mjs). */
declare const CALL_DESCRIPTIONS: Readonly<Record<string, string>>;

/** A call of the contract as an operation of the document. */
export function operation(endpoint: Endpoint): Operation {
  const { name, domain, access, success } = endpoint;
  const isPublic = access === 'public';
  const [summary = '', description = ''] = (CALL_DESCRIPTIONS[name] ?? '').split(/\. (.*)/s);
  const parameters = parametersOf(endpoint);
  const body = bodyOf(endpoint);
  return {
    operationId: name,
    tags: [domain],
    summary,
    description: isPublic
      ? `${description} No token is needed.`
      : `${description} For: ${access.join(', ')}.`,
    ...(isPublic ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      [success]: answerOf(endpoint),
      ...refusals([
        ...(isCacheable(endpoint) ? [304] : []),
        ...[400, 401, ...(isPublic ? [] : [403]), 404, 405],
        ...(isLink(endpoint) ? [410] : []),
        ...(acceptsVersion(endpoint) ? [412] : []),
        ...(body ? [413] : []),
        ...(endpoint.content ? [411] : []),
        ...[415, ...(endpoint.idempotent && !isPublic ? [422] : []), 429, 500, 503],
      ]),
      ...conflictOf(endpoint),
    },
  };
}

/** What everybody who has a link may read: links expire. */
const isLink = ({ access, secret }: Endpoint): boolean => access === 'public' && secret;

function bodyOf({ method, upload, content, body }: Endpoint): Operation['requestBody'] {
  if (upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { [upload]: file }, required: [upload] };
    const example = { [upload]: 'customer_username,customer_email,…' };
    return { required: true, content: { 'multipart/form-data': { schema, example } } };
  }
  if (content) {
    const media = (type: string) => ({ schema: { type: 'string', contentMediaType: type }, example: '…' });
    return { required: true, content: Object.fromEntries(content.map((type) => [type, media(type)])) };
  }
  const schema = jsonSchemaOf(body);
  const isEmpty = Object.keys(schema.properties ?? {}).length === 0;
  if (method === 'GET' || isEmpty) return undefined;
  return {
    required: schema.required !== undefined,
    content: { 'application/json': { schema, example: exampleOf(schema) } },
  };
}

function answerOf(endpoint: Endpoint): Answer {
  const { success, reply, file, method, secret } = endpoint;
  const description = 'Done.';
  if (success === 204) return { description, headers: headersOf('Cache-Control') };
  // Without its charset.
  if (file) return fileAnswer(file.replace(/;.*/, ''));
  const page = jsonSchemaOf(reply);
  const all = withoutPage(endpoint, page);
  return {
    description,
    headers: headersOf(
      'Cache-Control',
      ...(method === 'GET' && !secret ? (['ETag'] as const) : []),
      ...(csvColumns[endpoint.name] ? (['Content-Disposition'] as const) : []),
    ),
    content: {
      'application/json': all
        ? {
            schema: { anyOf: [page, all] },
            examples: {
              page: { summary: 'With `page`', value: exampleOf(page) },
              all: { summary: 'Without `page`', value: exampleOf(all) },
            },
          }
        : { schema: page, example: exampleOf(page) },
      ...(all ? formsOf(endpoint, page) : {}),
    },
  };
}

/** All rows of a list in the forms that `Accept` asks for. */
function formsOf({ name }: Endpoint, { properties }: JsonSchema): Record<string, Media> {
  const columns = csvColumns[name];
  const row = exampleOf(properties?.results?.items ?? {});
  const form = (description: string, example: string): Media => ({
    schema: { type: 'string', description },
    example,
  });
  const lines = form('All rows, each as JSON in a line of its own.', `${JSON.stringify(row)}\n`);
  return {
    'application/x-ndjson': lines,
    ...(columns
      ? { 'text/csv': form('All rows below a row of headings.', csvText([Object.values(columns)])) }
      : {}),
  };
}

/** The form of a list without `page`: a bare array, or an object with the rows only. */
function withoutPage({ bare }: Endpoint, { properties }: JsonSchema): JsonSchema | undefined {
  const rows = properties?.results;
  if (!bare || !rows) return undefined;
  return bare === 'array' ? rows : { type: 'object', properties: { results: rows }, required: ['results'] };
}

const fileAnswer = (type: string): Answer => ({
  description: 'Done.',
  headers:
    type === 'text/event-stream'
      ? headersOf('Cache-Control', 'X-Accel-Buffering')
      : headersOf('Cache-Control', 'Content-Disposition'),
  content: {
    [type]: type.startsWith('text/')
      ? { schema: { type: 'string' }, example: beginOf(type) }
      : { schema: { type: 'string', contentMediaType: type }, example: '%PDF-1.7 …' },
  },
});

const beginOf = (type: string): string =>
  type === 'text/calendar' ? 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n' : 'event: stale\ndata: ["tickets"]\n\n';

/** The 409 of a change: it conflicts with stored data, or with a concurrent change. */
function conflictOf({ method, conflict }: Endpoint): Operation['responses'] {
  if (method === 'GET') return {};
  if (!conflict) return refusals([409]);
  const inner = jsonSchemaOf(conflict);
  const schema = { anyOf: [inner, { $ref: '#/components/schemas/Detail' }] };
  return {
    409: {
      description: CONFLICT,
      headers: headersOf('Cache-Control'),
      content: { 'application/json': { schema, example: exampleOf(inner) } },
    },
  };
}
