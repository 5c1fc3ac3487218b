import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { seedDemo } from './seedDemo';

let made: TestDatabase;
beforeAll(async () => {
  made = await testDatabase();
  await seedDemo(made.database, { today: '2026-11-17' });
});
afterAll(() => made.close());

const none = async (which: string) => {
  const found = await made.database.query(
    `select t.ticket_key from tickets t where exists (select from ticket_history h where h.ticket_id = t.ticket_id and ${which})`,
  );
  expect(found).toEqual([]);
};

test('each ticket of the demonstration was created once, by its reporter, and its version matches its history lines', async () => {
  const wrong = await made.database.query(
    `select t.ticket_key from tickets t left join ticket_history h using (ticket_id)
     group by t.dealer_id, t.ticket_id having count(*) filter (where h.field = 'created' and h.user_id = t.reporter_id) <> 1
       or max(h.version) <> t.version or (array_agg(h.new order by h.entry_id) filter (where h.field = 'status')) is not null
         and (array_agg(h.new order by h.entry_id desc) filter (where h.field = 'status'))[1] <> t.status`,
  );
  expect(wrong).toEqual([]);
});

test('no history line is after the last update, before the creation of the ticket, or without a user', async () => {
  await none('h.at > t.update_date');
  await none("h.at < t.create_date::timestamptz - interval '1 day'");
  await none('h.user_id is null');
  await none('h.old is not distinct from h.new');
  const [order] = await made.database.query<{ backwards: number }>(
    `select count(*) as backwards from (select at < lag(at) over (partition by ticket_id order by entry_id) as back
     from ticket_history) steps where back`,
  );
  expect(order).toEqual({ backwards: 0 });
});

test('its tallies are those of its tickets', async () => {
  const counted = (from: string) =>
    made.database.query(
      `select status, ${from} group by status having ${from.split(' as ')[0]} > 0 order by status`,
    );
  expect(await counted("sum(tickets)::integer as many from ticket_tallies where kind = 'work'")).toEqual(
    await counted('count(*)::integer as many from tickets'),
  );
});
