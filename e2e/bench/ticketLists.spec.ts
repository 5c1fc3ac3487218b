import { fillTickets } from '../console/manyTickets';
import { newDealer, sessionOf } from '../console/people';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { askDatabase } from '../console/truth';
import { note } from './figures';
import { median } from './median';
import { timeToPaint, type Act } from './timeToPaint';

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 5;

/** The status lists, from Home. */
const LISTS = ['all_open', 'all_Inprogress', 'all_OnHold', 'all_accepted', 'all_closed'];
/** Frequent words, rare ones, and keys; each leaves other rows than the one before. */
const TERMS = ['door', 'ELV-10', 'technician.a', 'crit', 'brake', 'ELV-15', 'pit', 'hold', 'noise', '77'];

/** What is done over and over, and what it is called. */
const MEASURES: { name: string; from: string; title: RegExp; acts: Act[]; goBack?: boolean }[] = [
  {
    name: 'first row of a list',
    from: '/amc_count',
    title: /Home/,
    acts: LISTS.map((list) => ({ press: `a[href="/${list}_tickets"]` })),
    goBack: true,
  },
  {
    name: 'next page',
    from: '/all_tech_issues',
    title: /All Issues/,
    acts: LISTS.map(() => ({ press: 'nav[aria-label="Pages"] button:last-of-type' })),
  },
  {
    name: 'keystroke to result',
    from: '/issues',
    title: /All Tickets by Employee/,
    acts: TERMS.map((search) => ({ search })),
  },
];

test('ticket lists cost the same, however many tickets there are', async ({ browser, api, baseURL }) => {
  test.setTimeout(900_000);
  const pages = await Promise.all(
    SIZES.map(async (tickets) => {
      const person = await newDealer(api);
      const [dealer] = await askDatabase<{ dealer_id: number }>(
        'select dealer_id from users where username = $1',
        [person.username],
      );
      await fillTickets(JSON.parse(process.env['CONSOLE_DATABASE'] ?? '{}'), dealer?.dealer_id ?? 0, tickets);
      const localStorage = Object.entries(await sessionOf(api, person)).map(([name, value]) => ({
        name,
        value,
      }));
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] },
      });
      return { tickets, page: await context.newPage(), times: new Map<string, number[]>() };
    }),
  );
  // Warm: the code is there, the rows that are measured have not been asked for.
  for (const { page } of pages) {
    await page.goto('/all_tech_issues');
    await settled(page, /All Issues/);
  }
  for (const { name, from, title, acts, goBack } of MEASURES) {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { page } of pages) {
        await page.goto(from);
        await settled(page, title);
      }
      for (const act of acts) {
        // One after the other: what else the machine does then weighs on all of them.
        for (const { page, times } of pages) {
          times.set(name, [...(times.get(name) ?? []), await timeToPaint(page, act)]);
          if (goBack) {
            await page.goBack();
            await settled(page, title);
          }
        }
      }
    }
    const medians = pages.map(({ times }) => median(times.get(name) ?? []));
    pages.forEach(({ tickets }, which) => {
      note(`${name}, ${tickets.toLocaleString('en')} tickets`, Math.round(medians[which] ?? 0), 'ms');
    });
    note(
      `${name}, 100,000 to 1,000 tickets`,
      Math.round(((medians[2] ?? 0) / (medians[0] ?? 1)) * 100) / 100,
      'x',
    );
  }
  expect(pages).toHaveLength(SIZES.length);
});
