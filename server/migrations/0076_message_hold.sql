-- A restored database sends no messages until an operator says that it is the live one: the server that made the backup may
-- still run, and has sent them (R853). At most one row.
create table message_hold (
  is_held        boolean     primary key default true check (is_held),
  held_at        timestamptz not null default now(),
  backup_made_at timestamptz not null
);
