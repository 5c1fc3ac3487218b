import { CONTRACT_MAJOR } from '@smart-elevator/shared-api/contract/contractMajor';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { formerContracts } from '../formerContract';
import { testServer } from '../../testing/testServer';
import { openApi } from './openApi';

const document = openApi('1.2.3');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation,
    parameters: (operation.parameters ?? []).map((parameter) =>
      '$ref' in parameter ? shared(parameter.$ref) : parameter,
    ),
  })),
);
const ofContract = operations.filter(({ operation }) => !operation.tags.includes('operating'));

function shared(reference: string) {
  const parameter = document.components.parameters[reference.split('/').at(-1) ?? ''];
  if (!parameter) throw new Error(`The document has no ${reference}.`);
  return parameter;
}

test('names the versions of the contract that pages may use: the current one and the former ones', () => {
  expect(document.info['x-contracts']).toEqual([String(CONTRACT_MAJOR), ...formerContracts.keys()]);
});

test('is public, with an ETag (R947)', async () => {
  const server = await testServer();
  const answer = await server.inject({ url: '/api/schema/' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<{ openapi: string }>().openapi).toBe('3.1.0');
  expect(answer.headers.etag).toBeTruthy();
  await server.close();
});

test('lists every call of the contract once, under its own name (R947)', () => {
  expect(ofContract.map(({ operation }) => operation.operationId).sort()).toEqual(
    endpoints.map(({ name }) => name).sort(),
  );
});

test('declares every parameter of a path, as required', () => {
  for (const { path, parameters } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
  }
});

test('has a summary and a description of every call, which stand above its endpoint in the contract', () => {
  for (const { operation } of operations) {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(operation.description).toMatch(/\.$/);
  }
});

test('writes no object of several fields twice', () => {
  const written = [...objectsIn({ paths: document.paths, schemas: document.components.schemas })];
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((one, place) => written.indexOf(one) !== place)).toEqual([]);
});

function* objectsIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  if ('type' in part && part.type === 'object' && 'properties' in part)
    if (Object.keys(Object(part.properties)).length > 1) yield JSON.stringify(part);
  for (const inner of Object.values(part)) yield* objectsIn(inner);
}

test.each([
  ['dealerTicketList', { type: 'array' }],
  ['employeeList', { type: 'object', required: ['results'] }],
])('a list is a page, or all rows without `page`: %s (R942)', (name, all) => {
  const { operation } = operations.find((one) => one.operation.operationId === name) ?? {};
  expect(operation?.responses['200']).toMatchObject({
    content: { 'application/json': { schema: { anyOf: [{ $ref: expect.stringMatching(/Page$/) }, all] } } },
  });
});

test('documents each status where it can occur', () => {
  const withStatus = (status: string) =>
    ofContract
      .filter(({ operation }) => status in operation.responses)
      .map((one) => one.operation.operationId);
  for (const status of ['401', '404', '405', '415', '429', '500', '503'])
    expect(withStatus(status)).toHaveLength(ofContract.length);
  expect(withStatus('304')).toContain('readTicket');
  expect(withStatus('304')).not.toContain('readPasscode');
  expect(withStatus('413')).toEqual(expect.arrayContaining(['createTicket', 'uploadCsv']));
  expect(withStatus('412')).toContain('updateTicket');
  expect(withStatus('412')).not.toContain('createTicket');
  expect(withStatus('422')).toContain('createTicket');
  expect(withStatus('422')).toContain('changeVisit');
  expect(withStatus('422')).not.toContain('updateContract');
});

test('every answer has the id of the request, and 401, 405, 429 and 503 their own headers', () => {
  const { responses } = document.components;
  const own = operations.flatMap(({ operation }) => Object.values(operation.responses));
  for (const answer of [...Object.values(responses), ...own])
    if ('headers' in answer) expect(answer.headers).toHaveProperty('X-Request-Id');
  expect(responses['401']?.headers).toHaveProperty('WWW-Authenticate');
  expect(responses['405']?.headers).toHaveProperty('Allow');
  expect(responses['429']?.headers).toHaveProperty('Retry-After');
  expect(responses['503']?.headers).toHaveProperty('Retry-After');
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
            schema: { $ref: '#/components/schemas/Tokens' },
          },
        },
      },
    },
  });
  expect(document.components.schemas).toMatchObject({
    Tokens: {
      properties: {
        user_id: { type: 'integer', minimum: 1 },
        user_type: { $ref: '#/components/schemas/UserType' },
      },
    },
    UserType: { enum: ['DealerUser', 'TechnicianUser', 'CustomerUser'] },
  });
  const upload = document.paths['/api/elevators/upload_csv/']?.post;
  expect(upload).toMatchObject({ requestBody: { content: { 'multipart/form-data': {} } } });
});

test('describes the 409 of each change, and the body of that answer for an update of a ticket', () => {
  for (const { method, operation } of ofContract)
    expect(Object.keys(operation.responses).includes('409')).toBe(method !== 'get');
  expect(document.paths['/api/tickets/ticket-update/{ticket_id}/']?.post?.responses['409']).toMatchObject({
    content: {
      'application/json': {
        schema: {
          anyOf: [{ $ref: '#/components/schemas/TicketConflict' }, { $ref: '#/components/schemas/Detail' }],
        },
      },
    },
  });
});

test('every call that creates takes an Idempotency-Key (R945)', () => {
  const creates = endpoints.filter(({ success }) => success === 201);
  expect(creates.length).toBeGreaterThan(10);
  expect(creates.filter(({ idempotent }) => !idempotent)).toEqual([]);
});

test.each([
  ['If-Match', 'updateTicket', 'createTicket'],
  ['Idempotency-Key', 'createTicket', 'updateContract'],
  ['If-None-Match', 'readTicket', 'readPasscode'],
])('documents %s for the calls that take it', (name, one, other) => {
  const taking = operations
    .filter(({ parameters }) =>
      parameters.some((parameter) => parameter.in === 'header' && parameter.name === name),
    )
    .map(({ operation }) => operation.operationId);
  expect(taking).toContain(one);
  expect(taking).not.toContain(other);
});
