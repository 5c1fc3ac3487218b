-- The reports of any days are sums of few rows (ADR-098). Both tables follow from `tickets`, in the transaction of the change.

-- How many living tickets were opened or closed on each day. As the tallies (0004): changes add rows, now and then they are
-- folded.
create table ticket_days (
  dealer_id bigint  not null,
  -- priority: opened; a = 1 where a passenger is trapped; status, priority
  -- assignee: opened; a = assignee or 0; status
  -- reporter: opened; a = reporter; status
  -- closed:   closed; a = days since it was opened; priority
  -- closer:   closed; a = assignee or 0
  kind      text    not null collate "C",
  day       date    not null,
  a         bigint  not null,
  status    text    not null,
  priority  text    not null,
  tickets   bigint  not null
);
create index ticket_days_sums on ticket_days (dealer_id, kind, day, a, status, priority) include (tickets);
alter table ticket_days replica identity full;
alter table ticket_days set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

-- The living tickets of an elevator with the same fault, which is its label in any case, in spans of 91 days. All of a span but
-- the first repeat an earlier one (REPEAT_WITHIN_DAYS), so a report needs only the first and the last day of each.
create table ticket_faults (
  dealer_id   bigint  not null,
  elevator_id bigint  not null,
  fault       text    not null collate "C",
  span        integer not null,
  label       text    not null collate "C",
  tickets     bigint  not null,
  first       date    not null,
  last        date    not null,
  primary key (dealer_id, elevator_id, fault, span, label) include (tickets, first, last)
);
create function fault_span(day date) returns integer language sql immutable parallel safe as
$$ select (day - date '0001-01-01') / 91 $$;

alter type tallied_ticket add attribute create_date date, add attribute close_date date, add attribute entrapment boolean;

create function tally_days(added tallied_ticket[], removed tallied_ticket[]) returns void language plpgsql as $$
begin
  insert into ticket_days (dealer_id, kind, day, a, status, priority, tickets)
  select t.dealer_id, k.kind, k.day, k.a, k.status, k.priority, sum(t.change)
  from (select *, 1 as change, case when status = 'Closed' then close_date end as closed from unnest(added)
    union all select *, -1, case when status = 'Closed' then close_date end from unnest(removed)) t
  cross join lateral (
    values
      ('priority', t.create_date, t.entrapment::integer, t.status, t.priority),
      ('assignee', t.create_date, coalesce(t.assignee_id, 0), t.status, ''),
      ('reporter', t.create_date, t.reporter_id, t.status, ''),
      ('closed', t.closed, greatest(0, t.closed - t.create_date), '', t.priority),
      ('closer', t.closed, coalesce(t.assignee_id, 0), '', '')
  ) as k (kind, day, a, status, priority)
  where k.day is not null
  group by 1, 2, 3, 4, 5, 6
  having sum(t.change) <> 0;
end $$;

-- Folds the rows of a dealer's days, as fold_ticket_tallies.
create function fold_ticket_days(of_dealer bigint, of_days date[]) returns void language plpgsql as $$
declare
  places tid[] := array(
    select unnest(array_agg(ctid)) from ticket_days
    where dealer_id = of_dealer and kind in ('priority', 'assignee', 'reporter', 'closed', 'closer') and day = any (of_days)
    group by kind, day, a, status, priority having count(*) > 1);
begin
  with held as materialized (
    select ctid as place from ticket_days where ctid = any (places) and dealer_id = of_dealer
    for update skip locked),
  gone as (
    delete from ticket_days where ctid = any (array(select place from held))
    returning kind, day, a, status, priority, tickets)
  insert into ticket_days (dealer_id, kind, day, a, status, priority, tickets)
  select of_dealer, kind, day, a, status, priority, sum(tickets) from gone
  group by kind, day, a, status, priority having sum(tickets) <> 0;
end $$;

-- A new ticket changes the row of its fault. One that is gone may have been the first or the last: the row is locked, and then
-- counted again. So only changes of the same fault of one elevator wait for each other.
create function tally_faults(added tallied_ticket[], removed tallied_ticket[]) returns void language plpgsql as $$
declare
  gone record;
begin
  insert into ticket_faults as f (dealer_id, elevator_id, fault, span, label, tickets, first, last)
  select dealer_id, elevator_id, lower(label), fault_span(create_date), label, count(*), min(create_date), max(create_date)
  from (select dealer_id, elevator_id, label, create_date, ticket_no from unnest(added)
    except select dealer_id, elevator_id, label, create_date, ticket_no from unnest(removed)) t
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (dealer_id, elevator_id, fault, span, label) do update set tickets = f.tickets + excluded.tickets,
    first = least(f.first, excluded.first), last = greatest(f.last, excluded.last);
  for gone in
    select distinct dealer_id, elevator_id, lower(label) collate "C" as fault, fault_span(create_date) as span,
      label collate "C" as label
    from (select dealer_id, elevator_id, label, create_date, ticket_no from unnest(removed)
      except select dealer_id, elevator_id, label, create_date, ticket_no from unnest(added)) t
    order by 1, 2, 3, 4, 5
  loop
    perform from ticket_faults f where (f.dealer_id, f.elevator_id, f.fault, f.span, f.label)
      = (gone.dealer_id, gone.elevator_id, gone.fault, gone.span, gone.label) for update;
    update ticket_faults f set tickets = living.tickets, first = living.first, last = living.last
    from (select count(*) as tickets, min(t.create_date) as first, max(t.create_date) as last from tickets t
      where t.dealer_id = gone.dealer_id and t.elevator_id = gone.elevator_id and t.label = gone.label
        and t.create_date >= date '0001-01-01' + gone.span * 91 and t.create_date < date '0001-01-01' + (gone.span + 1) * 91
        and t.deleted_at is null) living
    where (f.dealer_id, f.elevator_id, f.fault, f.span, f.label)
      = (gone.dealer_id, gone.elevator_id, gone.fault, gone.span, gone.label) and living.tickets > 0;
    if not found then
      delete from ticket_faults f where (f.dealer_id, f.elevator_id, f.fault, f.span, f.label)
        = (gone.dealer_id, gone.elevator_id, gone.fault, gone.span, gone.label);
    end if;
  end loop;
end $$;

-- As before, and the days and faults.
create or replace function tally_changed_tickets() returns trigger language plpgsql as $$
declare
  added   tallied_ticket[] := '{}';
  removed tallied_ticket[] := '{}';
  of_days record;
  dealer  bigint;
begin
  if tg_op <> 'DELETE' then
    select array_agg((dealer_id, status, priority, label, assignee_id, reporter_id, elevator_id,
      ticket_no, create_date, close_date, entrapment)::tallied_ticket) into added from new_rows where deleted_at is null;
  end if;
  if tg_op <> 'INSERT' then
    select array_agg((dealer_id, status, priority, label, assignee_id, reporter_id, elevator_id,
      ticket_no, create_date, close_date, entrapment)::tallied_ticket) into removed from old_rows where deleted_at is null;
  end if;
  if added is distinct from removed then
    perform tally_tickets(added, removed);
    perform tally_days(added, removed);
    perform tally_faults(added, removed);
    -- One changed ticket in fifty pays for the folding, and one in ten for that of its days.
    if random() < 0.02 * coalesce(cardinality(added || removed), 0) then
      for dealer in select distinct dealer_id from unnest(added || removed) loop
        perform fold_ticket_tallies(dealer);
      end loop;
    end if;
    if random() < 0.1 * coalesce(cardinality(added || removed), 0) then
      for of_days in
        select t.dealer_id, array_agg(distinct d.day) as days from unnest(added || removed) t
        cross join lateral (values (t.create_date), (t.close_date)) d (day) where d.day is not null group by 1
      loop
        perform fold_ticket_days(of_days.dealer_id, of_days.days);
      end loop;
    end if;
  end if;
  return null;
end $$;

insert into ticket_days (dealer_id, kind, day, a, status, priority, tickets)
select dealer_id, 'priority', create_date, entrapment::integer, status, priority, count(*) from tickets
  where deleted_at is null group by 1, 3, 4, 5, 6
union all select dealer_id, 'assignee', create_date, coalesce(assignee_id, 0), status, '', count(*) from tickets
  where deleted_at is null group by 1, 3, 4, 5
union all select dealer_id, 'reporter', create_date, reporter_id, status, '', count(*) from tickets
  where deleted_at is null group by 1, 3, 4, 5
union all select dealer_id, 'closed', close_date, greatest(0, close_date - create_date), '', priority, count(*) from tickets
  where deleted_at is null and status = 'Closed' and close_date is not null group by 1, 3, 4, 6
union all select dealer_id, 'closer', close_date, coalesce(assignee_id, 0), '', '', count(*) from tickets
  where deleted_at is null and status = 'Closed' and close_date is not null group by 1, 3, 4;

insert into ticket_faults
select dealer_id, elevator_id, lower(label), fault_span(create_date), label, count(*), min(create_date), max(create_date)
from tickets where deleted_at is null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5;

-- The counts of the days no longer need these columns; the report of repeat faults reads its first and its last span here.
drop index tickets_by_create_date, tickets_by_close_date;
create index tickets_by_create_date on tickets (dealer_id, create_date) include (elevator_id, label)
  where deleted_at is null;
create index tickets_by_close_date on tickets (dealer_id, close_date) where deleted_at is null and status = 'Closed';
