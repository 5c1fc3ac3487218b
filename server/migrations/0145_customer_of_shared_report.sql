-- Buildings of several customers may have one name: whose lifts a shared report of a building is about. Null: all, as before.
alter table shared_reports add column customer_id bigint,
  add constraint shared_customers_of_buildings check (customer_id is null or kind = 'building') not valid;
