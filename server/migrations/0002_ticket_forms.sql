-- Creates that were made with an Idempotency-Key: sent again, they answer as the first time (decision 34).

create table idempotency_keys (
  dealer_id  integer     not null references dealers on delete cascade,
  call       text        not null,
  key        text        not null check (length(key) between 1 and 255),
  body_hash  bytea       not null,
  -- The first answer; null only within the transaction that makes it.
  reply      jsonb,
  created_at timestamptz not null default now(),
  primary key (dealer_id, call, key)
);
create index idempotency_keys_by_age on idempotency_keys (dealer_id, created_at);
