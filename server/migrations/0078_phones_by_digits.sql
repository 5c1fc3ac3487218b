-- A phone number is found by its digits, however it was written and in whatever script (R430).
alter table users
  add column phone_digits text not null generated always as (regexp_replace(ascii_digits(phoneno), '[^0-9]', '', 'g')) stored;

-- What a search of everything covers: each of these has to have an index, for any of them to be used.
create index users_search on users using gin (
  username gin_trgm_ops, email gin_trgm_ops, (first_name || ' ' || last_name) gin_trgm_ops, phone_digits gin_trgm_ops)
  where deleted_at is null;
