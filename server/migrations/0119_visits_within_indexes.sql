-- What became of promises is sorted by promised day and by state within the index, and filters are compared within that of buildings
-- (ADR-147).
drop index visits_by_kept;
create index visits_by_kept on visits (dealer_id, kept, planned_day, visit_id) include (promised_day, state, unassigned)
  where kept is not null;
drop index visits_by_building;
create index visits_by_building on visits (dealer_id, building_name_order, visit_id)
  include (planned_day, promised_day, state, kept, unassigned);
