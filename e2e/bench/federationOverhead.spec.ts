import { expect, test } from '@playwright/test';
import { recordFigure } from './figures';
import { median } from './median';
import { BenchBrowser } from './pages/BenchBrowser';
import { goTo } from './pages/goTo';
import { home, sections } from './pages/pageList';
import { MACHINE, PHONE, type Profile } from './pages/profiles';
import { costOf, type Visit } from './pages/watchPage';
import { rounded } from './rounded';
import { ROUNDS } from './rounds';
import { builtSite } from './sites/builtSite';
import { servedSite, type ServedSite } from './sites/servedSite';

/** The console with separately deployed remotes, and the same sources as one build. */
let sites: ServedSite[] = [];
test.beforeAll(async () => {
  sites = [await servedSite(), await servedSite(await builtSite('monolith'))];
});
test.afterAll(async () => {
  for (const site of sites) await site.stop();
});

/** The cost of a visit of Home, and of the navigation to a remote that has no part of Home. */
interface Trip {
  visit: Visit;
  row: number;
}

const people = sections.find(({ name }) => name === 'technicians') ?? home;

async function visitRoundTrip(by: BenchBrowser, profile: Profile): Promise<Trip> {
  const page = await by.tab(profile, home.ready);
  await page.goto(home.path, { waitUntil: 'commit' });
  const visit = await costOf(page);
  const row = await goTo(page, people);
  await page.context().close();
  return { visit, row };
}

const MEASURES: [name: string, of: (trip: Trip) => number][] = [
  ['bytes', ({ visit }) => visit.fetched.reduce((sum, { bytes }) => sum + bytes, 0)],
  ['requests', ({ visit }) => visit.fetched.length],
  ['first paint', ({ visit }) => visit.firstPaint],
  ["time to Home's numbers", ({ visit }) => visit.usable],
  ['time to the first row in another remote', ({ row }) => row],
];

for (const [profile, rounds] of [
  [MACHINE, 2 * ROUNDS],
  [PHONE, ROUNDS],
] as const) {
  test(`what federation costs, ${profile.name || 'this machine'}`, async ({ browser }) => {
    const browsers = sites.map((site) => new BenchBrowser(browser, site));
    const trips: Trip[][] = browsers.map(() => []);
    // Alternately; each of them is the first every other time.
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? [0, 1] : [1, 0];
      for (const at of order) {
        const by = browsers[at];
        if (by) trips[at]?.push(await visitRoundTrip(by, profile));
      }
    }
    const [deployed = [], monolith = []] = trips;
    const who = ['federation', profile.name].filter(Boolean).join(', ');
    for (const [name, of] of MEASURES) {
      const [with_, without] = [deployed, monolith].map((all) => median(all.map(of)));
      if (with_ === undefined || without === undefined) continue;
      if (name === 'requests') recordFigure(`${who} · more ${name}`, with_ - without, 'requests');
      else recordFigure(`${who} · more ${name}`, rounded((with_ / without - 1) * 100, 1), '%');
    }
    const blocking = (all: readonly Trip[]) => median(all.map(({ visit }) => visit.blocking));
    recordFigure(
      `${who} · more requests before the first paint`,
      blocking(deployed) - blocking(monolith),
      'requests',
    );
    expect(deployed).toHaveLength(monolith.length);
  });
}
