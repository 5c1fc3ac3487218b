import { planVisits } from '../visits/planning/planVisits';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { seedDemo } from './seedDemo';

// A Monday, a Sunday, and a day in a leap year.
describe.each(['2026-11-23', '2026-11-29', '2028-02-29'])(
  'the visits of the demonstration that is created on %s',
  (today) => {
    let made: TestDatabase;
    beforeAll(async () => {
      made = await testDatabase();
      await seedDemo(made.database, { today });
    });
    afterAll(() => made.close());

    const rows = (sql: string) => made.database.query<object>(sql.replaceAll('$today', `date '${today}'`));

    /** Each title is a rule of the product; its SQL finds the rows that violate it. */
    test.each<[rule: string, broken: string]>([
      [
        'a lift that was maintained at a visit has the report and the completed maintenance of that day',
        `select l.visit_id from visit_elevators l join visits v using (visit_id) left join reports r using (report_id)
        where l.outcome = 'Done' and (r.elevator_id <> l.elevator_id or r.report_date is distinct from v.done_day
          or not exists (select from maintenance_history h
            where h.elevator_id = l.elevator_id and h.completed_date = v.done_day))`,
      ],
      [
        'each lift of a Done visit has an outcome, and no other lift has one',
        `select * from visit_elevators join visits using (visit_id) where (state = 'Done') <> (outcome is not null)`,
      ],
      [
        'a visit is of its contract and building, and visits a lift once in a period',
        `select l.visit_id from visit_elevators l join visits v using (visit_id) join elevators e using (elevator_id)
        left join contract_elevators c on c.contract_id = v.contract_id and c.elevator_id = l.elevator_id
        where e.building_name <> v.building_name or (v.contract_id is not null and c is null)
        union all select min(l.visit_id) from visit_elevators l join visits v using (visit_id)
          where v.contract_id is not null group by v.contract_id, v.period, l.elevator_id having count(*) > 1`,
      ],
      [
        'nothing of a visit is before its contract, and nothing that happened is in the future',
        `select visit_id from visits left join contracts c using (contract_id)
        where done_day < c.start_date or done_day > $today or arrived_at::date > $today
          or on_the_way_at > arrived_at or arrived_at > done_at
        union all select visit_id from visit_history where at::date > $today`,
      ],
      [
        'the history of a visit ends in its state, in order of time, and its version counts the changes',
        `select v.visit_id from visits v join (select h.*, lag(at) over (partition by visit_id order by entry_id) as earlier
          from visit_history h) h using (visit_id) group by v.dealer_id, v.visit_id
        having bool_or(h.at < h.earlier) or count(*) <> v.version
          or coalesce((array_agg(h.after order by h.entry_id desc) filter (where h.what = 'state'))[1], 'Planned')
            <> v.state`,
      ],
      [
        'a technician is on the way or at work once',
        `select user_id from visit_technicians join visits v using (visit_id)
        where v.state in ('OnTheWay', 'AtWork') group by user_id having count(*) > 1`,
      ],
    ])('%s', async (_rule, broken) => {
      expect(await rows(`select count(*)::integer as broken from (${broken}) rows`)).toEqual([{ broken: 0 }]);
    });

    test('the planner leaves all visits as they are, and adds others', async () => {
      const visits = () => rows('select visit_id, version, state, planned_day from visits order by 1');
      const before = await visits();
      const [{ dealer_id } = { dealer_id: 0 }] = await made.database.query<{ dealer_id: number }>(
        'select dealer_id from dealers',
      );
      await made.database.transaction((db) => planVisits(db, dealer_id, today));
      const after = await visits();
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.length).toBeGreaterThan(before.length + 50);
    });
  },
);
