-- People and access: where sessions come from, second factors, and tries that are counted for all servers together.

-- The network that a session began from; null for sessions that are older than this.
alter table sessions add column address text;

-- The networks that a user signed in from: a flood of wrong tries from elsewhere does not keep them out (015).
create table known_addresses (
  dealer_id    integer     not null,
  user_id      integer     not null,
  address      text        not null,
  last_used_at timestamptz not null default now(),
  primary key (dealer_id, user_id, address),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);

-- A user's authenticator app; begun, and on once it is confirmed. The secret is encrypted with a key of the server's.
create table second_factors (
  dealer_id     integer     not null,
  user_id       integer     not null,
  sealed_secret bytea       not null,
  confirmed_at  timestamptz,
  -- The period of the newest code that was used: that code and those before it are dead.
  last_period   bigint      not null default 0,
  primary key (dealer_id, user_id),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);

-- What opens the door when the app is lost; each once. Only a keyed hash is kept.
create table recovery_codes (
  dealer_id integer     not null,
  user_id   integer     not null,
  code_hash bytea       not null,
  used_at   timestamptz,
  primary key (dealer_id, user_id, code_hash),
  foreign key (dealer_id, user_id) references second_factors (dealer_id, user_id) on delete cascade
);

-- Leaky buckets of tries, by a keyed hash of what is limited: a bucket is empty when its moment has passed.
create table tries (
  bucket   bytea       primary key,
  empty_at timestamptz not null
);
create index tries_by_age on tries (empty_at);
