import { seedTickets } from '../console/seedTickets';
import { expect, test } from '../console/test';
import { compareSizes, MOST } from './compareSizes';

/** What the largest dealer has: `npm run bench -- --only lists --tickets 1000000`. */
const TICKETS = Number(process.env['BENCH_TICKETS'] ?? 100_000);
/** The status lists, from Home. */
const LISTS = ['all_open', 'all_Inprogress', 'all_OnHold', 'all_accepted', 'all_closed'];
/** Frequent words, rare ones, and keys; each matches other rows than the one before. */
const TERMS = ['door', 'ELV-10', 'technician.b', 'crit', 'brake', 'ELV-15', 'pit', 'hold', 'noise', '77'];

test('ticket lists cost the same, however many tickets there are', async ({ browser, api, baseURL }) => {
  // Filling takes most of it.
  test.setTimeout(900_000 + TICKETS * 2);
  const ratios = await compareSizes(
    { browser, api, baseURL },
    {
      sizes: [1_000, 10_000, TICKETS],
      of: 'tickets',
      mark: 'ELV-',
      fill: seedTickets,
      measures: [
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
      ],
    },
  );
  expect(Object.entries(ratios).filter(([, ratio]) => ratio > MOST)).toEqual([]);
});
