import { advanceStates } from '../maintenance/advanceStates';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { seedDemo } from './seedDemo';

// A Monday, the first of a month, and a day in a leap year: nothing may depend on the day of creation.
describe.each(['2026-11-23', '2027-03-01', '2028-02-29'])(
  'the demonstration that is created on %s',
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
        'the next maintenance is due one cycle after the last one',
        `select * from elevators where main_completed_date is null
        or main_due_date <> main_completed_date + main_cycle_days`,
      ],
      [
        'the lifts of one building have one cycle, monthly or quarterly',
        `select customer_id from elevators group by customer_id
        having count(distinct main_cycle_days) > 1 or min(main_cycle_days) not in (30, 90)`,
      ],
      [
        'a cycle starts 7 days (monthly) or 30 days (quarterly) before its maintenance is due',
        `select * from elevators where main_state <> 'Completed'
        and main_start_date <> main_due_date - case main_cycle_days when 30 then 7 else 30 end
        union all select e.* from elevators e join maintenance_history h using (elevator_id)
        where h.to_state = 'InDue' and h.at::date <> due_date - case main_cycle_days when 30 then 7 else 30 end`,
      ],
      [
        'a Completed lift was maintained in this cycle, and the next one has not started',
        `select * from elevators where main_state = 'Completed' and (main_completed_date < main_start_date
        or main_completed_date > $today
        or main_due_date <= $today + case main_cycle_days when 30 then 7 else 30 end)`,
      ],
      [
        'an InDue lift is in its cycle and not past its due date, and was last maintained in an earlier cycle',
        `select * from elevators where main_state = 'InDue'
        and (main_start_date > $today or main_due_date < $today or main_completed_date >= main_start_date)`,
      ],
      [
        'an OverDue lift is past its due date, and was not maintained since the previous cycle',
        `select * from elevators where main_state = 'OverDue'
        and (main_due_date >= $today or main_completed_date >= main_start_date)`,
      ],
      [
        'a lift was installed before everything that happened to it',
        `select * from elevators e where install_date >= least(main_start_date, main_completed_date)
        or install_date >= (select min(create_date) from tickets t where t.elevator_id = e.elevator_id)
        or install_date >= (select min(at)::date from maintenance_history h where h.elevator_id = e.elevator_id)
        or install_date >= (select min(start_date) from contracts join contract_elevators c using (contract_id)
          where c.elevator_id = e.elevator_id)`,
      ],
      [
        'a lift’s customer is a customer, its engineer a technician',
        `select e.elevator_id from elevators e join users c on c.user_id = e.customer_id
        left join users t on t.user_id = e.engineer_id
        where c.user_type <> 'CustomerUser' or t.user_type <> 'TechnicianUser'`,
      ],
      [
        'a lift, its people and its dealer are older than all events about them',
        `select 1 from tickets t join users u on u.user_id in (t.reporter_id, t.assignee_id)
          where u.created_at > t.create_date
        union all select 1 from maintenance_history h join elevators e using (elevator_id) where e.created_at > h.at
        union all select 1 from contracts c join users u on u.user_id = c.customer_id where u.created_at > c.start_date
        union all select 1 from ticket_field_values v join custom_fields f on f.id = v.custom_field
          join tickets t using (ticket_id) where f.created_at > t.create_date`,
      ],
      [
        'the history of a lift goes from state to state, each line after the previous one',
        `select * from (select *, lag(to_state) over lines as former, lag(at) over lines as earlier
          from maintenance_history window lines as (partition by elevator_id order by entry_id)) h
        where from_state is distinct from former or at <= earlier or to_state = from_state`,
      ],
      [
        'the history of a lift ends in the state and with the dates that it has',
        `select * from elevators e join (select distinct on (elevator_id) * from maintenance_history
          order by elevator_id, at desc) h using (elevator_id)
        where (h.to_state, h.at, h.due_date) <> (e.main_state, e.main_state_at, e.main_due_date)
          or h.completed_date is distinct from e.main_completed_date or h.who_id is distinct from e.main_state_by`,
      ],
      [
        'InDue and OverDue follow from the date, and a user sets Completed on its day',
        `select * from maintenance_history where (to_state = 'Completed') <> (who_id is not null)
        or (to_state = 'OverDue' and at::date <> due_date + 1)
        or (to_state = 'Completed' and at::date <> completed_date) or at::date > $today`,
      ],
      [
        'each completed maintenance has a report by a technician, and there are no other reports',
        `select * from (select elevator_id, completed_date as day from maintenance_history where to_state = 'Completed') h
        full join (select elevator_id, report_date as day, user_type from reports
          join users on user_id = author_id) r using (elevator_id, day)
        where h is null or r.user_type is distinct from 'TechnicianUser'`,
      ],
      [
        'a contract covers lifts of its own customer, and at least one',
        `select c.contract_id from contracts c left join contract_elevators covered using (contract_id)
        left join elevators e on e.elevator_id = covered.elevator_id
        where e.customer_id is distinct from c.customer_id`,
      ],
      [
        'the visits per year of a contract match the cycle of its lifts',
        `select c.contract_id from contracts c join contract_elevators using (contract_id)
        join elevators e using (elevator_id) where c.visits_a_year <> 360 / e.main_cycle_days`,
      ],
      [
        'no lift is under two contracts on one day',
        `select a.elevator_id from contract_elevators a join contract_elevators b
          on b.elevator_id = a.elevator_id and b.contract_id > a.contract_id
        join contracts x on x.contract_id = a.contract_id join contracts y on y.contract_id = b.contract_id
        where x.start_date <= y.end_date and y.start_date <= x.end_date`,
      ],
      [
        'a renewal follows the contract that it renews, has the same customer and lifts, and the old contract was paid',
        `select * from contracts c join contracts former on former.contract_id = c.renews
        where c.start_date <> former.end_date + 1 or c.customer_id <> former.customer_id or not former.paid
          or array(select elevator_id from contract_elevators e where e.contract_id = c.contract_id order by 1)
            <> array(select elevator_id from contract_elevators e where e.contract_id = former.contract_id order by 1)`,
      ],
      [
        'no contract starts in the future, and none was entered after its start',
        `select * from contracts where start_date > $today or created_at::date > start_date
        or end_date <= start_date`,
      ],
      [
        'a ticket is created, started, due and closed in this order, and nothing of it is in the future',
        `select * from tickets where create_date > start_date or start_date > target_date or close_date < start_date
        or update_date::date < create_date or update_date::date >= $today`,
      ],
      [
        'a Closed ticket has a close date and a resolution on the day of its last change, and no other ticket has',
        `select * from tickets where (status = 'Closed') <> (close_date is not null)
        or (status = 'Closed') = (resolution = 'Unresolved') or close_date <> update_date::date`,
      ],
      [
        'every ticket that is no longer Open has an assignee',
        `select * from tickets t left join users u on u.user_id = t.assignee_id
        where (t.assignee_id is null and t.status <> 'Open') or u.user_type <> 'TechnicianUser'`,
      ],
      [
        'a ticket is reported by the lift’s own customer, the dealer or a technician',
        `select * from tickets t join elevators e using (elevator_id) join users u on u.user_id = t.reporter_id
        where u.user_type = 'CustomerUser' and u.user_id <> e.customer_id`,
      ],
      [
        'ticket numbers are in the order of creation',
        `select * from (select create_date, lag(create_date) over (order by ticket_no) as earlier from tickets) t
        where create_date < earlier`,
      ],
      [
        'a lift with open work does not show 0 open tickets',
        `select elevator_id from tickets where status <> 'Closed' group by elevator_id
        having count(*) filter (where status = 'Open') = 0`,
      ],
      [
        'the counts of tickets and of states equal the rows',
        `select status from tickets group by status having count(*) <> (select sum(tickets) from ticket_tallies s
          where s.kind = 'work' and s.status = tickets.status)
        union all select main_state from elevators group by main_state
          having count(*) <> (select sum(c.elevators) from elevator_counts c where c.main_state = elevators.main_state)`,
      ],
      [
        'the history of a ticket starts with its reporter on its day and ends with the current values, in order of time',
        `select ticket_id from (select h.*, lag(at) over (partition by ticket_id order by entry_id) as earlier
          from ticket_history h) h join tickets t using (ticket_id) group by ticket_id, t.dealer_id, t.ticket_id
        having bool_or(h.at < h.earlier) or max(h.at) <> t.update_date or min(h.at)::date <> t.create_date
          or max(h.version) <> t.version
          or count(*) filter (where h.field = 'created' and h.user_id = t.reporter_id) <> 1
          or coalesce((array_agg(h.new order by h.entry_id desc) filter (where h.field = 'status'))[1], 'Open')
            <> t.status`,
      ],
      [
        'every required custom field has a value on every ticket and on every report',
        `select t.ticket_id from tickets t join custom_fields f on f.tracker = 'ticket' and f.is_required
        where not exists (select from ticket_field_values v where v.ticket_id = t.ticket_id and v.custom_field = f.id)
        union all select r.report_id from reports r join custom_fields f on f.tracker = 'report' and f.is_required
        where not exists (select from report_field_values v where v.report_id = r.report_id and v.custom_field = f.id)`,
      ],
      [
        'every value matches its field’s format and options',
        `select * from (select custom_field, value from ticket_field_values
          union all select custom_field, value from report_field_values) v join custom_fields f on f.id = v.custom_field
        where not case f.format when 'integer' then v.value ~ '^[0-9]+$' when 'boolean' then v.value in ('true', 'false')
          when 'time' then v.value ~ '^[0-2][0-9]:[0-5][0-9]$' when 'date' then v.value ~ '^\\d{4}-\\d\\d-\\d\\d$'
          when 'dropdown' then v.value = any(f.options)
          when 'checkbox' then string_to_array(v.value, ',') <@ f.options else v.value <> '' end`,
      ],
      [
        'a report keeps its fields as they were at its creation',
        `select * from report_field_values v join custom_fields f on f.id = v.custom_field
        where (v.field_name, v.field_format, v.field_order) is distinct from (f.name, f.format, f."order")`,
      ],
    ])('%s', async (_rule, broken) => {
      expect(await rows(`select count(*)::integer as broken from (${broken}) rows`)).toEqual([{ broken: 0 }]);
    });

    test('the maintenance job of the day changes nothing', async () => {
      const states = () => rows('select elevator_id, main_state, main_start_date from elevators order by 1');
      const before = await states();
      await made.database.transaction((db) => advanceStates(db, today));
      expect(await states()).toEqual(before);
    });
  },
);
