import { seedTickets } from '../console/seedTickets';
import { queryDatabase } from '../console/queryDatabase';
import { expect, test } from '../console/test';
import { measureScaling, MAX_RATIO } from './measureScaling';
import { recordFigure } from './figures';
import { memoryOf } from './watchMemory';

/** The number of tickets of the largest dealer; `npm run bench -- --only lists --tickets 100000` is shorter. */
const TICKETS = Number(process.env['BENCH_TICKETS'] ?? 1_000_000);
/** The status lists, from Home. */
const LISTS = ['all_open', 'all_Inprogress', 'all_OnHold', 'all_accepted', 'all_closed'];
/** Frequent words, rare ones, and keys; each matches other rows than the one before. */
const TERMS = ['door', 'ELV-10', 'technician.b', 'crit', 'brake', 'ELV-15', 'pit', 'hold', 'noise', '77'];

test('ticket lists cost the same, however many tickets there are', async ({ browser, api, baseURL }) => {
  // Filling takes most of it.
  test.setTimeout(900_000 + TICKETS * 2);
  const ratios = await measureScaling(
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
          actions: LISTS.map((list) => ({ press: `a[href="/${list}_tickets"]` })),
          goBack: true,
        },
        {
          name: 'next page',
          from: '/all_tech_issues',
          title: /All Issues/,
          actions: LISTS.map(() => ({ press: 'nav[aria-label="Pages"] button:last-of-type' })),
        },
        {
          name: 'keystroke to result',
          from: '/issues',
          title: /All Tickets by Employee/,
          actions: TERMS.map((search) => ({ search })),
        },
      ],
    },
  );
  await noteSizes();
  expect(Object.entries(ratios).filter(([, ratio]) => ratio > MAX_RATIO)).toEqual([]);
});

/** What all of these tickets take on the disk and in the server. */
async function noteSizes(): Promise<void> {
  const what = `${TICKETS.toLocaleString('en')} tickets`;
  const tables = await queryDatabase<{ name: string; rows_bytes: number; index_bytes: number }>(
    `select c.relname as name, pg_table_size(c.oid)::float8 as rows_bytes, pg_indexes_size(c.oid)::float8 as index_bytes
     from pg_class c where c.oid in ('tickets'::regclass, 'ticket_tallies'::regclass, 'ticket_history'::regclass)
     order by c.oid`,
  );
  for (const { name, rows_bytes, index_bytes } of tables) {
    recordFigure(`${what} · table ${name}`, Math.round(rows_bytes / 1e6), 'MB');
    recordFigure(`${what} · indexes of ${name}`, Math.round(index_bytes / 1e6), 'MB');
  }
  const memory = memoryOf(Number(process.env['CONSOLE_PID'])) ?? 0;
  recordFigure(`${what} · memory of the server`, Math.round(memory / 1e6), 'MB');
}
