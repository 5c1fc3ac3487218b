-- A message is claimed for a time (a lease) in a short transaction, so that none is open while it is on its way
-- (docs/decisions/046-messages-are-leased.md). `attempt_id` names the claim, `locked_until` when others may take it over.
alter table outbox add column attempt_id uuid, add column locked_until timestamptz;
alter table push_outbox add column attempt_id uuid, add column locked_until timestamptz;
alter table web_push_outbox add column attempt_id uuid, add column locked_until timestamptz;

-- The few that are on their way: nothing else goes to their recipients meanwhile.
create index outbox_claimed on outbox (locked_until) where locked_until is not null;
create index push_outbox_claimed on push_outbox (locked_until) where locked_until is not null;
create index web_push_outbox_claimed on web_push_outbox (locked_until) where locked_until is not null;
