-- Visits of the past periods of contracts: a report of a society counts what is stored (R1262). A period that was promised before its
-- contract was entered has none, since nobody could record what happened then. A completed maintenance counts for the period in which
-- it was made, or for the next one if it was in the last fifth of an interval that had one already.

create temp table past_periods on commit drop as
with covered as (
  select c.dealer_id, c.contract_id, c.start_date, least(c.end_date, coalesce(c.ended_on, c.end_date)) as end_date,
    c.visits_a_year, c.created_at::date as entered, e.elevator_id, e.building_name
  from contracts c
  join contract_elevators x on x.dealer_id = c.dealer_id and x.contract_id = c.contract_id
  join elevators e on e.dealer_id = x.dealer_id and e.elevator_id = x.elevator_id and e.deleted_at is null
  where c.deleted_at is null and c.visits_a_year > 0 and c.start_date <= current_date),
numbered as (
  select covered.*, period from covered
  cross join generate_series(1, visits_a_year * (1 + extract(year from age(least(end_date, current_date), start_date)))::integer)
    as n (period)),
dated as (
  select numbered.*, this.day as promised, next.day as next_promised
  from numbered
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
select dealer_id, contract_id, elevator_id, building_name, period, promised, next_promised,
  least(next_promised - 1, end_date) as window_end
from dated where promised <= end_date and promised <= current_date and promised >= entered;

create temp table past_maintenance on commit drop as
with completed as (
  select distinct p.dealer_id, p.contract_id, p.elevator_id, p.period, h.completed_date as day,
    h.completed_date >= p.next_promised - (p.next_promised - p.promised) / 5 as early
  from past_periods p
  join maintenance_history h on h.dealer_id = p.dealer_id and h.elevator_id = p.elevator_id
    and h.to_state = 'Completed' and h.completed_date between p.promised and p.window_end)
select dealer_id, contract_id, elevator_id, min(day) as day,
  period + case when early and place > 1 then 1 else 0 end as period
from (select completed.*, row_number() over (partition by dealer_id, contract_id, elevator_id, period order by day) as place
  from completed) counted
group by dealer_id, contract_id, elevator_id, 5;

create temp table past_visits on commit drop as
select p.dealer_id, p.contract_id, p.building_name, p.period, p.promised, p.window_end, p.elevator_id, m.day,
  dense_rank() over (partition by p.dealer_id, p.contract_id, p.building_name, p.period order by m.day nulls last)
    + coalesce((select max(v.part) from visits v where v.dealer_id = p.dealer_id and v.contract_id = p.contract_id
      and v.building_name = p.building_name and v.period = p.period), 0) as part
from past_periods p
left join past_maintenance m using (dealer_id, contract_id, elevator_id, period)
where (m.day is not null or p.window_end < current_date)
  and not exists (select from visit_elevators l join visits v on v.dealer_id = l.dealer_id and v.visit_id = l.visit_id
    where l.dealer_id = p.dealer_id and l.elevator_id = p.elevator_id and v.contract_id = p.contract_id
      and v.period = p.period);

with made as (
  insert into visits (dealer_id, contract_id, building_name, period, part, state, promised_day, window_end, planned_day,
    estimate_minutes, done_at, done_day)
  select dealer_id, contract_id, building_name, period, part, case when day is null then 'Missed' else 'Done' end,
    promised, window_end, coalesce(day, promised), least(20 + 45 * count(*), 1440), (day + time '12:00') at time zone 'UTC', day
  from past_visits group by dealer_id, contract_id, building_name, period, part, promised, window_end, day
  order by dealer_id, contract_id, building_name, period, part
  returning dealer_id, visit_id, contract_id, building_name, period, part, state)
insert into visit_elevators (dealer_id, visit_id, elevator_id, outcome)
select made.dealer_id, made.visit_id, p.elevator_id, case made.state when 'Done' then 'Done' end
from made join past_visits p using (dealer_id, contract_id, building_name, period, part);
