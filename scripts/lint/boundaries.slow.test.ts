import { lintSnippets } from './lintSnippets.mjs';

/** The file, its import, and the start of the expected message; undefined if the import is allowed. */
const imports: [file: string, specifier: string, instead: string | undefined][] = [
  ['shared-api/src/contract/tickets/x.ts', 'yup', undefined],
  ['shared-api/src/contract/tickets/x.ts', 'react', 'The contract and the server do not use React'],
  ['shared-api/src/contract/tickets/x.ts', 'ky', 'Only shared-api/src/client may import ky'],
  ['shared-api/src/contract/tickets/x.ts', '../../client/call', 'Only the contract may be imported here'],
  ['shared-api/src/client/x.ts', 'ky', undefined],
  ['shared-api/src/client/x.ts', '@tanstack/react-query', undefined],
  [
    'shared-api/src/client/x.ts',
    '@smart-elevator/shared-ui/paths',
    'shared-api and the server render nothing',
  ],
  ['shared-ui/src/filter/X.tsx', 'antd', undefined],
  ['shared-ui/src/filter/X.tsx', '@nivo/pie', 'Only shared-ui/src/charts may import nivo'],
  ['shared-ui/src/filter/X.tsx', 'formik', 'Only shared-ui/src/form may import formik'],
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
  ['shared-ui/src/state/x.ts', '@smart-elevator/shared-api/client/browserStorage', undefined],
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
    'shared-ui is independent of domains',
  ],
  ['shared-ui/src/screens/X.tsx', 'antd', 'Only shared-ui may import Ant Design'],
  ['shared-ui/src/charts/Donut.tsx', '@nivo/pie', undefined],
  ['shared-ui/src/form/Form.tsx', 'formik', undefined],
  ['shared-ui/src/button/X.tsx', '../table/DataTable', 'A folder imports only folders of its own layer'],
  ['shared-ui/src/table/X.tsx', '../button/Button', undefined],
  ['mf-tickets/src/lists/bulk/X.tsx', '../../page/X', 'A folder imports only folders of its own layer'],
  ['mf-tickets/src/lists/X.tsx', '../remote', 'A folder imports only folders of its own layer'],
  ['mf-tickets/src/page/X.tsx', '../lists/X', undefined],
  ['mf-tickets/src/lists/X.test.tsx', '../remote', undefined],
  ['shell/src/remotes/X.tsx', '../Console', 'A folder imports only folders of its own layer'],
  [
    'federation/src/artifacts/x.mjs',
    '../delivery/gate/gate.mjs',
    'A folder imports only folders of its own layer',
  ],
  [
    'federation/src/delivery/registry/x.mjs',
    '../pipeline/pipeline.mjs',
    'A folder imports only folders of its own layer',
  ],
  ['mf-tickets/src/X.tsx', '@smart-elevator/shared-ui/table/DataTable', undefined],
  ['mf-tickets/src/X.tsx', '@smart-elevator/shared-api/client/useList', undefined],
  ['mf-tickets/src/remote.tsx', '@smart-elevator/federation/remote', undefined],
  ['mf-tickets/src/X.tsx', '@smart-elevator/federation/registry', 'A remote may use only defineRemote'],
  ['mf-tickets/src/X.tsx', 'antd', 'Only shared-ui may import Ant Design'],
  ['mf-tickets/src/X.tsx', '@ant-design/icons', 'Only shared-ui may import Ant Design'],
  ['mf-tickets/src/X.tsx', 'formik', 'Only shared-ui/src/form may import formik'],
  ['mf-tickets/src/X.tsx', 'ky', 'Only shared-api/src/client may import ky'],
  ['mf-tickets/src/X.tsx', '@tanstack/react-query', 'Only shared-api/src/client may import TanStack Query'],
  ['mf-tickets/src/X.tsx', '../../mf-people/src/remote', 'Remotes are not imported'],
  ['mf-tickets/src/X.tsx', '@smart-elevator/mf-people/src/remote', 'Remotes are not imported'],
  ['mf-tickets/src/X.tsx', '@smart-elevator/shell/src/App', 'The shell is not imported'],
  ['mf-tickets/src/X.tsx', '@smart-elevator/server/src/app', 'The server is not imported'],
  [
    'mf-tickets/src/X.tsx',
    '@smart-elevator/shared-api/testing/factories',
    'Test doubles must not be shipped',
  ],
  ['mf-tickets/src/X.test.tsx', '@smart-elevator/shared-api/testing/factories', undefined],
  ['shell/src/App.tsx', '../../shared-ui/src/page/Page', 'Import a package by the sub-paths'],
  ['shell/src/App.tsx', '@smart-elevator/mf-tickets/src/remote', 'Remotes are not imported'],
  [
    'shell/src/App.tsx',
    '@module-federation/enhanced/runtime',
    'Only shell/src/remotes may import the Module Federation runtime',
  ],
  ['shell/src/remotes/loader.ts', '@module-federation/enhanced/runtime', undefined],
  ['server/src/tickets/routes.ts', '../people/findPerson', undefined],
  ['server/src/tickets/routes.ts', '../http/serve', undefined],
  [
    'server/src/tickets/lists/x.ts',
    '../../background-work/startBackgroundWork',
    'Composition is not imported',
  ],
  ['server/src/tickets/routes.ts', '../elevators/elevatorRepository', undefined],
  ['server/src/elevators/upload/x.ts', '../../tickets/routes', 'tickets imports elevators'],
  [
    'server/src/elevators/x.ts',
    '@smart-elevator/shared-api/contract/tickets/ticket',
    'tickets imports elevators',
  ],
  ['server/src/elevators/x.test.ts', '../tickets/routes', undefined],
  ['shared-api/src/contract/elevators/x.ts', '../tickets/ticket', 'tickets imports elevators'],
  ['shared-api/src/contract/tickets/x.ts', '../elevators/elevator', undefined],
  ['server/src/tickets/routes.ts', '../app', 'Composition is not imported'],
  ['server/src/mail/x.ts', '../tickets/routes', 'This layer is independent of domains'],
  ['server/src/http/x.ts', '../mail/outbox', 'send no messages'],
  ['server/src/database/backup/x.ts', '../../http/serve', 'The database is independent of requests'],
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
    'shared-api and the server render nothing',
  ],
  ['server/src/tickets/routes.ts', 'pg', 'Only server/src/database may import pg'],
  ['server/src/database/Database.ts', 'pg', undefined],
  ['e2e/journeys/x.spec.ts', '@smart-elevator/shared-api/contract/tickets/ticket', undefined],
  ['e2e/journeys/x.spec.ts', '@smart-elevator/shared-api/testing/factories', undefined],
  ['e2e/journeys/x.spec.ts', '@smart-elevator/shared-ui/paths', 'shared-api and the server render nothing'],
];

/** Other conventions: code that lint must report, as text. */
const habits: [habit: string, file: string, code: string, ruleId: string][] = [
  ['any', 'server/src/tickets/x.ts', 'export const x: any = 1;', 'typescript/no-explicit-any'],
  [
    'a non-null !',
    'shell/src/x.ts',
    'export const f = (a?: { b: 1 }) => a!.b;',
    'typescript/no-non-null-assertion',
  ],
  // A text that lint must report: it is never compiled, and disables nothing.
  ['@ts-ignore', 'shell/src/x.ts', '// @ts-ignore\nexport const x = 1;', 'typescript/ban-ts-comment'],
  ['a barrel', 'shared-ui/src/table/x.ts', "export * from './DataTable';", 'local/no-restricted-syntax'],
  [
    'HTML from a text',
    'mf-people/src/X.tsx',
    'export const X = () => <p dangerouslySetInnerHTML={{ __html: location.hash }} />;',
    'local/no-restricted-syntax',
  ],
  [
    'an assigned innerHTML',
    'mf-people/src/x.ts',
    'document.body.innerHTML = location.hash;',
    'local/no-restricted-syntax',
  ],
  [
    'an inserted HTML',
    'mf-people/src/x.ts',
    "document.body.insertAdjacentHTML('beforeend', location.hash);",
    'local/no-restricted-syntax',
  ],
  [
    'a document of a text',
    'mf-people/src/X.tsx',
    'export const X = () => <iframe title="x" srcDoc={location.hash} />;',
    'local/no-restricted-syntax',
  ],
  ['a link that runs a script', 'shell/src/x.ts', "export const x = 'javascript:alert(1)';", 'no-script-url'],
  [
    'an import of another remote that is loaded later',
    'mf-tickets/src/x.ts',
    "export const x = () => import('../../mf-people/src/remote');",
    'local/boundaries',
  ],
  [
    'a hook under a condition',
    'shell/src/X.tsx',
    "import { useId } from 'react';\nexport const X = ({ on }: { on: boolean }) => (on ? useId() : null);",
    'react-hooks/rules-of-hooks',
  ],
  [
    'a time that is read while rendering',
    'shell/src/X.tsx',
    'export const X = () => <p>{new Date().toISOString()}</p>;',
    'react/purity',
  ],
  [
    'a picture without words',
    'shell/src/X.tsx',
    'export const X = () => <img src="x" />;',
    'jsx-a11y/alt-text',
  ],
  ['a name that nothing defines', 'scripts/x.mjs', 'export const x = window.name;', 'no-undef'],
  ['a vague name', 'shell/src/utils.ts', 'export const x = 1;', 'local/no-vague-names'],
  ['251 lines', 'shell/src/x.ts', 'export {};\n'.repeat(251), 'max-lines'],
  [
    'a rule switched off',
    'shell/src/x.ts',
    // Also a text: the test checks that such a line disables nothing.
    '/* eslint-disable */\nexport const x: any = 1;',
    'typescript/no-explicit-any',
  ],
];

let found: ReturnType<typeof lintSnippets>;

beforeAll(() => {
  found = lintSnippets([
    ...imports.map(([file, specifier]) => ({ file, code: `import '${specifier}';\n` })),
    ...habits.map(([, file, code]) => ({ file, code })),
  ]);
}, 60_000);

it.each(imports.map((row, at) => [...row, at] as const))(
  '%s importing %s: %s',
  (_file, _specifier, instead, at) => {
    const messages = (found[at] ?? []).filter(({ rule }) => rule === 'local/boundaries');
    expect(messages.map(({ message }) => message).join('\n')).toMatch(instead ?? /^$/);
  },
);

it.each(habits.map((row, at) => [...row, at] as const))(
  '%s is refused in %s',
  (_habit, _file, _code, ruleId, at) => {
    expect(found[imports.length + at]?.map(({ rule }) => rule)).toContain(ruleId);
  },
);
