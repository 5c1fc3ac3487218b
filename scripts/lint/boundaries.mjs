// @ts-check
/**
 * The import rules (ARCHITECTURE.md, 'Packages'). Each set of files has patterns of forbidden imports, with one
 * sentence that explains what to do instead.
 */

import { layers, oneWay } from './layers.mjs';

/**
 * @typedef {{ regex: string, message: string }} Border
 * @typedef {{ files: string[], borders: Border[], above?: Border[] }} FileSet
 */

/** @param {string} regex of imports @param {string} message @returns {Border} */
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
  '(^@smart-elevator/|(^|/)\\.\\./)shared-api/(?!(contract/(asciiDigits|calendar|codePointLength|csvText|isRecord|list|ordering|preferences/language)|client/(browserStorage|tabs))$)',
  'Only shared-ui/src/screens makes calls: take the value as a prop, or build the part there. Pure rules of the contract and the storage of the browser are allowed.',
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

/** @param {string} [folder] of shared-ui */
const ofLook = (folder) =>
  folder === 'screens'
    ? [...outside, domains, antd, ky, query, nivo, formik, webpackSide, database]
    : [
        ...[...outside, calls, ky, query, webpackSide, database],
        ...(folder === 'charts' ? [] : [nivo]),
        ...(folder === 'form' ? [] : [formik]),
      ];

const ofRemote = [
  ...outside,
  ...[antd, nivo, formik, ky, query, database],
  border(
    '^@smart-elevator/federation/(?!(remote|runStandalone)$)|^@module-federation/',
    'A remote may use only defineRemote (federation/remote) and runStandalone (federation/runStandalone) of federation.',
  ),
];

const runtime = border(
  '^@module-federation/',
  'Only shell/src/remotes may import the Module Federation runtime: use the loader.',
);
/** @param {string} [folder] of the shell */
const ofShell = (folder) => [
  ...[remotes, server, intoSources, antd, nivo, formik, ky, query, database],
  ...(folder === 'remotes' ? [] : [runtime]),
];

const ofFederation = [...outside, antd, nivo, formik, ky, query, database];

const serverOutside = [
  ...[remotes, shell, sharedUi, client, browserOnly],
  ...[ky, query, antd, nivo, formik, webpackSide, intoSources],
];

/** @param {string} [folder] of the server */
const ofServer = (folder) => (folder === 'database' ? serverOutside : [...serverOutside, database]);

/** @param {import('./layers.mjs').Layer} layer */
const upwardImport = ({ folders, instead = '' }) =>
  border(`(^|/)\\.\\./(${folders.join('|')})(/|$)`, instead);

/** @param {string} folder of a domain */
const againstTheWay = (folder) =>
  oneWay
    .filter(({ from }) => from === folder)
    .map(({ to }) =>
      border(
        `(^|/)(\\.\\.|shared-api/contract)/${to}/`,
        `${to} imports ${folder}, not the other way (scripts/lint/layers.mjs): move what both need down, or let ${to} pass it in.`,
      ),
    );

/**
 * The sets of files of a package whose folders have an order.
 *
 * @param {string} root
 * @param {(folder: string) => Border[]} bordersOf
 * @returns {FileSet[]}
 */
const layered = (root, bordersOf) =>
  (layers[root] ?? []).flatMap(({ folders }, layer, all) =>
    folders.map((folder) => ({
      files: [`${root}/${folder}/**`],
      borders: bordersOf(folder),
      above: [...all.slice(0, layer).map(upwardImport), ...againstTheWay(folder)],
    })),
  );

/** What a journey does not import. */
const outsideOfTheBrowser = [remotes, shell, server, sharedUi, client, ky, query, antd];

const ofContract = [
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
];

/** The sets of files, general ones before specific ones: for each file the last matching set applies. @type {FileSet[]} */
export const boundaries = [
  { files: ['shared-api/src/contract/**'], borders: ofContract },
  ...oneWay.map(({ from }) => ({
    files: [`shared-api/src/contract/${from}/**`],
    borders: ofContract,
    above: againstTheWay(from),
  })),
  {
    files: ['shared-api/src/client/**', 'shared-api/src/testing/**'],
    borders: [...outside, sharedUi, antd, nivo, formik, webpackSide, database],
  },
  { files: ['shared-ui/src/**'], borders: ofLook() },
  ...layered('shared-ui/src', ofLook),
  { files: ['mf-*/src/**'], borders: ofRemote },
  ...Object.keys(layers)
    .filter((root) => root.startsWith('mf-'))
    .flatMap((root) => layered(root, () => ofRemote)),
  { files: ['shell/src/**'], borders: ofShell() },
  ...layered('shell/src', ofShell),
  { files: ['federation/src/**'], borders: ofFederation },
  ...layered('federation/src', () => ofFederation),
  ...layered('federation/src/delivery', () => [
    ...ofFederation,
    ...(layers['federation/src'] ?? []).filter(({ folders }) => folders.includes('create')).map(upwardImport),
  ]),
  { files: ['server/src/**'], borders: ofServer() },
  ...layered('server/src', ofServer),
  { files: ['server/src/testing/**'], borders: serverOutside },
  {
    files: ['e2e/**'],
    borders: [
      ...outsideOfTheBrowser,
      border(ours('federation'), 'A journey uses the console in the browser, as a dealer does.'),
    ],
  },
  // The references of the bench are built as the console is.
  { files: ['e2e/bench/monolith/**', 'e2e/bench/sites/**'], borders: outsideOfTheBrowser },
];

/**
 * The rules of one set of files: its tests may import test doubles and the layers above.
 *
 * @param {FileSet} set
 */
export function boundaryRules({ files, borders, above = [] }) {
  const tests = files.flatMap((folder) =>
    IS_FOR_TESTS.test(folder)
      ? [`${folder}/*.{ts,tsx,mjs}`]
      : [`${folder}/*.test.{ts,tsx}`, `${folder}/testing/**/*.{ts,tsx,mjs}`],
  );
  return [
    {
      files: files.map((folder) => `${folder}/*.{ts,tsx,mjs}`),
      rules: forbid([...borders, ...above, testing]),
    },
    { files: tests, rules: forbid(borders) },
  ];
}

const IS_FOR_TESTS = /^e2e\/|\/testing\//;

/** @param {Border[]} borders @returns {import('oxlint').OxlintOverride['rules']} */
const forbid = (borders) => ({ 'local/boundaries': ['error', ...borders] });
