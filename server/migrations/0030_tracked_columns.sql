-- Which columns the history of a ticket tells of. A new column is a row here; the trigger stays as it is.
create table tracked_columns (
  table_name  text    not null,
  column_name text    not null,
  -- The order of the entries of one change.
  place       integer not null,
  -- The name of the field in `ticket_history`; null where only `when_set` and `when_cleared` tell something.
  field       text,
  -- What the column is an id of: the history has names.
  refers_to   text    check (refers_to in ('users', 'elevators')),
  -- For columns whose value says nothing by itself: the entry when it becomes set, and when it becomes null.
  when_set     text,
  when_cleared text,
  primary key (table_name, column_name)
);
insert into tracked_columns (table_name, column_name, place, field, refers_to, when_set, when_cleared) values
  ('tickets', 'summary', 1, 'summary', null, null, null),
  ('tickets', 'description', 2, 'description', null, null, null),
  ('tickets', 'label', 3, 'label', null, null, null),
  ('tickets', 'elevator_id', 4, 'elevator', 'elevators', null, null),
  ('tickets', 'reporter_id', 5, 'reporter', 'users', null, null),
  ('tickets', 'assignee_id', 6, 'assignee', 'users', null, null),
  ('tickets', 'status', 7, 'status', null, null, null),
  ('tickets', 'resolution', 8, 'resolution', null, null, null),
  ('tickets', 'priority', 9, 'priority', null, null, null),
  ('tickets', 'create_date', 10, 'create_date', null, null, null),
  ('tickets', 'start_date', 11, 'start_date', null, null, null),
  ('tickets', 'target_date', 12, 'target_date', null, null, null),
  ('tickets', 'close_date', 13, 'close_date', null, null, null),
  ('tickets', 'deleted_at', 14, null, null, 'deleted', 'restored'),
  ('tickets', 'closing_confirmed_at', 15, null, null, 'closing_confirmed', null);

-- A tracked value in words that can be read.
create function tracked_text(of_dealer integer, refers_to text, value text) returns text language sql stable as $$
  select case refers_to
    when 'users' then user_called(of_dealer, value::integer)
    when 'elevators' then elevator_called(of_dealer, value::integer)
    else value end
$$;

create or replace function note_ticket_changes() returns trigger language plpgsql as $$
begin
  if keeps_history() then
    insert into ticket_history (dealer_id, ticket_id, user_id, field, old, new, version)
    select changed.dealer_id, changed.ticket_id, acting_user(), entry.name,
      case when tracked.field is not null then tracked_text(changed.dealer_id, tracked.refers_to, value.old) end,
      case when tracked.field is not null then tracked_text(changed.dealer_id, tracked.refers_to, value.new) end,
      changed.version
    from (
      select n.dealer_id, n.ticket_id, n.version, to_jsonb(o) as before, to_jsonb(n) as after
      from new_rows n join old_rows o on o.ticket_id = n.ticket_id) changed
    join tracked_columns tracked on tracked.table_name = tg_table_name
      and changed.before -> tracked.column_name is distinct from changed.after -> tracked.column_name
    cross join lateral (
      select changed.before ->> tracked.column_name as old, changed.after ->> tracked.column_name as new) value
    cross join lateral (
      select coalesce(tracked.field, case when value.old is null then tracked.when_set
        when value.new is null then tracked.when_cleared end) as name) entry
    where entry.name is not null
    order by changed.ticket_id, tracked.place;
  end if;
  return null;
end $$;
