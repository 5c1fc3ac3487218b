-- Files of visits; the lift and the item that a picture shows.
alter table files
  add column visit_id    bigint,
  add column visit_elevator_id bigint,
  add column visit_item  smallint,
  drop constraint files_check,
  add constraint files_one_owner check (num_nonnulls(ticket_id, comment_id, elevator_id, contract_id, visit_id) = 1),
  add constraint files_of_item check (
    (visit_item is null) = (visit_elevator_id is null) and (visit_item is null or visit_id is not null)),
  add foreign key (dealer_id, visit_id) references visits (dealer_id, visit_id) on delete cascade;
create index files_of_visit on files (dealer_id, visit_id) where visit_id is not null;
