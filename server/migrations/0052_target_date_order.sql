-- Ticket lists can be ordered by the target date; late pages skip their rows within the index.
create index tickets_in_target_order on tickets (dealer_id, target_date, ticket_id) include (status)
  where deleted_at is null;
