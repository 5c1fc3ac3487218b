-- What reports count: the tickets of some days, by the day of opening or of closing. Which of a few words a ticket has is in
-- the index, so that counting does not read the tickets themselves.
create index tickets_by_create_date on tickets (dealer_id, create_date)
  include (status, priority, assignee_id, reporter_id) where deleted_at is null;
create index tickets_by_close_date on tickets (dealer_id, close_date)
  include (priority, assignee_id, create_date) where deleted_at is null and status = 'Closed';

-- What the console looks like for somebody, in any browser; null what was never chosen.
alter table preferences
  add column density  text check (density in ('comfortable', 'compact')),
  add column language text check (language in ('en', 'hi'));
