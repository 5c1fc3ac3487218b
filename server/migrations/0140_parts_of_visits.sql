-- The parts that were used at a visit, in words (R1403).
alter table visits add column parts_used text not null default '';
