-- Whether a passenger is trapped, as the caller says.
alter table tickets add column entrapment boolean not null default false;
create index tickets_with_entrapment on tickets (dealer_id, update_date desc, ticket_id desc)
  where deleted_at is null and entrapment;
insert into tracked_columns (table_name, column_name, place, field) values ('tickets', 'entrapment', 16, 'entrapment');
