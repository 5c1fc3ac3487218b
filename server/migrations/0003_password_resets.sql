-- Passcodes for a new password (decision 14): one at a time for each user; only a keyed hash is kept.
create table password_resets (
  dealer_id     integer     not null,
  user_id       integer     not null,
  passcode_hash bytea       not null,
  wrong_tries   integer     not null default 0,
  expires_at    timestamptz not null,
  primary key (dealer_id, user_id),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);
