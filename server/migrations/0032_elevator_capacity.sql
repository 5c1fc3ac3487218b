-- What an elevator may carry, in kilograms; null where nobody has said it.
alter table elevators add column capacity_kg integer check (capacity_kg between 1 and 100000);
