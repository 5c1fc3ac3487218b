-- The desk counts late tickets by technician from the index alone.
drop index tickets_late;
create index tickets_late on tickets (dealer_id, target_date) include (assignee_id)
  where deleted_at is null and status in ('Open', 'InProgress', 'OnHold', 'Accepted');
