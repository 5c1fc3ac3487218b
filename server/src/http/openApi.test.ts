import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { testServer } from '../testing/testServer';
import { openApi } from './openApi';

interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
  parameters?: { name: string; in: string; required: boolean }[];
  security?: unknown[];
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, unknown> };
}

const document = openApi('1.2.3') as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('is public, with an ETag (R947)', async () => {
  const server = await testServer();
  const answer = await server.inject({ url: '/api/schema/' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<Document>().openapi).toBe('3.1.0');
  expect(answer.headers.etag).toBeTruthy();
  await server.close();
});

test('lists every call of the contract once, under its own name (R947)', () => {
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
    endpoints.map(({ name }) => name).sort(),
  );
});

test('declares every parameter of a path, as required', () => {
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
  }
});

test('refers only to what it defines', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, kind, name] of references) {
    const defined = kind === 'schemas' ? document.components.schemas : document.components.responses;
    expect(Object.keys(defined)).toContain(name);
  }
});

test('describes what a call accepts and returns, as the server enforces it', () => {
  const signIn = document.paths['/api/account/token/']?.post;
  expect(signIn).toMatchObject({
    security: [],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['username', 'password'],
            properties: { username: { type: 'string', minLength: 1, maxLength: 150 } },
          },
        },
      },
    },
    responses: {
      200: {
        content: {
          'application/json': {
            schema: {
              properties: {
                user_id: { type: 'integer', minimum: 1 },
                user_type: { enum: ['DealerUser', 'TechnicianUser', 'CustomerUser'] },
              },
            },
          },
        },
      },
    },
  });
  const upload = document.paths['/api/elevators/upload_csv/']?.post;
  expect(upload).toMatchObject({ requestBody: { content: { 'multipart/form-data': {} } } });
});

test('describes the 409 of each change, and the body of that answer for an update of a ticket', () => {
  for (const { method, operation } of operations)
    expect(Object.keys(operation.responses).includes('409')).toBe(method !== 'get');
  expect(document.paths['/api/tickets/ticket-update/{ticket_id}/']?.post?.responses['409']).toMatchObject({
    content: {
      'application/json': {
        schema: {
          anyOf: [
            { properties: { detail: { type: 'string' }, current: {}, changed_by: {}, changed_at: {} } },
            { $ref: '#/components/schemas/Detail' },
          ],
        },
      },
    },
  });
});

test('documents If-Match for the calls that take a version', () => {
  const withHeader = operations.filter(({ operation }) =>
    operation.parameters?.some((parameter) => parameter.name === 'If-Match' && parameter.in === 'header'),
  );
  expect(withHeader.map(({ operation }) => operation.operationId)).toContain('updateTicket');
  expect(withHeader.every(({ method }) => method !== 'get')).toBe(true);
});
