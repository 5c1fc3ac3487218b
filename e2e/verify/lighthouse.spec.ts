import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, expect, request, test } from '@playwright/test';
import { browserDay } from '../console/browserDay';
import { elevatorFixture } from '../console/elevatorFixture';
import { registerDealer } from '../console/people';
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

/** The screen of a link to a report. Without such a link its page answers 404, which Lighthouse does not load. */
const isLink = (path: string) => path.startsWith('/shared_report/');

let running: RunningConsole;
let link: string;
test.beforeAll(async () => {
  running = await startConsole({ DEMO: '0', DATABASE_URL: '' });
  link = await linkToReport();
});
test.afterAll(() => running.stop());

/** The address of a report of a new dealer. */
async function linkToReport(): Promise<string> {
  const api = await request.newContext({ baseURL: running.url });
  try {
    const { elevator, headers } = await elevatorFixture(api, await registerDealer(api));
    const today = browserDay();
    const days = { from: today, to: today, as: 'link', days: 7, language: 'en', recipients: [] };
    const sent = await api.post('/api/shared-reports/', {
      headers,
      data: { elevator: elevator.elevator_id, ...days },
    });
    expect(sent.status(), await sent.text()).toBe(201);
    return new URL((await sent.json()).link).pathname;
  } finally {
    await api.dispose();
  }
}

for (const path of PATHS) {
  // Links to reports are not for search engines.
  const categories = ['accessibility', 'best-practices', ...(isLink(path) ? [] : ['seo'])];
  test(`${path} scores 100 in ${categories.join(', ')}`, () => {
    const file = test.info().outputPath('report.json');
    mkdirSync(dirname(file), { recursive: true });
    execFileSync(
      'npx',
      [
        ...[
          '--yes',
          LIGHTHOUSE,
          `${running.url}${isLink(path) ? link : path}`,
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
        ],
        `--only-categories=${categories.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      {
        env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? chromium.executablePath() },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const { categories: scored, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const scores = Object.entries(scored).map(([name, { score }]) => `${name} ${score * 100}`);
    console.log(`${path}: ${scores.join(', ')}`);
    const failed = Object.values(audits).filter(({ score }) => score !== null && score < 1);
    expect(failed.map(({ title }) => title)).toEqual([]);
    expect(scores).toEqual(categories.map((name) => `${name} 100`));
  });
}
