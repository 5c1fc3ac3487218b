-- The keys of a dealer's tables begin with dealer_id, so that these tables can be distributed by it (ADR-063). What is
-- unique over all dealers, the names that people sign in with, is in a directory of its own.

-- The people who are not deleted; names and addresses in lower case.
create table sign_in_names (
  user_id   integer primary key,
  dealer_id integer not null,
  username  text    not null,
  email     text    not null,
  look      text    not null
);
insert into sign_in_names
select user_id, dealer_id, lower(username), lower(email), look from users where deleted_at is null;

drop index users_username, users_email, users_look;
create unique index users_username on sign_in_names (username);
create unique index users_email on sign_in_names (email);
create unique index users_look on sign_in_names (look);

create function note_sign_in_name() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from sign_in_names where user_id = old.user_id;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    insert into sign_in_names
    values (new.user_id, new.dealer_id, lower(new.username), lower(new.email), new.look);
  end if;
  return null;
end $$;
create trigger users_note_name after insert or delete or update of username, email, deleted_at on users
  for each row execute function note_sign_in_name();

-- Its key names no dealer.
alter table telemetry_told drop constraint telemetry_told_session_id_fkey;

-- A primary key without dealer_id takes the place of the unique key of the same columns with it.
do $$
declare
  of_table record;
  command text;
  foreign_keys text[];
begin
  for of_table in
    select c.conrelid::regclass as name, c.conname as former,
      (select string_agg(quote_ident(a.attname), ', ' order by array_position(c.conkey, a.attnum))
       from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)) as columns,
      (select u.conname from pg_constraint u where u.conrelid = c.conrelid and u.contype = 'u'
       and u.conkey = d.attnum || c.conkey) as with_dealer
    from pg_constraint c join pg_attribute d on d.attrelid = c.conrelid and d.attname = 'dealer_id'
    where c.contype = 'p' and c.connamespace = 'public'::regnamespace and d.attnum <> all (c.conkey)
      and c.conrelid <> 'sign_in_names'::regclass
    order by c.conrelid::regclass::text
  loop
    foreign_keys := array(
      select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where contype = 'f' and confrelid = of_table.name order by oid);
    for command in
      select format('alter table %s drop constraint %I', conrelid::regclass, conname)
      from pg_constraint where contype = 'f' and confrelid = of_table.name
    loop
      execute command;
    end loop;
    if of_table.with_dealer is not null then
      execute format('alter table %s drop constraint %I', of_table.name, of_table.with_dealer);
    end if;
    execute format('alter table %1$s drop constraint %2$I, add constraint %2$I primary key (dealer_id, %3$s)',
      of_table.name, of_table.former, of_table.columns);
    foreach command in array foreign_keys loop
      execute command;
    end loop;
  end loop;
end $$;

alter table telemetry_told add foreign key (dealer_id, session_id)
  references sessions (dealer_id, session_id) on delete cascade;

-- It has no key: its rows are added up (0004).
alter table ticket_tallies replica identity full;

-- Tokens, mailed links and the delivery know only these ids.
create index sessions_by_id on sessions (session_id);
create index email_keys_by_hash on email_keys (key_hash);
create index outbox_by_id on outbox (message_id);
create index push_outbox_by_id on push_outbox (message_id);
create index web_push_outbox_by_id on web_push_outbox (message_id);
