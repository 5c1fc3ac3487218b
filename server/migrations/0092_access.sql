-- Access: sessions, keys and codes, of which only hashes are kept, and tries that are counted for all servers together.

create table sessions (
  session_id        uuid        not null,
  dealer_id         bigint      not null,
  user_id           bigint      not null,
  -- The id of the one refresh token that is alive; any other of this session ends it.
  refresh_id        uuid        not null,
  user_agent        text        not null default '',
  created_at        timestamptz not null default now(),
  last_used_at      timestamptz not null default now(),
  expires_at        timestamptz not null,
  revoked_at        timestamptz,
  -- The network that it began from.
  address           text,
  -- A refresh whose reply was lost may be asked for again for a moment: what was exchanged last, and when (ADR-116).
  former_refresh_id uuid,
  rotated_at        timestamptz,
  primary key (dealer_id, session_id),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);
create index sessions_of_user on sessions (dealer_id, user_id) where revoked_at is null;
-- Tokens know only this id.
create index sessions_by_id on sessions (session_id);

-- Keys of mailed links.
create table email_keys (
  key_hash   bytea       not null,
  dealer_id  bigint      not null,
  user_id    bigint      not null,
  purpose    text        not null check (purpose in ('verify', 'invite')),
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (dealer_id, key_hash),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);
create index email_keys_by_hash on email_keys (key_hash);

-- Passcodes for a new password: one at a time for each user.
create table password_resets (
  dealer_id     bigint      not null,
  user_id       bigint      not null,
  passcode_hash bytea       not null,
  wrong_tries   integer     not null default 0,
  expires_at    timestamptz not null,
  primary key (dealer_id, user_id),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);

-- New e-mail addresses that wait for the code that was mailed to them: one at a time for each user.
create table email_changes (
  dealer_id   bigint      not null,
  user_id     bigint      not null,
  email       text        not null check (length(email) between 1 and 254),
  code_hash   bytea       not null,
  wrong_tries integer     not null default 0,
  expires_at  timestamptz not null,
  primary key (dealer_id, user_id),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);

-- The networks that a user signed in from: a flood of wrong tries from elsewhere does not keep them out (ADR-117).
create table known_addresses (
  dealer_id    bigint      not null,
  user_id      bigint      not null,
  address      text        not null,
  last_used_at timestamptz not null default now(),
  primary key (dealer_id, user_id, address),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);

-- A user's authenticator app; on once it is confirmed. The secret is encrypted with a key of the server's.
create table second_factors (
  dealer_id     bigint      not null,
  user_id       bigint      not null,
  sealed_secret bytea       not null,
  confirmed_at  timestamptz,
  -- The period of the newest code that was used: that code and those before it are dead.
  last_period   bigint      not null default 0,
  primary key (dealer_id, user_id),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);

-- What opens the door when the app is lost; each once.
create table recovery_codes (
  dealer_id bigint      not null,
  user_id   bigint      not null,
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
