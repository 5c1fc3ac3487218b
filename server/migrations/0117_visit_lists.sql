-- What the list of visits reads, so that its first page costs the same for a thousand visits and for a million (ADR-147).

-- Whether nobody is planned for it; triggers keep it.
alter table visits add column unassigned boolean not null default true;
update visits v set unassigned = false
where exists (select from visit_technicians t where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id);

create function visits_assigned() returns trigger language plpgsql as $$
begin
  update visits v set unassigned = false
  from (select distinct dealer_id, visit_id from new_rows) n
  where v.dealer_id = n.dealer_id and v.visit_id = n.visit_id and v.unassigned;
  return null;
end $$;

create function visits_left() returns trigger language plpgsql as $$
begin
  update visits v set unassigned = true
  from (select distinct dealer_id, visit_id from old_rows) o
  where v.dealer_id = o.dealer_id and v.visit_id = o.visit_id and not v.unassigned
    and not exists (select from visit_technicians t where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id);
  return null;
end $$;

create trigger visit_technicians_new after insert on visit_technicians
  referencing new table as new_rows for each statement execute function visits_assigned();
create trigger visit_technicians_gone after delete on visit_technicians
  referencing old table as old_rows for each statement execute function visits_left();

-- Beside the technicians, the day and the state of the visit, too: the visits of one are listed and counted from one index.
alter table visit_technicians
  add column planned_day date,
  add column state       text;

update visit_technicians t set planned_day = v.planned_day, state = v.state, promised_day = v.promised_day, kept = v.kept
from visits v where v.dealer_id = t.dealer_id and v.visit_id = t.visit_id;

create or replace function take_promise() returns trigger language plpgsql as $$
begin
  select v.promised_day, v.kept, v.planned_day, v.state
  into new.promised_day, new.kept, new.planned_day, new.state
  from visits v where v.dealer_id = new.dealer_id and v.visit_id = new.visit_id;
  return new;
end $$;

create or replace function pass_promise_on() returns trigger language plpgsql as $$
begin
  update visit_technicians
  set promised_day = new.promised_day, kept = new.kept, planned_day = new.planned_day, state = new.state
  where dealer_id = new.dealer_id and visit_id = new.visit_id;
  return null;
end $$;

drop trigger visits_promise_changed on visits;
create trigger visits_promise_changed after update on visits for each row
  when ((old.promised_day, old.kept, old.planned_day, old.state)
    is distinct from (new.promised_day, new.kept, new.planned_day, new.state))
  execute function pass_promise_on();

drop index visits_of_technician;
create index visits_of_technician on visit_technicians (dealer_id, user_id, planned_day, visit_id)
  include (promised_day, state, kept);

-- Every order, and those of one state and of what became of promises. What is included is filtered within the index.
drop index visits_by_day;
create index visits_by_day on visits (dealer_id, planned_day, visit_id) include (promised_day, state, kept, unassigned);
drop index visits_by_state;
create index visits_by_state on visits (dealer_id, state, planned_day, visit_id) include (promised_day, kept, unassigned);
create index visits_by_kept on visits (dealer_id, kept, planned_day, visit_id) include (promised_day, unassigned)
  where kept is not null;
create index visits_of_nobody on visits (dealer_id, planned_day, visit_id) include (promised_day, state, kept) where unassigned;
create index visits_by_promised_day on visits (dealer_id, promised_day, visit_id)
  include (planned_day, state, kept, unassigned);
-- Null is last in this direction, too.
create index visits_by_promised_day_down on visits (dealer_id, promised_day desc nulls last, visit_id desc)
  include (planned_day, state, kept, unassigned);
create index visits_in_order_of_state on visits (dealer_id,
  array_position(array['Planned', 'OnTheWay', 'AtWork', 'Done', 'Missed', 'Cancelled', 'OnHold'], state), visit_id)
  include (state);
-- The report in time sums tallies.
drop index visits_by_promise;

-- How many visits there are of each kind, as ticket_tallies (ADR-125): a tally is the sum of its rows.
create table visit_tallies (
  dealer_id  bigint  not null,
  -- planned:  day = the planned day
  -- promised: day = the promised day
  -- building: word = the name of the building
  kind       text    not null collate "C",
  day        date,
  word       text    not null collate "C",
  state      text    not null,
  -- Null without a promise, and of one that was cancelled.
  kept       text,
  unassigned boolean not null,
  visits     bigint  not null
);
create index visit_tallies_sums on visit_tallies (dealer_id, kind, day, word, state, kept, unassigned) include (visits);
-- It has no key: its rows are added up.
alter table visit_tallies replica identity full;
alter table visit_tallies set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

create type tallied_visit as (
  dealer_id bigint, building_name text, planned_day date, promised_day date, state text, kept text, unassigned boolean);

create function tally_visits(added tallied_visit[], removed tallied_visit[]) returns void language plpgsql as $$
begin
  insert into visit_tallies (dealer_id, kind, day, word, state, kept, unassigned, visits)
  select v.dealer_id, k.kind, k.day, k.word, k.state, k.kept, k.unassigned, sum(v.change)
  from (select *, 1 as change from unnest(added) union all select *, -1 from unnest(removed)) v
  cross join lateral (values
    ('planned', v.planned_day, '', v.state, v.kept, v.unassigned),
    ('promised', v.promised_day, '', v.state, v.kept, v.unassigned),
    ('building', null, v.building_name, '', null, false)) as k (kind, day, word, state, kept, unassigned)
  where k.kind <> 'promised' or k.day is not null
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(v.change) <> 0;
end $$;

-- Folds the tallies of a dealer that have several rows, as fold_ticket_tallies.
create function fold_visit_tallies(of_dealer bigint) returns void language plpgsql as $$
declare
  places tid[] := array(
    select unnest(array_agg(ctid)) from visit_tallies where dealer_id = of_dealer
    group by kind, day, word, state, kept, unassigned having count(*) > 1);
begin
  with held as materialized (
    select ctid as place from visit_tallies where ctid = any (places) and dealer_id = of_dealer
    for update skip locked),
  gone as (
    delete from visit_tallies where ctid = any (array(select place from held))
    returning kind, day, word, state, kept, unassigned, visits)
  insert into visit_tallies (dealer_id, kind, day, word, state, kept, unassigned, visits)
  select of_dealer, kind, day, word, state, kept, unassigned, sum(visits) from gone
  group by kind, day, word, state, kept, unassigned having sum(visits) <> 0;
end $$;

create function tally_changed_visits() returns trigger language plpgsql as $$
declare
  added   tallied_visit[] := '{}';
  removed tallied_visit[] := '{}';
  dealer  bigint;
begin
  if tg_op <> 'DELETE' then
    select array_agg((dealer_id, building_name, planned_day, promised_day, state, kept, unassigned)::tallied_visit)
    into added from new_rows;
  end if;
  if tg_op <> 'INSERT' then
    select array_agg((dealer_id, building_name, planned_day, promised_day, state, kept, unassigned)::tallied_visit)
    into removed from old_rows;
  end if;
  if added is distinct from removed then
    perform tally_visits(added, removed);
    -- One changed visit in fifty pays for the folding.
    if random() < 0.02 * coalesce(cardinality(added || removed), 0) then
      for dealer in select distinct dealer_id from unnest(added || removed) loop
        perform fold_visit_tallies(dealer);
      end loop;
    end if;
  end if;
  return null;
end $$;
create trigger visits_tally_new after insert on visits
  referencing new table as new_rows for each statement execute function tally_changed_visits();
create trigger visits_tally_changed after update on visits
  referencing old table as old_rows new table as new_rows for each statement execute function tally_changed_visits();
create trigger visits_tally_gone after delete on visits
  referencing old table as old_rows for each statement execute function tally_changed_visits();

insert into visit_tallies (dealer_id, kind, day, word, state, kept, unassigned, visits)
select dealer_id, 'planned', planned_day, '', state, kept, unassigned, count(*) from visits group by 1, 3, 5, 6, 7
union all
select dealer_id, 'promised', promised_day, '', state, kept, unassigned, count(*) from visits
where promised_day is not null group by 1, 3, 5, 6, 7
union all
select dealer_id, 'building', null, building_name, '', null, false, count(*) from visits group by 1, 4;
