import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import type { DealerFixture } from './DealerFixture';
import { requestOf, validInput } from './validInput';
import type { HostileFixture } from './HostileFixture';

/** Texts that are expensive in patterns, expressions and collations. */
export const hostileSearches: readonly string[] = [
  '%',
  '_',
  '%_'.repeat(100),
  '%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%a%b',
  '\\'.repeat(199),
  '(a+)+$'.repeat(30),
  'a'.repeat(200),
  ' '.repeat(99) + 'a',
  'ß'.repeat(200),
  'İ'.repeat(200),
  '👩🏽‍🔧'.repeat(25),
  "'||pg_sleep(9)||'",
  '1',
  'e',
];

/** Every list of the contract that can be searched. */
const searched = endpoints.filter(({ query }) => 'fields' in query && 'search' in (query.fields as object));

/** Searches every list for each text, page by page and whole, in a dealer's `rows` tickets and elevators. */
export async function searchEverywhere(fixture: HostileFixture, of: DealerFixture, rows: number) {
  await manyRows(fixture, of, rows);
  const figures = { requests: 0, slowest: { ms: 0, what: '' }, statuses: {} as Record<string, number> };
  for (const endpoint of searched)
    for (const search of hostileSearches)
      for (const page of ['1', '900']) {
        const input = validInput(endpoint, of, 1);
        Object.assign(input.query, { search, page, page_size: 500 });
        await fixture.renew(of.dealer);
        const { status, ms } = await fixture.send(requestOf(endpoint, input, 1, of.dealer.access));
        figures.requests++;
        figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
        if (ms > figures.slowest.ms)
          figures.slowest = { ms, what: `${endpoint.name}, ${JSON.stringify(search.slice(0, 30))}` };
      }
  return figures;
}

/** Copies the dealer's elevator and ticket `rows` times. */
async function manyRows(
  { db }: HostileFixture,
  { elevator_id, ticket_id }: DealerFixture,
  rows: number,
): Promise<void> {
  await db.query(
    `insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
       main_state, main_start_date, main_due_date, main_cycle_days)
     select dealer_id, elevator_name || ' ' || n, repeat(building_name, 4), repeat(elevator_address, 4), elevator_zip,
       install_date, main_state, main_start_date, main_due_date, main_cycle_days
     from elevators, generate_series(1, $2::integer) n where elevator_id = $1`,
    [elevator_id, rows],
  );
  await db.query(
    `insert into tickets (dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id, assignee_id,
       status, resolution, priority, create_date, start_date, target_date)
     select dealer_id, 'ELV-' || (2000000 + n), elevator_id, summary, repeat(description, 20), label, reporter_id,
       assignee_id, status, resolution, priority, create_date, start_date, target_date
     from tickets, generate_series(1, $2::integer) n where ticket_id = $1`,
    [ticket_id, rows],
  );
  await db.query('analyze');
}
