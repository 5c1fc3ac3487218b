import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';

/** What a user of the API writes: the types are generated, the rest is `fetch`. */
const CLIENT = `
import type { paths } from './api';

type Read<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
} ? Body : never;

export async function read<Path extends keyof paths>(url: string, token: string, path: Path, id: number): Promise<Read<Path>> {
  const answer = await fetch(url + path.replace(/{\\w+}/, String(id)), { headers: { authorization: 'Bearer ' + token } });
  if (!answer.ok) throw new Error(String(answer.status));
  return await answer.json() as Read<Path>;
}
`;

const caller = (field: string) => `
import { read } from './client';
export async function countOpen(url: string, token: string, dealer: number): Promise<number> {
  const counts = await read(url, token, '/api/tickets/all-ticket-list-emp-count/{dealer_id}/', dealer);
  return counts.${field};
}
`;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  ignoreDeprecations: '6.0',
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  skipLibCheck: false,
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
  const generator = path.join(path.dirname(require.resolve('openapi-typescript/package.json')), 'bin/cli.js');
  execFileSync(process.execPath, [generator, 'schema.json', '--output', 'api.d.ts'], {
    cwd: folder,
    stdio: 'pipe',
  });
  writeFileSync(path.join(folder, 'client.ts'), CLIENT);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

/** The errors of the compiler for a program that reads a field of the answer. */
function compile(field: string): string[] {
  const file = path.join(folder, 'caller.ts');
  writeFileSync(file, caller(field));
  const program = ts.createProgram([file], OPTIONS);
  program.emit();
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('a client generated from the document compiles, and its call works', async () => {
  expect(compile('open_count')).toEqual([]);
  const url = await server.app.listen({ port: 0 });
  const { countOpen } = (await import(path.join(folder, 'caller.js'))) as {
    countOpen: (url: string, token: string, dealer: number) => Promise<number>;
  };
  expect(await countOpen(url, dealer.token, dealer.id)).toBe(0);
});

test('a field that no answer has does not compile', () => {
  expect(compile('no_such_count')).toEqual([expect.stringContaining("'no_such_count' does not exist")]);
});
