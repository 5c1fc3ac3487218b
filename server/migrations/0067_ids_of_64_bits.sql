-- The ids of dealers, people, elevators and tickets are bigints as all others are (ADR-089). Every table is written once, and
-- every foreign key checked once.
do $$
declare
  keys text[];
  command text;
begin
  keys := array(
    select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid);
  for command in
    select format('alter table %s drop constraint %I', conrelid::regclass, conname)
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  loop
    execute command;
  end loop;
  for command in
    select format('alter table %s %s', c.oid::regclass,
      string_agg(format('alter column %I type %s', a.attname, replace(a.atttypid::regtype::text, 'integer', 'bigint')), ', '))
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.atttypid in ('integer'::regtype, 'integer[]'::regtype)
      and (a.attname ~ '_ids?$' or a.attname in ('main_state_by', 'moved_by')
        or (c.relname = 'ticket_tallies' and a.attname = 'a'))
    group by c.oid order by c.oid
  loop
    execute command;
  end loop;
  foreach command in array keys loop
    execute command;
  end loop;
end $$;

alter type tallied_ticket alter attribute dealer_id type bigint, alter attribute assignee_id type bigint,
  alter attribute reporter_id type bigint, alter attribute elevator_id type bigint;

-- All integers of these functions are ids.
do $$
declare
  of_function record;
begin
  for of_function in
    select oid::regprocedure as name, prorettype = 'trigger'::regtype as is_trigger, pg_get_functiondef(oid) as definition
    from pg_proc where pronamespace = 'public'::regnamespace and proname in ('acting_user', 'user_called', 'elevator_called',
      'tracked_text', 'fold_ticket_tallies', 'tally_changed_tickets', 'note_deletion')
    order by oid
  loop
    if not of_function.is_trigger then
      execute format('drop function %s', of_function.name);
    end if;
    execute replace(of_function.definition, 'integer', 'bigint');
  end loop;
end $$;

-- The planner knows nothing about a column that was rewritten.
analyze;

-- A statement that a server of the former release prepared would fail now: its columns have other types. The server
-- connects again, and prepares it again once this is committed.
select pg_terminate_backend(pid, 1000) from pg_stat_activity
where datname = current_database() and usename = current_user and application_name = 'smart-elevator'
  and pid <> pg_backend_pid();
