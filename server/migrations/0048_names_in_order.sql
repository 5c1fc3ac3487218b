-- Ticket lists in the order of a name go from name to name, those of deleted elevators and people included.
create index elevators_in_name_order on elevators (dealer_id, lower(elevator_name), elevator_id);
create index users_in_name_order on users (dealer_id, lower(username), user_id);
