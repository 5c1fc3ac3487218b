-- The invitations of an import are thousands; a passcode that somebody waits for goes before them.
alter table outbox add column bulk boolean not null default false;
drop index outbox_waiting;
create index outbox_waiting on outbox (bulk, next_attempt_at) where sent_at is null;
