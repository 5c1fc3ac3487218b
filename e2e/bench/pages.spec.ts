import { expect, test } from '@playwright/test';
import { recordFigure } from './figures';
import { BenchBrowser, type Visits } from './pages/BenchBrowser';
import { recordVisits } from './pages/recordVisits';
import {
  baselinePages,
  forms,
  home,
  landing,
  lists,
  myWork,
  signIn,
  type MeasuredPage,
} from './pages/pageList';
import { MACHINE, PHONE } from './pages/profiles';
import { costOf } from './pages/watchPage';
import { builtSite } from './sites/builtSite';
import { ROUNDS } from './rounds';
import { servedSite, type ServedSite } from './sites/servedSite';

/** The delay of each request, in milliseconds: round trips are counted by the time they take. */
const ROUND_TRIP = 1_000;

let sites: ServedSite[] = [];
test.beforeAll(async () => {
  sites = [await servedSite(), await servedSite(await builtSite('baseline'))];
});
test.afterAll(async () => {
  for (const site of sites) await site.stop();
});

const browsersOf = (browser: ConstructorParameters<typeof BenchBrowser>[0]) => {
  const [console, baseline] = sites.map((site) => new BenchBrowser(browser, site));
  if (!console || !baseline) throw new Error('There is no site.');
  return { console, baseline };
};

const PAGES: readonly MeasuredPage[] = [landing, signIn, home, myWork, ...lists, ...forms];
for (const profile of [MACHINE, PHONE]) {
  test(`what a visit of each page costs, ${profile.name || 'this machine'}`, async ({ browser }) => {
    // Eighteen pages and the baseline's, twice a round: five rounds take ten minutes on the phone.
    test.setTimeout(1_800_000);
    const { console, baseline } = browsersOf(browser);
    const measured = [
      ...[baselinePages['sign-in'], baselinePages.list, baselinePages.words].map((page) => ({
        page,
        by: baseline,
      })),
      ...PAGES.map((page) => ({ page, by: console })),
    ];
    const costs = new Map(measured.map(({ page }) => [page, { first: [], again: [] } satisfies Visits]));
    // In rounds, so that other load on the machine affects all pages alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { page, by } of measured) {
        const visits = costs.get(page);
        if (visits) await by.visit(profile, page, visits);
      }
    }
    const besides = (page: MeasuredPage) =>
      page === landing ? baselinePages.words : page.baseline && baselinePages[page.baseline];
    for (const { page } of measured) {
      const beside = besides(page);
      const visits = costs.get(page);
      if (visits) recordVisits(page.name, profile, visits, beside && costs.get(beside));
    }
    expect(costs.size).toBe(measured.length);
  });
}

test('round trips until a deep link into each remote is usable', async ({ browser }) => {
  const { console, baseline } = browsersOf(browser);
  const trips = async (by: BenchBrowser, { path, ready }: MeasuredPage): Promise<number> => {
    const page = await by.tab({ slower: 1, line: { latency: ROUND_TRIP } }, ready);
    await page.goto(path, { waitUntil: 'commit' });
    const { usable } = await costOf(page);
    await page.context().close();
    return Math.floor(usable / ROUND_TRIP);
  };
  const least = await trips(baseline, baselinePages.list);
  recordFigure("the baseline's list · round trips", least, 'trips');
  const oneOfEach = ['all tickets', 'technicians', 'elevators', 'custom fields', 'settings'];
  for (const page of [home, ...lists, ...forms].filter(({ name }) => ['Home', ...oneOfEach].includes(name)))
    recordFigure(
      `${page.name} · more round trips than the baseline`,
      (await trips(console, page)) - least,
      'trips',
    );
});
