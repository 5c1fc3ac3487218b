import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { DeliveryFixture } from './DeliveryFixture';
import { editJson, skewedBuild, versionsOf } from './skewedBuild';

/** A remote and a shell that were built at different times. */
interface SkewCase {
  /** The folder of the built package that is deployed. */
  candidate: (fixture: DeliveryFixture) => Promise<string> | string;
  /** The refusal, or a further check of the working page. */
  ends: RegExp | ((page: Page) => Promise<void>);
}

/** The parts of the files of a built package that a case changes. */
interface Described {
  contract: string;
  paths: string[];
  links?: object;
  within?: object;
}
interface Manifest {
  expects: Record<string, string>;
  provides: Record<string, string>;
}

const [look, client] = [versionsOf('shared-ui'), versionsOf('shared-api')];
const CLIENT = '@smart-elevator/shared-api/client/';

/** A built remote with another manifest. */
const described = (
  fixture: DeliveryFixture,
  name: string,
  mark: string,
  change: (record: Described) => Described,
) =>
  editJson(
    fixture.variant(name, mark, (entry) => `${entry}\n// ${mark}`),
    'remote.json',
    change,
  );

const ofClient = (modules: Record<string, string>, version: string) =>
  Object.fromEntries(
    Object.entries(modules).map(([name, former]) => [name, name.startsWith(CLIENT) ? version : former]),
  );

/** A remote that was built with another client. */
const expecting = (fixture: DeliveryFixture, version: string) =>
  editJson<Manifest>(
    fixture.variant('mf-settings', version, (entry) => `${entry}\n// ${version}`),
    'dist/brought.json',
    (manifest) => ({ ...manifest, expects: ofClient(manifest.expects, `^${version}`) }),
  );

const shell = (fixture: DeliveryFixture, mark: string) =>
  fixture.shellVariant(mark, (script) => `${script}\n// ${mark}`);

const renamed = (text: string) => text.replace("'Smart Elevator Maintenance'", "'Smart Elevator Next'");

/** With a newer look, client and contract; built once. */
let newerShell: Promise<string> | undefined;
const shellOfNextMinor = () =>
  (newerShell ??= skewedBuild({
    name: 'shell',
    versions: { 'shared-ui': look.minor, 'shared-api': client.minor },
    brings: { 'shared-ui': 'page/Page Page', 'shared-api': 'client/call isNewCall' },
    edits: {
      'shared-ui/src/page/Page.tsx': renamed,
      'shared-api/src/client/call.ts': (text) => `${text}\nexport const isNewCall = () => true;\n`,
    },
  }));

const opens = async (page: Page, address: string, name: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 });
};

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
  'look: the remote is a major version newer': {
    candidate: () =>
      skewedBuild({
        name: 'mf-settings',
        versions: { 'shared-ui': look.major },
        edits: {
          'shared-ui/src/page/Page.tsx': renamed,
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
      editJson<Manifest>(shell(fixture, 'client'), 'dist/brought.json', (manifest) => ({
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
  'addresses: the remote is a minor version newer': {
    candidate: () =>
      skewedBuild({
        name: 'mf-settings',
        versions: {},
        edits: {
          'mf-settings/remote.json': (text) => text.replace('"/activity"]', '"/activity", "/fresh"]'),
          'mf-settings/src/remote.tsx': (text) =>
            text.replace(
              'routes: [',
              "routes: [{ path: '/fresh', Component: () => <h1>A fresh screen</h1> },",
            ),
        },
      }),
    ends: (page) => opens(page, '/fresh', 'A fresh screen'),
  },
  'addresses: the remote is a major version newer': {
    // It removes the pages that others link to.
    candidate: (fixture) =>
      described(fixture, 'mf-tickets', 'withdrawn', ({ links: _links, within: _sections, ...record }) => ({
        ...record,
        paths: record.paths.filter((one) => one !== '/tech_issues'),
      })),
    ends: async (page) => {
      await opens(page, '/technicians', 'Technicians');
      await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
      await expect(page.locator('a[href^="/tech_issues"]')).toHaveCount(0);
      await opens(page, '/tech_issues', 'Page not found');
    },
  },
  'addresses: the shell is a minor version newer': {
    // The remotes were deployed before links had names; this shell resolves links by name.
    candidate: (fixture) => {
      fixture.changeRegistry((registry) => ({
        ...registry,
        remotes: registry.remotes.map(({ links: _none, within: _neither, ...remote }) => remote),
      }));
      return shell(fixture, 'by name');
    },
    ends: async (page) => {
      await opens(page, '/amc_count', 'Home');
      await expect(page.getByText('Needs you today')).toBeVisible();
      await opens(page, '/all_open_tickets', 'All Open tickets');
    },
  },
  'addresses: the shell is a major version newer': {
    candidate: (fixture) => {
      fixture.changeRegistry((registry) => ({
        ...registry,
        remotes: registry.remotes.map((remote) =>
          remote.name === 'mf-settings' ? { ...remote, paths: [...remote.paths, '/contact'] } : remote,
        ),
      }));
      return shell(fixture, 'contact');
    },
    ends: /mf-settings claims \/contact, which belongs to the shell/,
  },
};
