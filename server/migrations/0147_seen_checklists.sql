-- The version of the dealer's checklist whose items were copied into a visit: an answer that was given to another version is not
-- stored as one of this. Of visits that began before it is not known.
alter table visit_elevators add column checklist_version integer;
