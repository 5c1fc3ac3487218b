import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { localRemote } from '../console/localRemote';
import { DEMO } from '../console/people';
import { signIn } from '../console/signIn';
import { ROOT, startConsole } from '../console/startConsole';
import journeys from '../playwright.config';

/** `npm run verify:remotes`: a remote that was built with another shared-ui than the shell costs bytes, not correctness. */
test.use({ ...journeys.use, trace: 'off' });

const REMOTE = 'mf-settings';
const LOOK = '@smart-elevator/shared-ui';
const PRODUCT = 'Smart Elevator Maintenance';

/** A workspace like ours whose shared-ui has another version and names the product differently. */
function workspaceWith(version: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'skew-'));
  const notBuilt = { recursive: true, filter: (file: string) => !/[\\/](dist|node_modules)$/.test(file) };
  for (const folder of [REMOTE, 'shared-ui'])
    cpSync(path.join(ROOT, folder), path.join(root, folder), notBuilt);
  for (const file of ['tsconfig.base.json', 'package.json'])
    cpSync(path.join(ROOT, file), path.join(root, file));
  linkModules(root);

  const described = path.join(root, 'shared-ui/package.json');
  writeFileSync(described, JSON.stringify({ ...JSON.parse(readFileSync(described, 'utf8')), version }));
  const page = path.join(root, 'shared-ui/src/page/Page.tsx');
  const source = readFileSync(page, 'utf8');
  expect(source).toContain(`'${PRODUCT}'`);
  writeFileSync(page, source.replace(`'${PRODUCT}'`, `'${PRODUCT} ${version}'`));
  return root;
}

/** Every installed package, but shared-ui as it is there. */
function linkModules(root: string): void {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(root, 'node_modules')];
  mkdirSync(path.join(to, '@smart-elevator'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@smart-elevator') symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, '@smart-elevator'))) {
    const target = `@smart-elevator/${name}`;
    const place = target === LOOK ? path.join(root, 'shared-ui') : path.join(from, target);
    symlinkSync(place, path.join(to, target));
  }
}

for (const [what, version] of [
  ['newer', '0.9.0'],
  ['older', '0.0.9'],
] as const) {
  test(`a remote built with a ${what} shared-ui brings its own, and all works`, async ({ page }) => {
    const root = workspaceWith(version);
    execFileSync(
      process.execPath,
      [path.join(ROOT, 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production'],
      { cwd: path.join(root, REMOTE), env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
    );
    const local = await localRemote(path.join(root, REMOTE, 'dist'));
    const running = await startConsole({ DATABASE_URL: '', REMOTE_OVERRIDE: 'allow' });
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    try {
      await page.goto(`${running.url}/import?remote=${REMOTE}=${local.entry}`);
      await signIn(page, DEMO);
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`${PRODUCT} ${version}`));
      await page.getByRole('link', { name: 'Technicians' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Technicians' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`${PRODUCT}$`));
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page).toHaveTitle(new RegExp(`${PRODUCT} ${version}`));
      expect(thrown).toEqual([]);
    } finally {
      await running.stop();
      await local.stop();
      rmSync(root, { recursive: true });
    }
  });
}
