-- Whether technicians take a file of a lift along on their phones (R1443).
alter table files add column take_along boolean not null default false,
  add constraint files_taken_of_lifts check (not take_along or elevator_id is not null);
