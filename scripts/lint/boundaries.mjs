// @ts-check
/**
 * The import rules (ARCHITECTURE.md, 'Packages'). Each set of files has patterns of forbidden imports, with one
 * sentence that explains what to do instead.
 */

/**
 * @typedef {{ regex: string, message: string }} Border
 * @typedef {{ files: string[], borders: Border[], above?: Border[] }} FileSet
 */

/**
 * @param {string} regex of imports
 * @param {string} message
 * @returns {Border}
 */
const border = (regex, message) => ({ regex, message });
/** @param {string} packages */
const ours = (packages) => `(^@smart-elevator/|(^|/)\\.\\./)(${packages})(/|$)`;

const antd = border(
  '^(antd|@ant-design/.*|@rc-component/.*)(/|$)',
  'Only shared-ui may import Ant Design: use a widget of @smart-elevator/shared-ui, or add one there.',
);
const nivo = border(
  '^@nivo/',
  'Only shared-ui/src/charts may import nivo: use a chart of @smart-elevator/shared-ui/charts, or add one there.',
);
const formik = border(
  '^formik(/|$)',
  'Only shared-ui/src/form may import formik: use the fields of @smart-elevator/shared-ui/form, or add one there.',
);
const ky = border(
  '^ky(/|$)',
  'Only shared-api/src/client may import ky: make the call with call(), useCall(), useList() or useSend().',
);
const query = border(
  '^@tanstack/',
  'Only shared-api/src/client may import TanStack Query: read with useCall() or useList(), change with useSend().',
);
const database = border(
  '^pg(/|$)',
  'Only server/src/database may import pg: take a Db and call query() on it.',
);
const remotes = border(
  ours('mf-[a-z]+'),
  'Remotes are not imported: link to them by name, with linkTo of shared-api/client/links; the registry loads them at run time.',
);
const shell = border(
  ours('shell'),
  'The shell is not imported: move what both need to shared-ui or shared-api.',
);
const server = border(
  ours('server'),
  'The server is not imported: describe the call in shared-api/src/contract and make it.',
);
const client = border(
  '^@smart-elevator/shared-api/client/|(^|/)\\.\\./client/',
  'Only the contract may be imported here: import from shared-api/contract.',
);
const calls = border(
  '(^@smart-elevator/|(^|/)\\.\\./)shared-api/(?!contract/(calendar|codePointLength|csvText|isRecord|list|ordering)$)',
  'Only shared-ui/src/screens makes calls: take the value as a prop, or build the part there. Pure rules of the contract are allowed.',
);
const domains = border(
  ours('shared-api/contract/(tickets|people|elevators|maintenance|amc|custom-fields|reports)'),
  'shared-ui is independent of domains: take the endpoint and its rules as props from the screen.',
);
const sharedUi = border(
  ours('shared-ui'),
  'shared-api and the server render nothing: return the value and let a screen show it.',
);
const webpackSide = border(
  ours('federation') + '|^@module-federation/',
  'Use Module Federation only through federation/remote and federation/runStandalone, and in shell/src/remotes.',
);
const browserOnly = border(
  '^(react|react-dom|react-router|react-router-dom|zustand)(/|$)',
  'The contract and the server do not use React: keep components and stores in shared-api/client, shared-ui or a remote.',
);
const testing = border(
  '/testing/',
  'Test doubles must not be shipped: import shared-api/testing and shared-ui/testing only in *.test files.',
);
const intoSources = border(
  '(^@smart-elevator/|(^|/)\\.\\./)(shared-api|shared-ui|federation)/src/',
  'Import a package by the sub-paths that its package.json exports, without src.',
);

const outside = [remotes, shell, server, intoSources];

const serverOutside = [
  ...[remotes, shell, sharedUi, client, browserOnly],
  ...[ky, query, antd, nivo, formik, webpackSide, intoSources],
];

/** The layers of server/src from top to bottom. A layer may import its own folders and those below it. */
const serverLayers = [
  {
    folders: ['main', 'start', 'worker', 'prepareDemo', 'app', 'background-work', 'demo', 'admin'],
    instead:
      'Composition is not imported: take what you need as a parameter, and let app.ts or background-work/ pass it in.',
  },
  {
    folders: [
      ...['account', 'amc', 'console', 'custom-fields', 'elevators', 'events', 'home'],
      ...['maintenance', 'metrics', 'people', 'preferences', 'reports', 'telemetry', 'tickets'],
    ],
    instead:
      'This layer is independent of domains: let the domain call it, or take a function that background-work/ or app.ts passes in.',
  },
  {
    folders: ['delivery', 'jobs', 'mail', 'push', 'web-push'],
    instead: 'http and the layers below send no messages: let the domain queue mail, pushes and jobs.',
  },
  {
    folders: ['http'],
    instead:
      'The database is independent of requests: throw its own error, which http/answerError maps to a status.',
  },
  {
    folders: ['database'],
    instead: 'This folder works without a database: take the value as a parameter.',
  },
  { folders: ['config', 'lifecycle', 'one-time-codes', 'tracing'], instead: '' },
];
/** @param {{ folders: string[], instead: string }} layer */
const upwardImport = ({ folders, instead }) => border(`(^|/)\\.\\./(${folders.join('|')})(/|$)`, instead);

/** The sets of files, general ones before specific ones: for each file the last matching set applies. @type {FileSet[]} */
export const boundaries = [
  {
    files: ['shared-api/src/contract/**'],
    borders: [
      ...outside,
      sharedUi,
      client,
      browserOnly,
      ky,
      query,
      antd,
      nivo,
      formik,
      webpackSide,
      database,
    ],
  },
  {
    files: ['shared-api/src/client/**', 'shared-api/src/testing/**'],
    borders: [...outside, sharedUi, antd, nivo, formik, webpackSide, database],
  },
  {
    files: ['shared-ui/src/**'],
    borders: [...outside, calls, ky, query, nivo, formik, webpackSide, database],
  },
  {
    files: ['shared-ui/src/charts/**'],
    borders: [...outside, calls, ky, query, formik, webpackSide, database],
  },
  {
    files: ['shared-ui/src/form/**'],
    borders: [...outside, calls, ky, query, nivo, webpackSide, database],
  },
  {
    files: ['shared-ui/src/screens/**'],
    borders: [...outside, domains, antd, ky, query, nivo, formik, webpackSide, database],
  },
  {
    files: ['mf-*/src/**'],
    borders: [
      ...outside,
      ...[antd, nivo, formik, ky, query, database],
      border(
        '^@smart-elevator/federation/(?!(remote|runStandalone)$)|^@module-federation/',
        'A remote may use only defineRemote (federation/remote) and runStandalone (federation/runStandalone) of federation.',
      ),
    ],
  },
  {
    files: ['shell/src/**'],
    borders: [
      remotes,
      server,
      intoSources,
      ...[antd, nivo, formik, ky, query, database],
      border(
        '^@module-federation/',
        'Only shell/src/remotes may import the Module Federation runtime: use the loader.',
      ),
    ],
  },
  {
    files: ['shell/src/remotes/**'],
    borders: [remotes, server, intoSources, antd, nivo, formik, ky, query, database],
  },
  {
    files: ['federation/src/**'],
    borders: [...outside, antd, nivo, formik, ky, query, database],
  },
  { files: ['server/src/**'], borders: [...serverOutside, database] },
  ...serverLayers.map(({ folders }, layer) => ({
    files: folders.map((folder) => `server/src/${folder}/**`),
    borders: folders.includes('database') ? serverOutside : [...serverOutside, database],
    above: serverLayers.slice(0, layer).map(upwardImport),
  })),
  { files: ['server/src/testing/**'], borders: serverOutside },
  {
    files: ['e2e/**'],
    borders: [
      remotes,
      shell,
      server,
      sharedUi,
      client,
      ky,
      query,
      antd,
      border(ours('federation'), 'A journey uses the console in the browser, as a dealer does.'),
    ],
  },
];

/**
 * The ESLint rules of one set of files: its tests may import test doubles and the layers above.
 *
 * @param {FileSet} set
 */
export function boundaryRules({ files, borders, above = [] }) {
  const sources = files.map((folder) => `${folder}/*.{ts,tsx}`);
  const tests = sources.flatMap((folder) => TESTS.map((test) => [folder, test]));
  return [
    { files: sources, rules: forbid([...borders, ...above, testing]) },
    { files: tests, rules: forbid(borders) },
  ];
}

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];

/**
 * @param {Border[]} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const forbid = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });
