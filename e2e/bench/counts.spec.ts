import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { recordFigure } from './figures';
import { MeasuredDealer } from './MeasuredDealer';
import { rounded } from './rounded';

/**
 * `npm run bench -- --only counts`: what the counts of the ticket lists cost without the tallies, and with them (ADR-125); the
 * fastest of several.
 */
const SIZES = [100_000, 1_000_000];
const ROUNDS = 19;
/** A count that takes longer, in milliseconds, needs a tally. */
const SLOW = 30;

/** Everything that is counted is in the index. */
const COVERING = `create index tickets_counted on tickets
  (dealer_id, status, priority, assignee_id, reporter_id, elevator_id, label, ticket_key) where deleted_at is null`;
/** A tally that there was once (ADR-125). */
const FORMER = `insert into ticket_tallies
  select dealer_id, 'elevator', '', elevator_id, reporter_id, status, '', count(*) from tickets
  where dealer_id = $1 and deleted_at is null group by dealer_id, elevator_id, reporter_id, status`;
const LIVING = 'from tickets t where t.dealer_id = $1 and t.deleted_at is null';
const tallied = (kind: string, which: string) =>
  `from ticket_tallies k where k.dealer_id = $1 and k.kind = '${kind}' and ${which}`;
const sum = 'coalesce(sum(k.tickets), 0)';
/** The elevators of the customer with the most tickets, and the customer. */
const CUSTOMER = `(select customer_id from elevators where dealer_id = $1 and customer_id is not null
  group by customer_id order by count(*) desc, customer_id limit 1)`;
const THEIRS = `array(select elevator_id from elevators where dealer_id = $1 and customer_id = ${CUSTOMER})`;
const BUSIEST = `(select elevator_id from tickets where dealer_id = $1 group by elevator_id order by count(*) desc, 1 limit 1)`;

interface Counted {
  name: string;
  /** The tally that answers it. */
  kind: string;
  plain: string;
  tally: string;
}

/** What lists, Home and reports count; `elevator`, `customer` and `theirs` are looked up before. */
const counts = ({ elevator, customer, theirs }: Ids): Counted[] => [
  {
    name: 'all',
    kind: 'key',
    plain: `select count(*) ${LIVING}`,
    tally: `select ${sum} ${tallied('key', "k.word = ''")}`,
  },
  {
    name: 'one status',
    kind: 'key',
    plain: `select count(*) ${LIVING} and t.status = 'Closed'`,
    tally: `select ${sum} ${tallied('key', "k.word = '' and k.status = 'Closed'")}`,
  },
  {
    name: 'a digit of the key',
    kind: 'key',
    plain: `select count(*) ${LIVING} and t.ticket_key like '%7%'`,
    tally: `select ${sum} ${tallied('key', "k.word = '7'")}`,
  },
  {
    name: 'two digits of the key',
    kind: 'key',
    plain: `select count(*) ${LIVING} and t.ticket_key like '%77%'`,
    tally: `select ${sum} ${tallied('key', "k.word = '77'")}`,
  },
  {
    name: 'by status and priority',
    kind: 'work',
    plain: `select t.status, t.priority, count(*) ${LIVING} group by 1, 2 order by 1, 2`,
    tally: `select k.status, k.priority, sum(k.tickets) ${tallied('work', "k.word = ''")} group by 1, 2 order by 1, 2`,
  },
  {
    name: 'by status and assignee',
    kind: 'work',
    plain: `select t.status, coalesce(t.assignee_id, 0), count(*) ${LIVING} group by 1, 2 order by 1, 2`,
    tally: `select k.status, k.a, sum(k.tickets) ${tallied('work', "k.word = ''")} group by 1, 2 order by 1, 2`,
  },
  {
    name: 'a word in labels and priorities',
    kind: 'label',
    plain: `select count(*) ${LIVING} and (t.priority = 'High' or t.label = any ('{Doors,Brake}'))`,
    tally: `select (select ${sum} ${tallied('work', "k.word = '' and k.priority = 'High'")})
      + (select ${sum} ${tallied('label', "k.word in ('Doors', 'Brake') and k.priority <> 'High'")})`,
  },
  {
    name: 'by status and reporter',
    kind: 'reporter',
    plain: `select t.status, t.reporter_id, count(*) ${LIVING} group by 1, 2 order by 1, 2`,
    tally: `select k.status, k.a, sum(k.tickets) ${tallied('reporter', 'true')} group by 1, 2 order by 1, 2`,
  },
  {
    name: 'reported by the dealer',
    kind: 'reporter',
    plain: `select count(*) ${LIVING} and t.reporter_id = $1`,
    tally: `select ${sum} ${tallied('reporter', 'k.a = $1')}`,
  },
  {
    name: 'of an elevator, by status',
    kind: 'elevator',
    plain: `select t.status, count(*) ${LIVING} and t.elevator_id = ${elevator} group by 1 order by 1`,
    tally: `select k.status, sum(k.tickets) ${tallied('elevator', `k.a = ${elevator}`)} group by 1 order by 1`,
  },
  {
    name: 'of a customer',
    kind: 'elevator',
    plain: `select count(*) ${LIVING} and (t.reporter_id = ${customer} or t.elevator_id = any ('{${theirs}}'))`,
    tally: `select (select ${sum} ${tallied('reporter', `k.a = ${customer}`)})
      + (select ${sum} ${tallied('elevator', `k.a = any ('{${theirs}}') and k.b <> ${customer}`)})`,
  },
];

interface Ids {
  elevator: number;
  customer: number;
  theirs: string;
}

for (const size of SIZES) {
  test(`counts of ${size} tickets, plain and from the tallies`, async () => {
    test.setTimeout(900_000 + size * 2);
    const dealer = await MeasuredDealer.start({ elevators: 0, tickets: size });
    const client = new Client(dealer.database);
    try {
      const { dealerId } = dealer;
      await client.connect();
      const rows = async (text: string) => (await client.query({ text, values: [dealerId] })).rows;
      const timeOf = async (text: string) => {
        const times: number[] = [];
        // The first round is a warm-up.
        for (let round = 0; round <= ROUNDS; round++) {
          const began = performance.now();
          await rows(text);
          times.push(performance.now() - began);
        }
        return Math.min(...times.slice(1));
      };
      const changing = `update tickets set status = case status when 'Open' then 'OnHold' else 'Open' end
        where dealer_id = $1 and ticket_id = (select max(ticket_id) from tickets where dealer_id = $1)`;
      const change = await timeOf(changing);
      await client.query('alter table tickets disable trigger tickets_tally_changed');
      const changeWithout = await timeOf(changing);
      await client.query('alter table tickets enable trigger tickets_tally_changed');

      await client.query(COVERING);
      await client.query(FORMER, [dealerId]);
      await client.query('vacuum analyze tickets, ticket_tallies');
      const [ids] = await rows(`select ${BUSIEST} as elevator, ${CUSTOMER} as customer,
        array_to_string(${THEIRS}, ',') as theirs`);
      const note = (what: string, ms: number) =>
        recordFigure(`counts of ${size.toLocaleString('en')} tickets · ${what}`, rounded(ms, 1), 'ms');
      note('a change, with the tallies', change);
      note('a change, without', changeWithout);
      for (const { name, kind, plain, tally } of counts(ids)) {
        expect(await rows(tally).then(valuesOf), name).toEqual(await rows(plain).then(valuesOf));
        const [plainTime, tallyTime] = [await timeOf(plain), await timeOf(tally)];
        note(`${name}, plain`, plainTime);
        note(`${name}, tally ${kind}`, tallyTime);
        console.log(
          `${size} tickets, ${name}: plain ${plainTime.toFixed(1)} ms${plainTime > SLOW ? ', too slow' : ''}; ` +
            `tally '${kind}' ${tallyTime.toFixed(1)} ms`,
        );
      }
      console.log(
        `a change: ${change.toFixed(1)} ms with the tallies, ${changeWithout.toFixed(1)} ms without`,
      );
    } finally {
      await client.end();
      await dealer.stop();
    }
  });
}

const valuesOf = (rows: readonly object[]): string[] =>
  rows.map((row) => Object.values(row).map(String).join(' '));
