-- The deleted tickets of a dealer, the newest first (docs/decisions/056-a-bin-for-tickets.md). Who deleted one is in
-- its history.
create index tickets_deleted on tickets (dealer_id, deleted_at desc, ticket_id desc) where deleted_at is not null;
