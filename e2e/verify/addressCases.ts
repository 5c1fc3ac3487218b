import { expect } from '@playwright/test';
import { described, opens, shell, type SkewCase } from './SkewCase';
import { skewedBuild } from './skewedBuild';

/** Newer addresses in the remote or in the shell. */
export const addressCases: Readonly<Record<string, SkewCase>> = {
  'addresses: the remote is a minor version newer': {
    candidate: () =>
      skewedBuild({
        name: 'mf-settings',
        versions: {},
        edits: {
          'mf-settings/remote.json': (text) =>
            text.replace('"screens"', '"withoutScreen": ["/fresh"], "screens"'),
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
