import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { screens } from '../console/screens';
import { startConsole, type RunningConsole } from '../console/startConsole';

/**
 * `npm run verify:lighthouse`: the public pages under Lighthouse. It weighs 185 MB and is fetched for this run only, so the
 * registry of packages must be reachable; Node 20 runs version 12.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PATHS = screens
  .filter(({ isPublic, path }) => isPublic && !path.includes('key='))
  .map(({ path }) => path);

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { score: number | null; title: string }>;
}

let running: RunningConsole;
test.beforeAll(async () => {
  running = await startConsole({ DEMO: '0', DATABASE_URL: '' });
});
test.afterAll(() => running.stop());

for (const path of PATHS) {
  test(`${path} scores 100 in accessibility, best practices and search`, () => {
    const file = test.info().outputPath('report.json');
    mkdirSync(dirname(file), { recursive: true });
    execFileSync(
      'npx',
      [
        ...[
          '--yes',
          LIGHTHOUSE,
          `${running.url}${path}`,
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
        ],
        '--only-categories=accessibility,best-practices,seo',
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      {
        env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? chromium.executablePath() },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const scores = Object.entries(categories).map(([name, { score }]) => `${name} ${score * 100}`);
    console.log(`${path}: ${scores.join(', ')}`);
    const failed = Object.values(audits).filter(({ score }) => score !== null && score < 1);
    expect(failed.map(({ title }) => title)).toEqual([]);
    expect(scores).toEqual(Object.keys(categories).map((name) => `${name} 100`));
  });
}
