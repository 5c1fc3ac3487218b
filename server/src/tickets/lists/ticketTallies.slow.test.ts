import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { SeededRandom } from '../../demo/SeededRandom';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator, aTicket } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { sql } from '../../database/sql';
import { scopeSql } from './conditions';
import { resolveFilters, resolvePersonScope } from './resolveFilters';
import type { TicketScope } from './TicketScope';
import { countByTally } from './countByTally';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let people: { technicians: SignedIn[]; customers: SignedIn[] };
let elevators: number[];
let others: number;

const LABELS = ['Doors', 'Noise', 'Lift 12', 'doors again'] as const;
const STATUSES = ['Open', 'InProgress', 'OnHold', 'Accepted', 'Closed'] as const;
const PRIORITIES = ['Unspecified', 'Critical', 'High', 'Medium', 'Low'] as const;

const several = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  people = {
    technicians: await several(3, (n) => server.technician(dealer, { username: `tech.${n + 1}` })),
    customers: await several(2, (n) => server.customer(dealer, { username: `owner.${n + 1}` })),
  };
  const owners = people.customers.map(({ id }) => id);
  elevators = (
    await several(5, (n) => anElevator(server.db, dealer.id, { customer_id: owners[n % 3] ?? null }))
  ).map(({ elevator_id }) => elevator_id);
  others = (await anElevator(server.db, other.id)).elevator_id;
});
afterAll(() => server.close());

/** One seeded change of a random kind; some affect several tickets at once, some are rolled back. */
async function change(chance: SeededRandom, number: number): Promise<void> {
  const { technicians, customers } = people;
  const [technician, reporter] = [
    technicians[chance.whole(0, 2)],
    [...technicians, ...customers, dealer][chance.whole(0, 5)],
  ];
  const values = {
    ticket_key: `ELV-${number}`,
    label: chance.pick(LABELS),
    status: chance.pick(STATUSES),
    priority: chance.pick(PRIORITIES),
    assignee_id: chance.happens(0.3) ? null : (technician?.id ?? null),
    reporter_id: reporter?.id ?? dealer.id,
  };
  const elevator = elevators[chance.whole(0, elevators.length - 1)] ?? 0;
  const some = `dealer_id = ${dealer.id} and ticket_no % ${chance.whole(2, 12)} = 0`;
  const kind = chance.whole(0, 11);
  if (kind < 4) await aTicket(server.db, dealer.id, elevator, values);
  else if (kind === 4)
    await aTicket(server.db, other.id, others, { ...values, assignee_id: null, reporter_id: other.id });
  else
    await server.db
      .transaction(async (db) => {
        if (kind === 5)
          await db.query(`update tickets set status = $1, priority = $2 where ${some}`, [
            values.status,
            values.priority,
          ]);
        if (kind === 6)
          await db.query(`update tickets set assignee_id = $1, label = $2 where ${some}`, [
            values.assignee_id,
            values.label,
          ]);
        if (kind === 7)
          await db.query(
            `update tickets set deleted_at = case when deleted_at is null then now() end where ${some}`,
          );
        if (kind === 8) await db.query(`delete from tickets where ${some} and ticket_no % 5 = 0`);
        if (kind === 10)
          await db.query(
            `insert into closing_codes (dealer_id, ticket_id, code_hash, expires_at)
             select dealer_id, ticket_id, 'x', now() from tickets
             where ${some} and status = 'Closed' and deleted_at is null order by ticket_id for update
             on conflict (dealer_id, ticket_id) do update set code_hash = 'y'`,
          );
        if (kind === 11)
          await db.query(
            `delete from closing_codes where dealer_id = ${dealer.id} and ticket_id in
              (select ticket_id from tickets where ${some} order by ticket_id for update)`,
          );
        if (kind === 9)
          await db.query(`update tickets set elevator_id = $1, reporter_id = $2 where ${some}`, [
            elevator,
            values.reporter_id,
          ]);
        await db.query('select fold_ticket_tallies($1)', [dealer.id]);
        if (chance.happens(0.2)) throw new Error('undone');
      })
      .catch((error: Error) => {
        // Two concurrent changes of the same rows in different orders: one of them fails, and is rolled back.
        if (error.message !== 'undone' && !/deadlock/.test(error.message)) throw error;
      });
}

async function compare(scope: TicketScope): Promise<void> {
  const sum = countByTally(dealer.id, scope);
  if (!sum) throw new Error(`No tally covers ${JSON.stringify(scope)}.`);
  const [counts] = await server.db.query<{ tally: number; count: number }>(
    sql`select ${sum} as tally, (select count(*)::integer from tickets t where ${scopeSql(dealer.id, scope)}) as count`,
  );
  expect({ scope, count: counts?.tally }).toEqual({ scope, count: counts?.count });
}

test('after 500 concurrent changes on five connections every tally equals count(*)', async () => {
  const chance = new SeededRandom(20_261_121);
  for (let round = 0; round < 5; round += 1) {
    await several(5, async (n) => {
      const own = new SeededRandom(chance.whole(1, 1e9));
      for (let at = 0; at < 20; at += 1) await change(own, 1 + (round * 100 + n * 20 + at) * 37);
    });
    const [first] = people.technicians;
    for (const status of [undefined, ...STATUSES]) {
      await compare({ status });
      for (const priority of PRIORITIES) await compare({ status, priority });
      await compare({ status, assignee: [null] });
      await compare({ status, assignee: [first?.id ?? 0, null] });
      await compare({ status, reporter: [dealer.id] });
      for (const name of ['tech.1', 'owner.1', 'owner.2', dealer.username, 'nobody'])
        await compare({ status, persons: [await resolvePersonScope(server.db, dealer.id, name)] });
      for (const search of [
        'door',
        'open',
        'i',
        '1',
        '12',
        'elv-1',
        '-10',
        'tech',
        'tech.2',
        'lift 12',
        'high',
        'zzz',
        'elv',
      ]) {
        const found = await resolveFilters(
          server.db,
          { dealer_id: dealer.id, today: localDay() },
          { search },
        );
        await compare({ ...found, status });
      }
    }
    await compare({ awaiting_code: true });
    await compare({ awaiting_code: true, status: 'Closed' });
    await compare({ awaiting_code: true, active: true });
    await compare({ active: true });
    await compare({ active: true, status: 'Closed' });
    await compare({ active: true, priority: 'Critical' });
    await compare({ active: true, assignee: [null] });
    await compare({ active: true, persons: [await resolvePersonScope(server.db, dealer.id, 'owner.1')] });
    const searched = await resolveFilters(
      server.db,
      { dealer_id: dealer.id, today: localDay() },
      {
        search: 'door',
        priority: 'High',
        assignee: 'tech.1',
      },
    );
    await compare(searched);
  }
}, 120_000);

test('no tally is left folded twice or of another dealer', async () => {
  await server.db.query('select fold_ticket_tallies($1)', [dealer.id]);
  const rows = await server.db.query<{ many: number }>(
    `select count(*) as many from ticket_tallies where dealer_id = $1
     group by kind, word, a, b, status, priority having count(*) > 1 or sum(tickets) <= 0`,
    [dealer.id],
  );
  expect(rows).toEqual([]);
});
