-- Names are ordered as people count: 'Lift 2' before 'Lift 10', whatever the case, the accents and the script of the digits
-- (R952). `nameOrder` of the contract returns the same text. The keys are bytes, and do not depend on the locale.

-- The digits of every script; each script has its ten together.
do $$
declare
  digits text;
begin
  select string_agg(chr(('x' || lpad(zero, 8, '0'))::bit(32)::integer + digit), '' order by place, digit) into digits
  from regexp_split_to_table('660 6f0 7c0 966 9e6 a66 ae6 b66 be6 c66 ce6 d66 de6 e50 ed0 f20 1040 1090 17e0 1810 1946
    19d0 1a80 1a90 1b50 1bb0 1c40 1c50 a620 a8d0 a900 a9d0 a9f0 aa50 abf0 ff10 104a0 10d30 10d40 11066 110f0 11136 111d0
    112f0 11450 114d0 11650 116c0 116d0 116da 11730 118e0 11950 11bf0 11c50 11d50 11da0 11de0 11f50 16130 16a60 16ac0
    16b50 16d70 1ccf0 1d7ce 1d7d8 1d7e2 1d7ec 1d7f6 1e140 1e2f0 1e4f0 1e5f1 1e950 1fbf0', '\s+')
    with ordinality as scripts (zero, place), generate_series(0, 9) as digit;
  execute format(
    'create function ascii_digits(written text) returns text language plpgsql immutable strict parallel safe as %L',
    format('begin return case when written ~ %L then translate(written, %L, %L) else written end; end',
      '[' || digits || ']', digits, repeat('0123456789', length(digits) / 10)));
end $$;

-- Each number without leading zeros, behind the count of its digits.
create function name_order(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  rest text := lower(name);
  result text := '';
  part text[];
  digits text;
begin
  if name !~ '^[ -~]*$' then
    -- Without accents, joiners and variation selectors; a final sigma is a sigma.
    rest := regexp_replace(normalize(name, NFD), '[\u0300-\u036F\u200C\u200D\uFE0E\uFE0F]', '', 'g');
    rest := replace(lower(ascii_digits(rest)), 'ς', 'σ');
  end if;
  if rest !~ '[0-9]' then
    return rest;
  end if;
  for part in select regexp_matches(rest, '([^0-9]*)([0-9]*)', 'g') loop
    digits := ltrim(part[2], '0');
    result := result || part[1] || case when part[2] = '' then '' else lpad(length(digits)::text, 3, '0') || digits end;
  end loop;
  return result;
end $$;

alter table elevators
  add column elevator_name_order text collate "C" generated always as (name_order(elevator_name)) stored,
  add column building_name_order text collate "C" generated always as (name_order(building_name)) stored;
alter table users
  add column username_order text collate "C" generated always as (name_order(username)) stored,
  add column email_order text collate "C" generated always as (name_order(email)) stored;
alter table tickets
  add column label_order text collate "C" generated always as (name_order(label)) stored;

-- In these orders lists are read page after page. `elevators_in_name_order` and `users_in_name_order` stay, to find a name.
drop index elevators_by_name, elevators_by_state, elevators_by_building, users_of_dealer, users_by_email,
  tickets_in_label_order;
create index elevators_in_order on elevators (dealer_id, elevator_name_order, elevator_id);
create index elevators_by_name on elevators (dealer_id, elevator_name_order, elevator_id) where deleted_at is null;
create index elevators_by_state on elevators (dealer_id, main_state, elevator_name_order, elevator_id)
  where deleted_at is null;
create index elevators_by_building on elevators (dealer_id, building_name_order, elevator_id)
  include (building_name, main_state) where deleted_at is null;
create index users_in_order on users (dealer_id, username_order, user_id);
create index users_of_dealer on users (dealer_id, user_type, username_order) where deleted_at is null;
create index users_by_email on users (dealer_id, user_type, email_order, user_id) where deleted_at is null;
create index tickets_in_label_order on tickets (dealer_id, label_order, ticket_id) include (label, status)
  where deleted_at is null;
