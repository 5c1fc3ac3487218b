import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { npmProgram } from '../console/npmProgram';
import { developRemote } from '../console/developRemote';
import { DEMO } from '../console/people';
import { ROOT } from '../console/startConsole';
import { signIn } from '../console/signIn';
import { CHROMIUM_FLAGS } from '../playwright.config';
import { NavigatingDealer } from './NavigatingDealer';
import { DeliveryFixture, runProgram } from './DeliveryFixture';

/**
 * `npm run verify:repository`: a remote in an empty folder outside of the project is made, installed from the packed
 * shared packages, checked, run alone, deployed to a console that runs elsewhere, and used there.
 */
let fixture: DeliveryFixture;
let folder: string;
test.beforeAll(async () => {
  fixture = await DeliveryFixture.start();
  folder = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), 'own-repository-'))), 'inventory');
});
test.afterAll(async () => {
  await fixture.stop();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

const NPM = npmProgram();
const inFolder = async (...words: string[]) => {
  const { ok, output } = await runProgram([NPM, ...words], fixture.environment, folder);
  if (!ok) throw new Error(`npm ${words.join(' ')} failed:\n${output.split('\n').slice(-25).join('\n')}`);
  return output;
};

test('a remote outside of the project is created, checked, run alone, deployed, used and rolled back', async () => {
  const words = ['create', 'mf-inventory', 'Spare parts', 'कलपुर्जे', '--out', folder];
  const made = await runProgram(['scripts/deliver.mjs', ...words]);
  expect(made.ok, made.output).toBe(true);
  await inFolder('install', '--no-audit', '--no-fund');
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  // It contains no link into the project.
  expect(lock.packages['node_modules/@smart-elevator/shared-ui'].resolved).toMatch(
    /^file:packages\/.*\.tgz$/,
  );
  expect(JSON.stringify(lock)).not.toContain(ROOT);

  const alone = await developRemote(
    ['node_modules/@smart-elevator/federation/bin/federation.mjs', 'serve', 'mf-inventory'],
    { API_URL: fixture.url },
    folder,
  );
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${alone.url}/inventory`, { timeout: 180_000 });
    await signIn(page, DEMO);
    await expect(page.getByRole('heading', { level: 1, name: 'Spare parts' })).toBeVisible();
  } finally {
    await browser.close();
    await alone.stop();
  }

  const deployed = await inFolder('run', 'deploy');
  for (const step of ['1 passed', 'The gate passed.', 'Every file is served', 'mf-inventory'])
    expect(deployed).toContain(step);
  expect(await inFolder('run', 'remotes')).toMatch(
    /mf-inventory +0\.1\.0-\w+ .*types, build, tests, compatibility, budgets, .*smoke, pictures/,
  );

  const dealer = await NavigatingDealer.start(fixture.url);
  const bar = dealer.page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Spare parts' }).click();
  await expect(dealer.page.getByRole('heading', { level: 1, name: 'Spare parts' })).toBeVisible();
  await expect(dealer.page.getByText('Nothing here yet')).toBeVisible();
  expect(dealer.consoleErrors).toEqual([]);
  await dealer.close();

  const first = await fixture.versionOf('mf-inventory');
  const description = path.join(folder, 'remote.json');
  const text = readFileSync(description, 'utf8');
  writeFileSync(description, text.replaceAll('कलपुर्जे', 'नए कलपुर्जे'));
  await inFolder('run', 'deploy');
  expect(await fixture.versionOf('mf-inventory')).not.toBe(first);
  expect(await inFolder('run', 'rollback')).toContain(`mf-inventory is at ${first}.`);
  expect(await fixture.versionOf('mf-inventory')).toBe(first);
  expect(await inFolder('run', 'remotes')).toMatch(/mf-inventory .* rolled back by /);
});
