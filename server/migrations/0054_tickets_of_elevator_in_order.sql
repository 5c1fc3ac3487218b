-- Late pages in the order of elevator names skip the tickets of an elevator within an index.
create index tickets_of_elevator_in_order on tickets (dealer_id, elevator_id, ticket_id) include (status)
  where deleted_at is null;
