// @ts-check
/**
 * The order of the folders of each package, from top to bottom: a folder imports the folders of its own layer and of those
 * below it. The names of files beside the folders are those that a folder must not import. A package that is not here has
 * no folders but its translations and test doubles.
 *
 * @typedef {object} Layer
 * @property {string[]} folders
 * @property {string} [instead] what a folder below does instead of importing one of these
 */

/**
 * Domains of which the first does not import the second, in the contract and in the server: a ticket is one of an elevator.
 */
export const oneWay = [{ from: 'elevators', to: 'tickets' }];

const LOWER =
  'A folder imports only folders of its own layer or below (scripts/lint/layers.mjs): move what both need down, or take it as a parameter or a prop.';

/** @param {string[]} rows of folders @returns {Layer[]} */
const rows = (...rows) => rows.map((row) => ({ folders: row.split(' '), instead: LOWER }));

/** @type {Readonly<Record<string, readonly Layer[]>>} */
export const layers = {
  'server/src': [
    {
      folders: ['main', 'start', 'worker', 'prepareDemo', 'app', 'background-work', 'demo', 'admin'],
      instead:
        'Composition is not imported: take what you need as a parameter, and let app.ts or background-work/ pass it in.',
    },
    {
      folders: [
        ...[
          'account',
          'alarms',
          'amc',
          'console',
          'custom-fields',
          'devices',
          'elevators',
          'events',
          'files',
          'home',
        ],
        ...['maintenance', 'metrics', 'people', 'preferences', 'reports', 'telemetry', 'tickets', 'visits'],
      ],
      instead:
        'This layer is independent of domains: let the domain call it, or take a function that background-work/ or app.ts passes in.',
    },
    {
      folders: ['ticket-counts', 'visit-changes'],
      instead: 'This layer is independent of domains: take the count as a parameter.',
    },
    {
      folders: ['jobs', 'mail', 'outbox', 'push', 'text-messages', 'web-push'],
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
    { folders: ['config', 'lifecycle', 'one-time-codes', 'tracing'] },
  ],
  'shared-api/src': rows('client', 'contract', 'language'),
  'shared-ui/src': rows(
    'screens',
    'sign-in',
    'form list',
    'charts draft export filter keyboard navigation',
    'dialog feedback sortable table upload',
    'button cards page',
    'format theme',
    'field search state tag',
    'icon language qr-code',
  ),
  'shell/src': rows(
    'index bootstrap routes Console Login',
    'home palette phone',
    'alarms',
    'account-pages remotes',
    'password-reset public-pages',
    'language',
  ),
  'federation/src': rows(
    'webpack serve standaloneBootstrap runStandalone hostRuntime',
    'create',
    'build delivery',
    'artifacts',
  ),
  'federation/src/delivery': rows(
    'commands',
    'other-build',
    'pipeline',
    'gate',
    'guard',
    'live-check',
    'registry',
    'store',
  ),
  'mf-tickets/src': rows(
    'index bootstrap remote',
    'desk search',
    'call page reports',
    'forms home',
    'lists ticket',
    'change',
    'language',
  ),
  'mf-elevators/src': rows(
    'index bootstrap remote',
    'desk home',
    'buildings maintenance page',
    'completion',
    'calendar customer dashboard form renewals reports',
    'amc elevators safety',
    'money',
    'language',
  ),
  'mf-people/src': rows(
    'index bootstrap remote TechniciansPage',
    'customers technician',
    'person',
    'active add edit',
    'handover upload',
    'language',
  ),
  'mf-customfields/src': rows('index bootstrap remote', 'builder list', 'language'),
  'mf-settings/src': rows(
    'index bootstrap remote SettingsPage',
    'activity bin checklists emergencies password profile working-days',
    'second-factor sessions',
    'settings',
    'language',
  ),
  'mf-visits/src': rows('index bootstrap remote', 'board in-time page spread', 'form list', 'language'),
  'mf-technician/src': rows(
    'index bootstrap remote',
    'lifts profile ticket visit visits my-work',
    'parts',
    'unsent',
    'outbox',
    'pack',
    'storage',
    'language',
  ),
};
