import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { jsonSchemaOf, type JsonSchema } from './jsonSchema';
import { takesVersion } from './withIfMatch';

/** The OpenAPI 3.1 document of the contract, generated from the schemas that the server enforces. */
export function openApi(version: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Smart Elevator Maintenance', version },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [...new Set(endpoints.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Detail: DETAIL, FieldErrors: FIELD_ERRORS },
      responses: RESPONSES,
    },
  };
}

function operation(endpoint: Endpoint): JsonSchema {
  const isPublic = endpoint.access === 'public';
  const parameters = [
    ...parametersOf(endpoint, 'params', 'path'),
    ...parametersOf(endpoint, 'query', 'query'),
    ...(takesVersion(endpoint) ? [IF_MATCH] : []),
  ];
  const body = bodyOf(endpoint);
  return {
    operationId: endpoint.name,
    tags: [endpoint.domain],
    ...(isPublic ? { security: [] } : { description: `For: ${endpoint.access.join(', ')}.` }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      [endpoint.success]: answerOf(endpoint),
      ...refusals(['400', '401', ...(isPublic ? [] : ['403']), '404', '415', '429', '500', '503']),
      ...conflictOf(endpoint),
    },
  };
}

function parametersOf(endpoint: Endpoint, slot: 'params' | 'query', place: 'path' | 'query'): JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchemaOf(endpoint[slot]) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function bodyOf({ method, upload, body }: Endpoint): JsonSchema | undefined {
  if (upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { [upload]: file }, required: [upload] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const schema = jsonSchemaOf(body);
  const isEmpty = Object.keys(schema.properties ?? {}).length === 0;
  if (method === 'GET' || isEmpty) return undefined;
  return { required: schema.required !== undefined, content: { 'application/json': { schema } } };
}

function answerOf({ success, reply, bare, file }: Endpoint): JsonSchema {
  if (success === 204) return { description: 'Done.' };
  if (file) return { description: 'Done.', content: { [file]: {} } };
  const page = jsonSchemaOf(reply);
  const rows = (page.properties as Record<string, JsonSchema> | undefined)?.results;
  const withoutPage =
    bare === 'array' ? rows : { type: 'object', properties: { results: rows }, required: ['results'] };
  const schema = bare ? { oneOf: [page, withoutPage] } : page;
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

/** The 409 of a change: it conflicts with stored data, or with a concurrent change. */
function conflictOf({ method, conflict }: Endpoint): JsonSchema {
  if (method === 'GET') return {};
  if (!conflict) return refusals(['409']);
  const schema = { anyOf: [jsonSchemaOf(conflict), { $ref: '#/components/schemas/Detail' }] };
  return { 409: { description: CONFLICT, content: { 'application/json': { schema } } } };
}

const refusals = (statuses: readonly string[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The version that was read, in quotes; the same as `version` in the body, which takes precedence.',
  schema: { type: 'string' },
};

const DETAIL = {
  type: 'object',
  properties: { detail: { type: 'string' }, code: { type: 'string' } },
  required: ['detail'],
};

const FIELD_ERRORS = {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
};

const CONFLICT = 'Conflicts with the stored data; nothing was changed.';

const detailAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Detail' } } },
});

const RESPONSES: Record<string, JsonSchema> = {
  400: {
    description: 'The values are invalid: messages by field, or a detail if the body is not JSON.',
    content: {
      'application/json': {
        schema: {
          anyOf: [{ $ref: '#/components/schemas/FieldErrors' }, { $ref: '#/components/schemas/Detail' }],
        },
      },
    },
  },
  401: detailAnswer('No token, or one that is bad, expired or revoked.'),
  403: detailAnswer('Not allowed for this role.'),
  404: detailAnswer('Does not exist, or belongs to another dealer.'),
  409: detailAnswer(CONFLICT),
  415: detailAnswer('Unsupported content type.'),
  429: detailAnswer('Too many requests; the header Retry-After gives the seconds to wait.'),
  500: detailAnswer('Server error; the header X-Request-Id identifies the request in the log.'),
  503: detailAnswer('Not available; the header Retry-After gives the seconds to wait.'),
};
