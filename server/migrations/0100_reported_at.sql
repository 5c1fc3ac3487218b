-- When a ticket was reported, to the second: a trapped passenger is counted in minutes. Unknown for older tickets.
alter table tickets add column reported_at timestamptz;
alter table tickets alter column reported_at set default now();
