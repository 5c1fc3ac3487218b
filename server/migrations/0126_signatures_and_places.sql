-- The strokes of the customer's signature (R1441), and where a technician was when a visit changed its state (R1442): only if they
-- share it with that visit.
alter table visits add column signature jsonb;
alter table visit_history
  add column latitude  double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  -- Metres.
  add column accuracy  integer check (accuracy >= 0),
  add constraint visit_history_place check (num_nonnulls(latitude, longitude, accuracy) in (0, 3));
