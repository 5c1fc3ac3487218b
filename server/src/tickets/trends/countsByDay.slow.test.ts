import { SeededRandom } from '../../demo/SeededRandom';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator, aTicket } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { readRepeatingElevators } from './readRepeatingElevators';

let server: TestServer;
let dealer: SignedIn;
let technicians: [SignedIn, SignedIn];
let elevators: [number, number];

const PRIORITIES = ['Critical', 'High', 'Low'] as const;
/** Two of them are the same fault. */
const LABELS = ['Doors', 'doors', 'Noise'] as const;
const FIRST_DAY = Date.UTC(2025, 0, 1);

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  technicians = [await server.technician(dealer), await server.technician(dealer)];
  const elevator = async () => (await anElevator(server.db, dealer.id)).elevator_id;
  elevators = [await elevator(), await elevator()];
});
afterAll(() => server.close());

/** A day of two years. */
const dayOf = (chance: SeededRandom) =>
  new Date(FIRST_DAY + chance.whole(0, 729) * 86_400_000).toISOString().slice(0, 10);

function valuesOf(chance: SeededRandom) {
  const isClosed = chance.happens(0.5);
  return {
    label: chance.pick(LABELS),
    priority: chance.pick(PRIORITIES),
    entrapment: chance.happens(0.2),
    elevator_id: chance.pick(elevators),
    assignee_id: chance.happens(0.3) ? null : chance.pick(technicians).id,
    reporter_id: chance.pick([dealer, ...technicians]).id,
    create_date: dayOf(chance),
    status: isClosed ? 'Closed' : chance.pick(['Open', 'OnHold'] as const),
    close_date: chance.happens(0.6) ? dayOf(chance) : null,
  };
}

/** Tickets are stored, changed, deleted, restored and removed for good, several at once; a fifth of it is rolled back. */
async function change(chance: SeededRandom, number: number): Promise<void> {
  const { elevator_id, ...values } = valuesOf(chance);
  if (chance.happens(0.4))
    return void (await aTicket(server.db, dealer.id, elevator_id, {
      ...values,
      ticket_key: `ELV-${number}`,
    }));
  const some = `dealer_id = ${dealer.id} and ticket_no % ${chance.whole(3, 15)} = 0`;
  const columns = Object.entries({ elevator_id, ...values }).filter(() => chance.happens(0.3));
  const kind = chance.whole(0, 3);
  await server.db
    .transaction(async (db) => {
      if (kind === 0) await db.query(`delete from tickets where ${some} and ticket_no % 4 = 0`);
      else if (kind === 1)
        await db.query(
          `update tickets set deleted_at = case when deleted_at is null then now() end where ${some}`,
        );
      else if (columns.length > 0)
        await db.query(
          `update tickets set ${columns.map(([name], at) => `${name} = $${at + 1}`).join(', ')} where ${some}`,
          columns.map(([, value]) => value),
        );
      if (chance.happens(0.2)) throw new Error('undone');
    })
    .catch((error: Error) => {
      // Two concurrent changes of the same rows in different orders: one of them fails, and is rolled back.
      if (error.message !== 'undone' && !/deadlock/.test(error.message)) throw error;
    });
}

const LIVING = 'from tickets where dealer_id = $1 and deleted_at is null';
/** The rows of both tables, summed, and what is counted in the tickets. */
const DERIVED = `
  select kind, day, a::text, status, priority, sum(tickets) as tickets, null::date as last from ticket_days
    where dealer_id = $1 group by 1, 2, 3, 4, 5 having sum(tickets) <> 0
  union all select fault, first, elevator_id::text, span::text, label, tickets, last from ticket_faults where dealer_id = $1`;
const COUNTED = `
  select 'priority', create_date, entrapment::integer::text, status, priority, count(*), null::date ${LIVING} group by 2, 3, 4, 5
  union all select 'assignee', create_date, coalesce(assignee_id, 0)::text, status, '', count(*), null ${LIVING} group by 2, 3, 4
  union all select 'reporter', create_date, reporter_id::text, status, '', count(*), null ${LIVING} group by 2, 3, 4
  union all select 'closed', close_date, greatest(0, close_date - create_date)::text, '', priority, count(*), null
    ${LIVING} and status = 'Closed' and close_date is not null group by 2, 3, 5
  union all select 'closer', close_date, coalesce(assignee_id, 0)::text, '', '', count(*), null
    ${LIVING} and status = 'Closed' and close_date is not null group by 2, 3
  union all select lower(label), min(create_date), elevator_id::text, fault_span(create_date)::text, label, count(*),
    max(create_date) ${LIVING} group by 1, 3, 4, 5`;

/** Each ticket compared with the one before it. */
const REPEATS = `
  with compared as (select elevator_id, create_date, create_date - lag(create_date) over (
      partition by elevator_id, lower(label) order by create_date, ticket_id) as days_since ${LIVING})
  select e.elevator_name, count(*) filter (where days_since <= 90)::integer as repeat_count,
    count(*)::integer as ticket_count, max(create_date) filter (where days_since <= 90)::text as newest
  from compared c join elevators e on e.elevator_id = c.elevator_id
  where create_date between $2::date and $3::date group by 1 having count(*) filter (where days_since <= 90) > 0 order by 1`;

test('after 400 concurrent changes the counts by day, and the repeat faults of any days, equal a plain count', async () => {
  const chance = new SeededRandom(20_261_127);
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(
      [0, 1, 2, 3].map(async (n) => {
        const own = new SeededRandom(chance.whole(1, 1e9));
        for (let at = 0; at < 25; at += 1) await change(own, 1 + round * 100 + n * 25 + at);
      }),
    );
    const differ = `(${DERIVED}) except (${COUNTED})`;
    expect(await server.db.query(differ, [dealer.id])).toEqual([]);
    expect(await server.db.query(`(${COUNTED}) except (${DERIVED})`, [dealer.id])).toEqual([]);
    for (let range = 0; range < 20; range += 1) {
      const [from = '', to = ''] = [dayOf(chance), dayOf(chance)].sort();
      const { count, elevators: found } = await readRepeatingElevators(server.db, dealer.id, { from, to });
      const plain = await server.db.query(REPEATS, [dealer.id, from, to]);
      const named = found.map(({ label: _, ...one }) => one);
      named.sort((one, other) => (one.elevator_name < other.elevator_name ? -1 : 1));
      expect({ from, to, count, named }).toEqual({ from, to, count: plain.length, named: plain });
    }
  }
}, 120_000);
