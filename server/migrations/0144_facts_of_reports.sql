-- What an AMC report says of its elevator, the days of maintenance, the customer and the engineer, as it was when the report was
-- made: it does not change with the elevator. Older reports have none, and are read by their elevator as it is.
alter table reports add column facts jsonb;
