-- Late pages of a ticket list skip their rows within an index, without reading the tickets.
create index tickets_in_entrapment_order on tickets (dealer_id, entrapment, ticket_id) include (status)
  where deleted_at is null;
drop index tickets_in_label_order, tickets_in_status_order, tickets_in_priority_order;
create index tickets_in_label_order on tickets (dealer_id, lower(label), ticket_id) include (label, status)
  where deleted_at is null;
create index tickets_in_status_order on tickets (dealer_id,
  (array_position(array['Open', 'InProgress', 'OnHold', 'Accepted', 'Closed'], status)), ticket_id) include (status)
  where deleted_at is null;
create index tickets_in_priority_order on tickets (dealer_id,
  (array_position(array['Unspecified', 'Low', 'Medium', 'High', 'Critical'], priority)), ticket_id)
  include (priority, status) where deleted_at is null;
