-- A ticket leads to its alarm (R1372).

create index alarms_of_ticket on alarms (dealer_id, ticket_id) where ticket_id is not null;
