import { expect, request, test, type Browser, type Page } from '@playwright/test';
import { DEMO, sessionOf } from '../console/people';
import { FAULTS, injectFault, retry, type Fault } from '../console/remoteFaults';
import { otherSection, sections, type Section } from '../console/sections';
import { startConsole, type RunningConsole } from '../console/startConsole';
import journeys from '../playwright.config';

/**
 * `npm run verify:remotes`: each remote with each fault, opened by its own address and by the navigation. The shell and
 * the other remotes work, and Retry recovers when the fault is removed.
 */
const WAYS = ['its own address', 'the navigation'] as const;
type Way = (typeof WAYS)[number];

/** The number of concurrently open pages. */
const AT_ONCE = Number(process.env['VERIFY_PAGES'] ?? 5);
/** The loader reports a missing response within 18 s. */
const TOLD_WITHIN = 25_000;

test.use({ ...journeys.use, trace: 'off' });

let running: RunningConsole;
let localStorage: { name: string; value: string }[];

test.beforeAll(async () => {
  running = await startConsole({ DATABASE_URL: '' });
  const api = await request.newContext({ baseURL: running.url });
  localStorage = Object.entries(await sessionOf(api, DEMO)).map(([name, value]) => ({ name, value }));
  await api.dispose();
});
test.afterAll(() => running.stop());

for (const fault of FAULTS) {
  test(`${fault}: the shell and the others work, Retry recovers`, async ({ browser }) => {
    const cells = sections.flatMap((section) => WAYS.map((way) => ({ section, way })));
    const failures: string[] = [];
    const start = performance.now();
    const work = async () => {
      for (let cell = cells.shift(); cell; cell = cells.shift()) {
        const { section, way } = cell;
        await onPage(browser, (page) => survives(page, section, fault, way)).catch((error: unknown) =>
          failures.push(`${section.remote}, ${way}: ${String(error)}`),
        );
      }
    };
    const all = cells.length;
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${fault}: ${all - failures.length} of ${all} cells passed, ${seconds} s`);
    expect(failures).toEqual([]);
  });
}

async function onPage(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    baseURL: running.url,
    storageState: { cookies: [], origins: [{ origin: running.url, localStorage }] },
  });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function survives(page: Page, section: Section, fault: Fault, way: Way): Promise<void> {
  const other = otherSection(section);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const link = ({ label }: Section) => navigation.getByRole('link', { name: label, exact: true });
  const heading = ({ title }: Section) => page.getByRole('heading', { level: 1, name: title });
  const card = page.getByRole('alert').filter({ hasText: 'not available right now' });

  const restore = await injectFault(page, section.remote, fault);
  // Do not wait for the load event: the prefetched files do not respond either.
  await page.goto(way === 'the navigation' ? other.path : section.path, { waitUntil: 'commit' });
  if (way === 'the navigation') {
    await expect(heading(other)).toBeVisible({ timeout: TOLD_WITHIN });
    await link(section).click();
  }
  await expect(card).toBeVisible({ timeout: TOLD_WITHIN });
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

  await link(other).click();
  await expect(heading(other)).toBeVisible({ timeout: TOLD_WITHIN });
  await expect(card).toHaveCount(0);

  await link(section).click();
  await expect(card).toBeVisible({ timeout: TOLD_WITHIN });
  await restore();
  await retry(page);
  await expect(heading(section)).toBeVisible({ timeout: TOLD_WITHIN });
  await expect(card).toHaveCount(0);
}
