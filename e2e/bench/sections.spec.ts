import { expect, test, type CDPSession } from '@playwright/test';
import { recordFigure } from './figures';
import { median } from './median';
import { BenchBrowser } from './pages/BenchBrowser';
import { waitForPrefetch, goTo } from './pages/goTo';
import { home, sections } from './pages/pageList';
import { MACHINE, PHONE } from './pages/profiles';
import { costOf } from './pages/watchPage';
import { rounded } from './rounded';
import { ROUNDS } from './rounds';
import { servedSite, type ServedSite } from './sites/servedSite';

/** Navigations for the warm-up, and those between which the memory is compared. */
const [WARM, MEASURED] = [10, 50];

let site: ServedSite;
test.beforeAll(async () => {
  site = await servedSite();
});
test.afterAll(() => site.stop());

for (const profile of [MACHINE, PHONE]) {
  test(`from section to section, ${profile.name || 'this machine'}`, async ({ browser }) => {
    const consoles = new BenchBrowser(browser, site);
    const times = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await consoles.tab(profile, home.ready);
      await page.goto(home.path);
      await costOf(page);
      await waitForPrefetch(page);
      for (const time of ['first time', 'again']) {
        for (const section of sections) {
          const name = [`to ${section.name} · ${time}`, profile.name].filter(Boolean).join(', ');
          times.set(name, [...(times.get(name) ?? []), await goTo(page, section)]);
        }
        // The second round starts here without a measurement: Home was the first page.
        await goTo(page, home);
      }
      await page.context().close();
    }
    for (const [name, of] of times) recordFigure(name, rounded(median(of)), 'ms');
    expect(times.size).toBe(2 * sections.length);
  });
}

test('memory that stays after each navigation', async ({ browser }) => {
  const page = await new BenchBrowser(browser, site).tab(MACHINE, home.ready);
  await page.goto(home.path);
  await costOf(page);
  const session = await page.context().newCDPSession(page);
  const around = [...sections, home];
  const navigateRepeatedly = async (times: number) => {
    for (let at = 0; at < times; at += 1) await goTo(page, around[at % around.length] ?? home);
  };
  await navigateRepeatedly(WARM - (WARM % around.length) + around.length);
  const rounds = Math.ceil(MEASURED / around.length) * around.length;
  let before = await heapOf(session);
  // Code is compiled on its first runs, and later optimised; the page keeps its own caches.
  for (const which of ['', 'the next ']) {
    await navigateRepeatedly(rounds);
    const now = await heapOf(session);
    recordFigure(
      `${which}${rounds} navigations · memory that each leaves`,
      rounded((now - before) / rounds / 1024, 1),
      'KB',
    );
    before = now;
  }
  await page.context().close();
});

/** Bytes of the page's reachable objects. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
