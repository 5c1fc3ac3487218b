import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** File, what it imports, and what the message tells to do instead; undefined where the import is right. */
const imports: [file: string, specifier: string, instead: string | undefined][] = [
  ['shared-api/src/contract/tickets/x.ts', 'yup', undefined],
  ['shared-api/src/contract/tickets/x.ts', 'react', 'The contract and the server know no React'],
  ['shared-api/src/contract/tickets/x.ts', 'ky', 'ky lives in shared-api/src/client only'],
  ['shared-api/src/contract/tickets/x.ts', '../../client/call', 'Only the contract may be imported here'],
  ['shared-api/src/client/x.ts', 'ky', undefined],
  ['shared-api/src/client/x.ts', '@tanstack/react-query', undefined],
  ['shared-api/src/client/x.ts', '@smart-elevator/shared-ui/paths', 'shared-api and the server draw nothing'],
  ['shared-ui/src/filter/X.tsx', 'antd', undefined],
  ['shared-ui/src/filter/X.tsx', '@nivo/pie', 'nivo lives in shared-ui/src/charts only'],
  ['shared-ui/src/filter/X.tsx', 'formik', 'formik lives in shared-ui/src/form only'],
  [
    'shared-ui/src/filter/X.tsx',
    '@smart-elevator/shared-api/client/call',
    'Only shared-ui/src/screens makes calls',
  ],
  [
    'shared-ui/src/filter/X.tsx',
    '../../../shared-api/src/client/call',
    'Only shared-ui/src/screens makes calls',
  ],
  ['shared-ui/src/form/X.tsx', '@smart-elevator/shared-api/contract/codePointLength', undefined],
  [
    'shared-ui/src/form/X.tsx',
    '@smart-elevator/shared-api/contract/tickets/endpoints',
    'Only shared-ui/src/screens makes calls',
  ],
  ['shared-ui/src/screens/X.tsx', '@smart-elevator/shared-api/client/useList', undefined],
  ['shared-ui/src/screens/X.tsx', '@smart-elevator/shared-api/contract/endpoint', undefined],
  [
    'shared-ui/src/screens/X.tsx',
    '@smart-elevator/shared-api/contract/tickets/endpoints',
    'shared-ui knows no domain',
  ],
  ['shared-ui/src/screens/X.tsx', 'antd', 'Ant Design lives in shared-ui only'],
  ['shared-ui/src/charts/Donut.tsx', '@nivo/pie', undefined],
  ['shared-ui/src/form/Form.tsx', 'formik', undefined],
  ['mf-tickets/src/X.tsx', '@smart-elevator/shared-ui/table/DataTable', undefined],
  ['mf-tickets/src/X.tsx', '@smart-elevator/shared-api/client/useList', undefined],
  ['mf-tickets/src/remote.tsx', '@smart-elevator/federation/remote', undefined],
  [
    'mf-tickets/src/X.tsx',
    '@smart-elevator/federation/registry',
    'A remote meets federation in defineRemote',
  ],
  ['mf-tickets/src/X.tsx', 'antd', 'Ant Design lives in shared-ui only'],
  ['mf-tickets/src/X.tsx', '@ant-design/icons', 'Ant Design lives in shared-ui only'],
  ['mf-tickets/src/X.tsx', 'formik', 'formik lives in shared-ui/src/form only'],
  ['mf-tickets/src/X.tsx', 'ky', 'ky lives in shared-api/src/client only'],
  ['mf-tickets/src/X.tsx', '@tanstack/react-query', 'TanStack Query lives in shared-api/src/client only'],
  ['mf-tickets/src/X.tsx', '../../mf-people/src/remote', 'Remotes are not imported'],
  ['mf-tickets/src/X.tsx', '@smart-elevator/mf-people/src/remote', 'Remotes are not imported'],
  ['mf-tickets/src/X.tsx', '@smart-elevator/shell/src/App', 'The shell is not imported'],
  ['mf-tickets/src/X.tsx', '@smart-elevator/server/src/app', 'The server is not imported'],
  [
    'mf-tickets/src/X.tsx',
    '@smart-elevator/shared-api/testing/factories',
    'Test doubles stay out of what is shipped',
  ],
  ['mf-tickets/src/X.test.tsx', '@smart-elevator/shared-api/testing/factories', undefined],
  ['shell/src/App.tsx', '../../shared-ui/src/page/Page', 'Import a package by the sub-paths'],
  ['shell/src/App.tsx', '@smart-elevator/mf-tickets/src/remote', 'Remotes are not imported'],
  ['shell/src/App.tsx', '@module-federation/enhanced/runtime', 'runtime is met in shell/src/remotes only'],
  ['shell/src/remotes/loader.ts', '@module-federation/enhanced/runtime', undefined],
  ['server/src/tickets/routes.ts', '../people/findPerson', undefined],
  ['server/src/tickets/routes.ts', '../http/serve', undefined],
  ['server/src/tickets/lists/x.ts', '../../background-work/startWork', 'Composition is not imported'],
  ['server/src/tickets/routes.ts', '../app', 'Composition is not imported'],
  ['server/src/mail/x.ts', '../tickets/routes', 'A mechanism knows no domain'],
  ['server/src/http/x.ts', '../mail/outbox', 'send nothing'],
  ['server/src/database/backup/x.ts', '../../http/serve', 'The database knows no request'],
  ['server/src/lifecycle/x.ts', '../database/Database', 'works without a database'],
  ['server/src/lifecycle/x.ts', '../config/reasonOf', undefined],
  ['server/src/http/x.test.ts', '../account/routes', undefined],
  ['server/src/tickets/routes.ts', '@smart-elevator/shared-api/contract/tickets/endpoints', undefined],
  [
    'server/src/tickets/routes.ts',
    '@smart-elevator/shared-api/client/call',
    'Only the contract may be imported',
  ],
  [
    'server/src/tickets/routes.ts',
    '@smart-elevator/shared-ui/format/date',
    'shared-api and the server draw nothing',
  ],
  ['server/src/tickets/routes.ts', 'pg', 'pg lives in server/src/database only'],
  ['server/src/database/Database.ts', 'pg', undefined],
  ['e2e/journeys/x.spec.ts', '@smart-elevator/shared-api/contract/tickets/ticket', undefined],
  ['e2e/journeys/x.spec.ts', '@smart-elevator/shared-api/testing/factories', undefined],
  ['e2e/journeys/x.spec.ts', '@smart-elevator/shared-ui/paths', 'shared-api and the server draw nothing'],
];

/** Other conventions: code that the lint must refuse, as text. */
const habits: [habit: string, file: string, code: string, ruleId: string][] = [
  ['any', 'server/src/tickets/x.ts', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
  [
    'a non-null !',
    'shell/src/x.ts',
    'export const f = (a?: { b: 1 }) => a!.b;',
    '@typescript-eslint/no-non-null-assertion',
  ],
  // A text that the lint must refuse: it is never compiled, and switches nothing off.
  ['@ts-ignore', 'shell/src/x.ts', '// @ts-ignore\nexport const x = 1;', '@typescript-eslint/ban-ts-comment'],
  ['a barrel', 'shared-ui/src/table/x.ts', "export * from './DataTable';", 'no-restricted-syntax'],
  ['a vague name', 'shell/src/utils.ts', 'export const x = 1;', 'local/no-vague-names'],
  ['251 lines', 'shell/src/x.ts', 'export {};\n'.repeat(251), 'max-lines'],
  [
    'a rule switched off',
    'shell/src/x.ts',
    // A text as well: that such a line switches off nothing is what is tested.
    '/* eslint-disable */\nexport const x: any = 1;',
    '@typescript-eslint/no-explicit-any',
  ],
];

interface Message {
  ruleId: string;
  message: string;
}

let found: Message[][];

beforeAll(() => {
  const snippets = [
    ...imports.map(([file, specifier]) => ({ file, code: `import '${specifier}';\n` })),
    ...habits.map(([, file, code]) => ({ file, code })),
  ].map(({ file, code }) => ({ file: join(root, file), code }));
  const script = join(import.meta.dirname, 'lintSnippets.mjs');
  found = JSON.parse(
    execFileSync(process.execPath, [script, root], { input: JSON.stringify(snippets) }).toString(),
  );
}, 60_000);

it.each(imports.map((row, at) => [...row, at] as const))(
  '%s importing %s: %s',
  (_file, _specifier, instead, at) => {
    const messages = (found[at] ?? []).filter(({ ruleId }) => ruleId === 'no-restricted-imports');
    expect(messages.map(({ message }) => message).join('\n')).toMatch(instead ?? /^$/);
  },
);

it.each(habits.map((row, at) => [...row, at] as const))(
  '%s is refused in %s',
  (_habit, _file, _code, ruleId, at) => {
    expect(found[imports.length + at]?.map((message) => message.ruleId)).toContain(ruleId);
  },
);
