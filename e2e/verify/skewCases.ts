import path from 'node:path';
import { expect } from '@playwright/test';
import type { DeliveryFixture } from './DeliveryFixture';
import { addressCases } from './addressCases';
import { described, opens, shell, type SkewCase } from './SkewCase';
import { editJson, skewedBuild, versionsOf } from './skewedBuild';

interface Manifest {
  expects: Record<string, string>;
  provides: Record<string, string>;
}

const [look, client] = [versionsOf('shared-ui'), versionsOf('shared-api')];
const CLIENT = '@smart-elevator/shared-api/client/';

const ofClient = (modules: Record<string, string>, version: string) =>
  Object.fromEntries(
    Object.entries(modules).map(([name, former]) => [name, name.startsWith(CLIENT) ? version : former]),
  );

/** A remote that was built with another client. */
const expecting = (fixture: DeliveryFixture, version: string) =>
  editJson<Manifest>(
    fixture.variant('mf-settings', version, (entry) => `${entry}\n// ${version}`),
    'dist/build-manifest.json',
    (manifest) => ({ ...manifest, expects: ofClient(manifest.expects, `^${version}`) }),
  );

const renamed = (text: string) => text.replace("'Smart Elevator Maintenance'", "'Smart Elevator Next'");

/** With a newer look, client and contract; built once. */
let newerShell: Promise<string> | undefined;
const shellOfNextMinor = () =>
  (newerShell ??= skewedBuild({
    name: 'shell',
    versions: { 'shared-ui': look.minor, 'shared-api': client.minor },
    brings: { 'shared-ui': 'page/Page Page', 'shared-api': 'client/call isNewCall' },
    edits: {
      'shared-ui/src/productName.ts': renamed,
      'shared-api/src/client/call.ts': (text) => `${text}\nexport const isNewCall = () => true;\n`,
    },
  }));

/** Each of four things, newer in the remote or in the shell, by a minor or a major version. */
export const skewCases: Readonly<Record<string, SkewCase>> = {
  'look: the remote is a minor version newer': {
    candidate: () =>
      skewedBuild({
        name: 'mf-settings',
        versions: { 'shared-ui': look.minor },
        brings: { 'shared-ui': 'page/Page Page' },
        edits: {
          'shared-ui/src/page/Page.tsx': (text) =>
            text
              .replace('{ title, breadcrumb,', '{ title, note, breadcrumb,')
              .replace('  title: string;', '  title: string;\n  note?: string;')
              .replace('{children}\n    </div>', '{note}{children}\n    </div>'),
          'mf-settings/src/SettingsPage.tsx': (text) =>
            text.replace('<Page title={messages.title}', '<Page note="A new part" title={messages.title}'),
        },
      }),
    ends: async (page) => {
      await opens(page, '/import', 'Settings');
      await expect(page.getByText('A new part')).toBeVisible();
    },
  },
  'look: the remote is a minor version newer, and it needs a newer client': {
    candidate: () =>
      skewedBuild({
        name: 'mf-settings',
        versions: { 'shared-ui': look.minor, 'shared-api': client.minor },
        brings: { 'shared-ui': 'page/Page Page', 'shared-api': 'client/fetchAllRows isNewCall' },
        edits: {
          'shared-api/src/client/fetchAllRows.ts': (text) =>
            `${text}\nexport const isNewCall = () => true;\n`,
          'shared-ui/src/page/Page.tsx': (text) =>
            `import { isNewCall } from '@smart-elevator/shared-api/client/fetchAllRows';\n${text}\nisNewCall();\n`,
        },
      }),
    ends: new RegExp(
      `The copy of shared-ui of mf-settings uses ${CLIENT}\\w+ \\^${client.minor} of the shell, which has ${client.now}`,
    ),
  },
  'look: the remote is a major version newer': {
    candidate: () =>
      skewedBuild({
        name: 'mf-settings',
        versions: { 'shared-ui': look.major },
        edits: {
          'shared-ui/src/productName.ts': renamed,
        },
      }),
    ends: async (page) => {
      await opens(page, '/import', 'Settings');
      await expect(page).toHaveTitle(/Smart Elevator Next$/);
      await page.getByRole('link', { name: 'Technicians' }).click();
      await expect(page).toHaveTitle(/Smart Elevator Maintenance$/);
    },
  },
  'look: the shell is a minor version newer': {
    candidate: shellOfNextMinor,
    ends: async (page) => {
      await opens(page, '/elevators', 'Elevators');
      await expect(page).toHaveTitle(/Smart Elevator Next$/);
    },
  },
  'look: the shell is a major version newer': {
    candidate: () =>
      skewedBuild({
        name: 'shell',
        versions: { 'shared-ui': look.major },
        edits: {
          // A renamed property: a remote that used this shared-ui would have no button.
          'shared-ui/src/screens/ListScreen.tsx': (text) =>
            text.replace(/\baction\b/g, 'mainAction').replace('      mainAction={', '      action={'),
        },
      }),
    ends: async (page) => {
      await opens(page, '/customers', 'Customers');
      await expect(page.getByRole('main').getByRole('link', { name: /^Add/ })).toBeVisible();
    },
  },
  'client: the remote is a minor version newer': {
    candidate: (fixture) => expecting(fixture, client.minor),
    ends: new RegExp(
      `mf-settings uses ${CLIENT}\\w+ \\^${client.minor} of the shell, which has ${client.now}`,
    ),
  },
  'client: the remote is a major version newer': {
    candidate: (fixture) => expecting(fixture, client.major),
    ends: new RegExp(
      `mf-settings uses ${CLIENT}\\w+ \\^${client.major} of the shell, which has ${client.now}`,
    ),
  },
  'client: the shell is a minor version newer': {
    candidate: shellOfNextMinor,
    ends: (page) => opens(page, '/import', 'Settings'),
  },
  'client: the shell is a major version newer': {
    candidate: (fixture) =>
      editJson<Manifest>(shell(fixture, 'client'), 'dist/build-manifest.json', (manifest) => ({
        ...manifest,
        provides: ofClient(manifest.provides, client.major),
      })),
    ends: new RegExp(`mf-people uses ${CLIENT}\\w+ \\S+ of the shell, which has ${client.major}`),
  },
  'contract: the remote is a minor version newer': {
    candidate: (fixture) =>
      described(fixture, 'mf-settings', 'minor', (record) => ({ ...record, contract: `^${client.minor}` })),
    ends: new RegExp(`mf-settings \\S+ needs the contract \\^${client.minor}; the shell has ${client.now}`),
  },
  'contract: the remote is a major version newer': {
    candidate: (fixture) =>
      described(fixture, 'mf-settings', 'major', (record) => ({ ...record, contract: `^${client.major}` })),
    ends: new RegExp(`mf-settings \\S+ needs the contract \\^${client.major}; the shell has ${client.now}`),
  },
  'contract: the shell is a minor version newer': {
    candidate: shellOfNextMinor,
    ends: (page) => opens(page, '/all_tech_issues', 'All Issues'),
  },
  'contract: the shell is a major version newer': {
    candidate: (fixture) => {
      const dir = shell(fixture, 'contract');
      editJson<{ version: string }>(path.dirname(dir), 'shared-api/package.json', (described) => ({
        ...described,
        version: client.major,
      }));
      return dir;
    },
    ends: new RegExp(`mf-tickets \\S+ needs the contract \\S+; the shell has ${client.major}`),
  },
  ...addressCases,
};
