-- What lists, Home and reports count of the tickets, so that their cost does not grow with the number of tickets (ADR-125). All
-- of it follows from `tickets`, in the transaction of the change. Without foreign keys: checking each row would cost more
-- than writing it.

-- How many living tickets there are of each kind. A tally is the sum of its rows: each change adds rows, so that writers
-- never wait for each other, and now and then the rows of a tally are folded into one.
create table ticket_tallies (
  dealer_id bigint  not null,
  -- work:     a = assignee or 0; status, priority
  -- label:    word = label, a = assignee or 0; status, priority
  -- reporter: a = reporter, b = 1 where the reporter is the assignee, too; status
  -- key:      word = up to two digits of the key's number, '-' before those that it begins with, '' for every ticket; status
  -- code:     with a closing code that is not confirmed; it follows from the codes alone
  kind      text    not null,
  word      text    not null collate "C",
  a         bigint  not null,
  b         integer not null,
  status    text    not null,
  priority  text    not null,
  tickets   bigint  not null
);
create index ticket_tallies_sums on ticket_tallies (dealer_id, kind, word, a, b, status, priority) include (tickets);
-- It has no key: its rows are added up.
alter table ticket_tallies replica identity full;
alter table ticket_tallies set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

-- How many living tickets were opened or closed on each day. As the tallies: changes add rows, now and then they are folded.
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

create type tallied_ticket as (
  dealer_id bigint, status text, priority text, label text, assignee_id bigint, reporter_id bigint, elevator_id bigint,
  ticket_no integer, create_date date, close_date date, entrapment boolean);

create function key_grams(number integer) returns setof text language sql immutable as $$
  select distinct substr('-' || number, at, size)
  from generate_series(1, length(number::text) + 1) at, generate_series(1, 3) size
  where at + size <= length(number::text) + 2 and size <= case when at = 1 then 3 else 2 end
    and not (at = 1 and size = 1)
$$;

-- The tickets of an elevator are few and in an index of their own: they need no tally.
create function tally_tickets(added tallied_ticket[], removed tallied_ticket[]) returns void language plpgsql as $$
begin
  insert into ticket_tallies (dealer_id, kind, word, a, b, status, priority, tickets)
  select t.dealer_id, k.kind, k.word, k.a, k.b, t.status, k.priority, sum(t.change)
  from (select *, 1 as change from unnest(added) union all select *, -1 from unnest(removed)) t
  cross join lateral (
    values
      ('work', '', coalesce(t.assignee_id, 0), 0, t.priority),
      ('label', t.label, coalesce(t.assignee_id, 0), 0, t.priority),
      ('reporter', '', t.reporter_id, case when t.reporter_id = t.assignee_id then 1 else 0 end, ''),
      ('key', '', 0, 0, '')
    union all
    select 'key', gram, 0, 0, '' from key_grams(t.ticket_no) gram
  ) as k (kind, word, a, b, priority)
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(t.change) <> 0;
end $$;

-- Folds the tallies of a dealer that have several rows. Rows that another transaction is folding are left to it. By their
-- places, so that no plan can join thousands with thousands; whatever stands there by then is the dealer's, and is summed
-- for what it is.
create function fold_ticket_tallies(of_dealer bigint) returns void language plpgsql as $$
declare
  places tid[] := array(
    select unnest(array_agg(ctid)) from ticket_tallies where dealer_id = of_dealer
    group by kind, word, a, b, status, priority having count(*) > 1);
begin
  with held as materialized (
    select ctid as place from ticket_tallies where ctid = any (places) and dealer_id = of_dealer
    for update skip locked),
  gone as (
    delete from ticket_tallies where ctid = any (array(select place from held))
    returning kind, word, a, b, status, priority, tickets)
  insert into ticket_tallies (dealer_id, kind, word, a, b, status, priority, tickets)
  select of_dealer, kind, word, a, b, status, priority, sum(tickets) from gone
  group by kind, word, a, b, status, priority having sum(tickets) <> 0;
end $$;

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

create function tally_changed_tickets() returns trigger language plpgsql as $$
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
create trigger tickets_tally_new after insert on tickets
  referencing new table as new_rows for each statement execute function tally_changed_tickets();
create trigger tickets_tally_changed after update on tickets
  referencing old table as old_rows new table as new_rows for each statement execute function tally_changed_tickets();
create trigger tickets_tally_gone after delete on tickets
  referencing old table as old_rows for each statement execute function tally_changed_tickets();

create function tally_codes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into ticket_tallies (dealer_id, kind, word, a, b, status, priority, tickets)
    select dealer_id, 'code', '', 0, 0, 'Closed', '', count(*) from new_rows where living group by dealer_id;
  end if;
  if tg_op <> 'INSERT' then
    insert into ticket_tallies (dealer_id, kind, word, a, b, status, priority, tickets)
    select dealer_id, 'code', '', 0, 0, 'Closed', '', -count(*) from old_rows where living group by dealer_id;
  end if;
  return null;
end $$;
create trigger closing_codes_tally_new after insert on closing_codes
  referencing new table as new_rows for each statement execute function tally_codes();
create trigger closing_codes_tally_changed after update on closing_codes
  referencing old table as old_rows new table as new_rows for each statement execute function tally_codes();
create trigger closing_codes_tally_gone after delete on closing_codes
  referencing old table as old_rows for each statement execute function tally_codes();
