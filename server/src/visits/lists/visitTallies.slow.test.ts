import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { nameOrder } from '@smart-elevator/shared-api/contract/nameOrder';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { VISIT_ORDERINGS } from '@smart-elevator/shared-api/contract/visits/visitFilter';
import { VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import { VISIT_KEPT_FILTER } from '@smart-elevator/shared-api/contract/visits/visitsInTime';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { insertRows } from '../../demo/insertRows';
import { SeededRandom } from '../../demo/SeededRandom';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';
import { visitWorld, type VisitWorld } from '../../testing/visitWorld';
import { countOfVisits, visitScope, type VisitQuery } from './visitScope';

let server: TestServer;
let world: VisitWorld;
let other: VisitWorld;
beforeAll(async () => {
  server = await testServer();
  [world, other] = [await visitWorld(server), await visitWorld(server)];
});
afterAll(() => server.close());

const STATES = ['Planned', 'OnTheWay', 'AtWork', 'Missed', 'Cancelled', 'OnHold'] as const;
const BUILDINGS = ['Palm Court', 'Tower 2', 'Tower 12'] as const;

/** A transaction in which a deadlock is found at once, instead of after a second. */
const transaction = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  server.db.transaction(async (db) => {
    await db.query("set local deadlock_timeout = '5ms'");
    return work(db);
  });

/** One random change of visits or of their technicians; some are rolled back. */
async function change(chance: SeededRandom, period: number): Promise<void> {
  const { dealer, ravi, priya, contract, lifts, inDays } = chance.happens(0.1) ? other : world;
  const day = inDays(chance.whole(-40, 40));
  const isPromised = chance.happens(0.7);
  const some = sql`dealer_id = ${dealer.id} and visit_id % ${chance.whole(2, 12)} = 0`;
  const kind = chance.whole(0, 9);
  if (kind < 4)
    return transaction(async (db) => {
      const [stored] = await insertRows<{ visit_id: number }>(db, 'visits', dealer.id, [
        {
          building_name: chance.pick(BUILDINGS),
          ...(isPromised && {
            ...{ contract_id: contract.contract_id, period, promised_day: day, window_end: addDays(day, 20) },
          }),
          planned_day: addDays(day, chance.whole(0, 30)),
          state: chance.pick(STATES),
          estimate_minutes: 60,
        },
      ]);
      const visit_id = stored?.visit_id;
      await insertRows(db, 'visit_elevators', dealer.id, [
        { visit_id, elevator_id: lifts[chance.whole(0, 1)] },
      ]);
      const technicians = chance.happens(0.8) ? chance.pick([[ravi], [priya], [ravi, priya]]) : [];
      const rows = technicians.map(({ id }, at) => ({ visit_id, place: at + 1, user_id: id }));
      await insertRows(db, 'visit_technicians', dealer.id, rows);
    });
  const changes = [
    sql`update visits set state = 'Done', done_at = ${day}::date, done_day = ${day}::date where ${some}`,
    sql`update visits set state = ${chance.pick(STATES)}, done_at = null, done_day = null where ${some}`,
    sql`update visits set planned_day = ${day}::date, building_name = ${chance.pick(BUILDINGS)} where ${some}`,
    sql`delete from visits where ${some} and visit_id % 5 = 0`,
    sql`delete from visit_technicians where ${some}`,
    sql`insert into visit_technicians (dealer_id, visit_id, place, user_id)
      select v.dealer_id, v.visit_id, 1, ${ravi.id} from visits v
      where v.dealer_id = ${dealer.id} and v.unassigned and v.visit_id % 3 = 0 order by v.visit_id for update
      on conflict do nothing`,
  ];
  const one = changes[kind - 4];
  if (!one) return;
  await transaction(async (db) => {
    await db.query(sql`select from visits where ${some} order by visit_id for update`);
    await db.query(one);
    await db.query('select fold_visit_tallies($1)', [dealer.id]);
    if (chance.happens(0.2)) throw new Error('undone');
  }).catch((error: Error) => {
    // Two concurrent changes of the same rows in different orders: one of them fails, and is rolled back.
    if (error.message !== 'undone' && !/deadlock/.test(error.message)) throw error;
  });
}

const readers = () => {
  const { dealer, ravi, customer } = world;
  const reader = (
    { id: user_id }: SignedIn,
    user_type: 'DealerUser' | 'TechnicianUser' | 'CustomerUser',
  ) => ({
    ...{ dealer_id: dealer.id, user_id, user_type },
  });
  return [reader(dealer, 'DealerUser'), reader(ravi, 'TechnicianUser'), reader(customer, 'CustomerUser')];
};

function queries(): VisitQuery[] {
  const { ravi, inDays } = world;
  const [from, to] = [inDays(-10), inDays(20)];
  const spans: VisitQuery[] = [
    {},
    { planned_from: from, planned_to: to },
    { promised_from: from },
    { promised_to: to },
    { planned_from: from, promised_to: to },
  ];
  return spans.flatMap((span) => [
    span,
    ...VISIT_STATES.map((state) => ({ ...span, state })),
    ...VISIT_KEPT_FILTER.map((kept) => ({ ...span, kept })),
    { ...span, unassigned: true },
    { ...span, unassigned: true, state: 'Planned' as const },
    { ...span, technician: ravi.id },
    { ...span, technician: ravi.id, state: 'Done' as const, kept: 'InTime' as const },
    { ...span, technician: ravi.id, unassigned: true },
  ]);
}

test('after 500 concurrent changes on five connections every count equals count(*) (R1202)', async () => {
  const chance = new SeededRandom(20_261_128);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      Array.from({ length: 5 }, async (_, n) => {
        const own = new SeededRandom(chance.whole(1, 1e9));
        for (let at = 0; at < 20; at += 1) await change(own, 1 + round * 100 + n * 20 + at);
      }),
    );
    for (const reader of round < 4 ? readers().slice(0, 1) : readers())
      for (const query of queries()) {
        const scope = visitScope(reader, query);
        const count = countOfVisits(scope);
        if (!count) continue;
        const [counts] = await server.db.query<{ tally: number; count: number }>(
          sql`select ${count}::integer as tally, (select count(*)::integer from visits v where ${scope.which}) as count`,
        );
        expect({ reader, query, count: counts?.tally }).toEqual({ reader, query, count: counts?.count });
      }
  }
  const wrong = await server.db.query(
    `select v.visit_id from visits v
     left join visit_technicians t on t.dealer_id = v.dealer_id and t.visit_id = v.visit_id
     where v.unassigned is distinct from (t.user_id is null)
       or t.user_id is not null and (t.planned_day, t.promised_day, t.state, t.kept)
         is distinct from (v.planned_day, v.promised_day, v.state, v.kept)`,
  );
  expect(wrong).toEqual([]);
}, 120_000);

test('no tally is left folded twice', async () => {
  const { id } = world.dealer;
  await server.db.query('select fold_visit_tallies($1)', [id]);
  const rows = await server.db.query(
    `select count(*) as many from visit_tallies where dealer_id = $1
     group by kind, day, word, state, kept, unassigned having count(*) > 1 or sum(visits) <= 0`,
    [id],
  );
  expect(rows).toEqual([]);
});

const PAGE_SIZE = 20;
/** One with more than a thousand rows before it. */
const LATE_PAGE = 54;

/** What a list is ordered by, as text; null is last in either direction. */
const VALUES: Record<(typeof VISIT_ORDERINGS)[number], (row: VisitRow) => string | null> = {
  planned_day: (row) => row.planned_day,
  promised_day: (row) => row.promised_day,
  building_name: (row) => nameOrder(row.building_name),
  state: (row) => String(VISIT_STATES.indexOf(row.state)),
};

function ordered(rows: readonly VisitRow[], name: (typeof VISIT_ORDERINGS)[number], sign: 1 | -1): number[] {
  const value = VALUES[name];
  const compare = (one: VisitRow, next: VisitRow): number => {
    const [left, right] = [value(one), value(next)];
    if (left === right) return sign * (one.visit_id - next.visit_id);
    if (left === null || right === null) return left === null ? 1 : -1;
    return sign * (left < right ? -1 : 1);
  };
  return [...rows].toSorted(compare).map(({ visit_id }) => visit_id);
}

test('first, late and last pages of every order, with each filter (R1202)', async () => {
  const { dealer, ravi, customer, lifts, inDays } = world;
  // More than the rows before a late page.
  await server.db.query(
    `with made as (
       insert into visits (dealer_id, building_name, planned_day, state, estimate_minutes)
       select $1, (array['Palm Court', 'Tower 2', 'Tower 12'])[1 + n % 3], current_date + n % 50, 'Planned', 60
       from generate_series(1, 1200) n returning visit_id),
     lifted as (insert into visit_elevators (dealer_id, visit_id, elevator_id) select $1, visit_id, $2 from made)
     select from made`,
    [dealer.id, lifts[0]],
  );
  await server.db.query(
    `insert into visit_technicians (dealer_id, visit_id, place, user_id)
     select dealer_id, visit_id, 1, $2 from visits where dealer_id = $1 and unassigned and visit_id % 20 <> 0`,
    [dealer.id, ravi.id],
  );
  const lists: [SignedIn, string][] = [
    ...['', 'state=Planned', 'kept=Promised', 'unassigned=true', `technician=${ravi.id}`, 'search=tower'].map(
      (filter): [SignedIn, string] => [dealer, filter],
    ),
    ...[`elevator=${lifts[1]}`, `customer=${customer.id}`, 'building=Tower 12'].map(
      (filter): [SignedIn, string] => [dealer, filter],
    ),
    [dealer, `promised_from=${inDays(-10)}`],
    [ravi, ''],
    [customer, 'state=Planned'],
  ];
  for (const [by, filter] of lists) {
    const whole = (await by.get(`/api/visits/?${filter}`)).json<{ results: VisitRow[] }>().results;
    expect(whole.length).toBeGreaterThan(0);
    const last = Math.ceil(whole.length / PAGE_SIZE);
    for (const name of VISIT_ORDERINGS)
      for (const [prefix, sign] of [
        ['', 1],
        ['-', -1],
      ] as const) {
        const ids = ordered(whole, name, sign);
        for (const page of new Set([1, Math.min(last, LATE_PAGE), last])) {
          const query = `${filter}&ordering=${prefix}${name}&page=${page}&page_size=${PAGE_SIZE}`;
          const answer = await by.get(`/api/visits/?${query}`);
          const { results, count } = answer.json<{ results: VisitRow[]; count: number }>();
          expect({ query, count, ids: results.map(({ visit_id }) => visit_id) }).toEqual({
            ...{ query, count: whole.length },
            ids: ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
          });
        }
      }
  }
}, 120_000);
