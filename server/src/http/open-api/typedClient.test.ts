import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

import { packageRoot } from '../../config/packageRoot';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';

/** What a user of the API writes: the types are generated, the rest is `fetch`. */
const CLIENT = `
import type { paths } from './api';

type Json<Media> = Media extends { content: { 'application/json': infer Body } } ? Body : never;
type Read<Path extends keyof paths> = paths[Path] extends { get: { responses: { 200: infer Answer } } } ? Json<Answer> : never;
type Sent<Path extends keyof paths> = paths[Path] extends { post: { requestBody: infer Body } } ? Json<Body> : never;
type Created<Path extends keyof paths> = paths[Path] extends { post: { responses: { 201: infer Answer } } } ? Json<Answer> : never;

async function call(url: string, token: string, init: RequestInit): Promise<unknown> {
  const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' };
  const answer = await fetch(url, { ...init, headers });
  if (!answer.ok) throw new Error(answer.status + ' ' + await answer.text());
  return answer.json();
}

export async function read<Path extends keyof paths>(url: string, token: string, path: Path, id: number): Promise<Read<Path>> {
  return await call(url + path.replace(/{\\w+}/, String(id)), token, {}) as Read<Path>;
}

export async function create<Path extends keyof paths>(url: string, token: string, path: Path, body: Sent<Path>): Promise<Created<Path>> {
  return await call(url + path, token, { method: 'POST', body: JSON.stringify(body) }) as Created<Path>;
}
`;

/** A program of that user: two creates, and three reads of what they have made. */
const caller = ({ field = 'open_count', sent = 'summary' } = {}) => `
import { create, read } from './client';
export async function openTicket(url: string, token: string, dealer: number) {
  const { elevator_id } = await create(url, token, '/api/elevators/add/', {
    user_id: [dealer], elevator_name: 'North 1', building_name: 'North Tower', elevator_address: '12 Station Road',
    elevator_zip: '400001', install_date: '2014-05-17', main_start_date: '2026-01-01', main_due_date: '2199-01-31',
    main_cycle_days: 30,
  });
  const { ticket_id } = await create(url, token, '/api/tickets/create/', {
    elevator_id, ${sent}: 'Doors close too fast', description: 'On the ground floor.', label: 'Doors', target_date: '2199-01-31',
  });
  const { summary, priority } = await read(url, token, '/api/tickets/ticket-details/{ticket_id}/', ticket_id);
  const faults = await read(url, token, '/api/elevators/{elevator_id}/faults/', elevator_id);
  const counts = await read(url, token, '/api/tickets/all-ticket-list-emp-count/{dealer_id}/', dealer);
  return { summary, isHigh: priority === 'High', faults: faults.repeat_faults, open: counts.${field} };
}
`;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  ignoreDeprecations: '6.0',
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  skipLibCheck: true,
};

let server: TestServer;
let dealer: SignedIn;
let folder: string;
beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  folder = mkdtempSync(path.join(tmpdir(), 'typed-client-'));
  const { body } = await server.inject({ url: '/api/schema/' });
  writeFileSync(path.join(folder, 'schema.json'), body);
  const { resolve } = createRequire(path.join(packageRoot, 'package.json'));
  const generator = path.join(path.dirname(resolve('openapi-typescript/package.json')), 'bin/cli.js');
  execFileSync(process.execPath, [generator, 'schema.json', '--output', 'api.ts'], {
    cwd: folder,
    stdio: 'pipe',
  });
  writeFileSync(path.join(folder, 'client.ts'), CLIENT);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

/** The errors of the compiler for that program. */
function compile(changes: Parameters<typeof caller>[0] = {}): string[] {
  const file = path.join(folder, 'caller.ts');
  writeFileSync(file, caller(changes));
  const program = ts.createProgram([file], OPTIONS);
  program.emit();
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('a client generated from the document compiles, and its calls work', async () => {
  expect(compile()).toEqual([]);
  const url = await server.app.listen({ port: 0 });
  const { openTicket } = (await import(path.join(folder, 'caller.js'))) as {
    openTicket: (url: string, token: string, dealer: number) => Promise<object>;
  };
  expect(await openTicket(url, dealer.token, dealer.id)).toEqual({
    summary: 'Doors close too fast',
    isHigh: false,
    faults: 0,
    open: 1,
  });
});

test('neither a field that no body has nor one that no answer has compiles', () => {
  expect(compile({ sent: 'no_such_field', field: 'no_such_count' })).toEqual([
    expect.stringContaining("'no_such_field' does not exist"),
    expect.stringContaining("'no_such_count' does not exist"),
  ]);
});
