-- Visits of contracts are stored and planned (R1207): visits that were moved become visits of their period, and what a plan
-- follows from marks its dealer.

create temp table moved on commit drop as
with covered as (
  select m.dealer_id, m.contract_id, m.elevator_id, m.day, m.moved_by, m.moved_at, e.building_name, e.engineer_id,
    c.start_date, c.end_date, c.visits_a_year, promise.period
  from moved_visits m
  join contracts c on c.dealer_id = m.dealer_id and c.contract_id = m.contract_id and c.deleted_at is null
    and c.visits_a_year > 0
  join elevators e on e.dealer_id = m.dealer_id and e.elevator_id = m.elevator_id and e.deleted_at is null
  -- The number of the period is the same as before: years, then visits of the year, each from the start of the contract.
  cross join lateral (
    select n.year * c.visits_a_year + k.visit + 1 as period
    from generate_series(0, extract(year from age(c.end_date, c.start_date))::integer) as n(year)
    cross join lateral (select (c.start_date + make_interval(years => n.year))::date as first,
      (c.start_date + make_interval(years => n.year + 1))::date as next) as year
    cross join generate_series(0, c.visits_a_year - 1) as k(visit)
    where year.first + (k.visit * (year.next - year.first)) / c.visits_a_year = m.promised_day
      and m.promised_day <= c.end_date) promise),
dated as (
  select covered.*, this.day as promised, next.day as next_promised
  from covered
  cross join lateral (select (case when 12 % visits_a_year = 0
      then start_date + make_interval(months => (period - 1) * (12 / visits_a_year))
      else (start_date + make_interval(years => (period - 1) / visits_a_year))::date
        + (((period - 1) % visits_a_year) * ((start_date + make_interval(years => (period - 1) / visits_a_year + 1))::date
          - (start_date + make_interval(years => (period - 1) / visits_a_year))::date)) / visits_a_year
    end)::date as day) this
  cross join lateral (select (case when 12 % visits_a_year = 0
      then start_date + make_interval(months => period * (12 / visits_a_year))
      else (start_date + make_interval(years => period / visits_a_year))::date
        + ((period % visits_a_year) * ((start_date + make_interval(years => period / visits_a_year + 1))::date
          - (start_date + make_interval(years => period / visits_a_year))::date)) / visits_a_year
    end)::date as day) next)
select dealer_id, contract_id, building_name, period, day, elevator_id, engineer_id, moved_by, moved_at,
  least(promised, end_date) as promised_day, least(next_promised - 1, end_date) as window_end,
  -- Whether the lift was maintained in the period, and when: from a fifth of the interval before the promised day on.
  (select max(h.completed_date) from maintenance_history h
    where h.dealer_id = dated.dealer_id and h.elevator_id = dated.elevator_id and h.to_state = 'Completed'
      and h.completed_date between greatest(promised - (next_promised - promised) / 5, start_date)
        and greatest(next_promised - 1, day)) as done_on,
  -- Lifts of a building that were moved to different days are parts.
  dense_rank() over (partition by dealer_id, contract_id, building_name, period order by day)::integer as part
from dated;

create temp table moved_trips on commit drop as
select dealer_id, contract_id, building_name, period, part, day, min(promised_day) as promised_day,
  min(window_end) as window_end, least(20 + 45 * count(*), 1440)::integer as estimate_minutes,
  (array_agg(moved_by order by moved_at desc, elevator_id))[1] as moved_by, max(moved_at) as moved_at,
  mode() within group (order by engineer_id) as engineer_id,
  case when bool_and(done_on is not null) then max(done_on) end as done_on
from moved group by dealer_id, contract_id, building_name, period, part, day;

insert into visits (dealer_id, contract_id, building_name, period, part, state, promised_day, window_end, planned_day,
  estimate_minutes, created_at, moved_by, moved_at, changed_by, done_at)
select dealer_id, contract_id, building_name, period, part,
  case when done_on is not null then 'Done' when greatest(window_end, day) < current_date then 'Missed' else 'Planned' end,
  promised_day, window_end, day, estimate_minutes, moved_at, moved_by, moved_at, moved_by,
  (done_on + time '12:00') at time zone 'UTC'
from moved_trips order by dealer_id, contract_id, building_name, period, part
on conflict do nothing;

insert into visit_elevators (dealer_id, visit_id, elevator_id, outcome)
select v.dealer_id, v.visit_id, m.elevator_id, case when v.state = 'Done' then 'Done' end
from moved m join visits v on v.dealer_id = m.dealer_id and v.contract_id = m.contract_id
  and v.building_name = m.building_name and v.period = m.period and v.part = m.part;

-- The calendar showed them under the engineer of the lift.
insert into visit_technicians (dealer_id, visit_id, place, user_id)
select v.dealer_id, v.visit_id, 1, u.user_id
from moved_trips m join visits v on v.dealer_id = m.dealer_id and v.contract_id = m.contract_id
  and v.building_name = m.building_name and v.period = m.period and v.part = m.part
join users u on u.dealer_id = m.dealer_id and u.user_id = m.engineer_id and u.user_type = 'TechnicianUser'
  and u.is_active and u.deleted_at is null;

insert into visit_history (dealer_id, visit_id, at, who, what, after)
select v.dealer_id, v.visit_id, v.moved_at, v.moved_by, 'created', v.planned_day::text
from moved_trips m join visits v on v.dealer_id = m.dealer_id and v.contract_id = m.contract_id
  and v.building_name = m.building_name and v.period = m.period and v.part = m.part
order by v.dealer_id, v.visit_id;

drop table moved_visits;

-- The dealers whose visits must be planned anew, one row for each transaction that changed something: writers never wait for
-- each other, and who plans deletes the rows that it sees before it reads (ADR-147).
create table visit_plans_due (
  due_id    bigint generated by default as identity,
  dealer_id bigint not null references dealers on delete cascade,
  primary key (dealer_id, due_id)
);

create function mark_plan_due(dealers_changed bigint[]) returns void language sql as $$
  insert into visit_plans_due (dealer_id)
  select d.dealer_id from dealers d
  where d.dealer_id = any (dealers_changed) and not exists (
    select from visit_plans_due due where due.dealer_id = d.dealer_id and due.xmin = pg_current_xact_id()::xid)
$$;

create function plan_due_of_rows() returns trigger language plpgsql as $$
begin
  perform mark_plan_due(array(select distinct dealer_id from changed_rows));
  return null;
end $$;

create function plan_due_of_row() returns trigger language plpgsql as $$
begin
  perform mark_plan_due(array[new.dealer_id]);
  return null;
end $$;

create trigger contracts_plan_new after insert on contracts
  referencing new table as changed_rows for each statement execute function plan_due_of_rows();
create trigger contracts_plan_changed after update on contracts for each row
  when ((old.start_date, old.end_date, old.visits_a_year, old.deleted_at, old.ended_on)
    is distinct from (new.start_date, new.end_date, new.visits_a_year, new.deleted_at, new.ended_on))
  execute function plan_due_of_row();
create trigger contract_elevators_plan_new after insert on contract_elevators
  referencing new table as changed_rows for each statement execute function plan_due_of_rows();
create trigger contract_elevators_plan_gone after delete on contract_elevators
  referencing old table as changed_rows for each statement execute function plan_due_of_rows();

create trigger elevators_plan_new after insert on elevators
  referencing new table as changed_rows for each statement execute function plan_due_of_rows();
create trigger elevators_plan_changed after update on elevators for each row
  when ((old.deleted_at, old.engineer_id, old.building_name, old.elevator_zip, old.elevator_address)
    is distinct from (new.deleted_at, new.engineer_id, new.building_name, new.elevator_zip, new.elevator_address))
  execute function plan_due_of_row();

create trigger users_plan_new after insert on users for each row
  when (new.user_type = 'TechnicianUser') execute function plan_due_of_row();
create trigger users_plan_changed after update on users for each row
  when ((old.user_type, old.is_active, old.deleted_at) is distinct from (new.user_type, new.is_active, new.deleted_at))
  execute function plan_due_of_row();

create trigger working_days_plan after insert or update on working_days for each row execute function plan_due_of_row();
create trigger holidays_plan_new after insert on holidays
  referencing new table as changed_rows for each statement execute function plan_due_of_rows();
create trigger holidays_plan_gone after delete on holidays
  referencing old table as changed_rows for each statement execute function plan_due_of_rows();
create trigger absences_plan_new after insert on absences
  referencing new table as changed_rows for each statement execute function plan_due_of_rows();
create trigger absences_plan_gone after delete on absences
  referencing old table as changed_rows for each statement execute function plan_due_of_rows();
create trigger absences_plan_changed after update on absences for each row execute function plan_due_of_row();
