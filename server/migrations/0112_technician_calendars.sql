-- The address of a technician's calendar for other programs (R1236). Its token is made from `seed` with the server's secret; here is
-- only its hash, so who reads the database cannot open it.
create table technician_calendars (
  dealer_id    bigint      not null,
  user_id      bigint      not null,
  token_hash   bytea       not null,
  seed         bytea       not null,
  created_at   timestamptz not null default now(),
  last_read_at timestamptz,
  primary key (dealer_id, user_id),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);
create index technician_calendars_by_token on technician_calendars (token_hash);
