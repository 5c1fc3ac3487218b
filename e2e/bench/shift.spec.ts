import { expect, test } from '@playwright/test';
import { screens } from '../console/screens';
import { recordFigure } from './figures';
import { BenchBrowser, medianOf, type Visits } from './pages/BenchBrowser';
import { forms, home, landing, lists, signIn } from './pages/pageList';
import { MACHINE, PHONE } from './pages/profiles';
import { rounded } from './rounded';
import { ROUNDS } from './rounds';
import { servedSite, type ServedSite } from './sites/servedSite';

/** For these pages `pages.spec.ts` reports it. */
const REPORTED_ELSEWHERE = [landing, signIn, home, ...lists, ...forms].map(({ path }) => path);
const others = screens.filter(({ path }) => !REPORTED_ELSEWHERE.includes(path));

/** The heading is shown, and no part of the screen is still loading. */
const READY = ['h1', 'body:not(:has([aria-busy=true]))'];

let site: ServedSite;
test.beforeAll(async () => {
  site = await servedSite();
});
test.afterAll(() => site.stop());

for (const profile of [MACHINE, PHONE]) {
  test(`what moves on every other screen while it comes, ${profile.name || 'this machine'}`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000);
    const console = new BenchBrowser(browser, site);
    for (const { name, path, isPublic = false } of others) {
      const visits: Visits = { first: [], again: [] };
      for (let round = 0; round < ROUNDS; round += 1)
        await console.visit(profile, { name, path, ready: READY, isPublic }, visits, false);
      const shift = rounded(
        medianOf(visits.first, (visit) => visit.shift),
        3,
      );
      recordFigure(`${[name, profile.name].filter(Boolean).join(', ')} · layout shift`, shift, 'shift');
    }
    expect(others.length).toBeGreaterThan(0);
  });
}
