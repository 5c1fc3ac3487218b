-- Which of the first steps on Home a dealer skips.
alter table preferences add column skipped_steps text[] not null default '{}';

-- The rows of the sample data of a dealer: removing the sample data deletes these and no others. Without foreign keys to the
-- rows, because the table names vary; a row that is gone has no effect.
create table sample_rows (
  dealer_id bigint not null references dealers on delete cascade,
  of_table  text   not null check (of_table in ('users', 'elevators', 'contracts', 'tickets', 'reports')),
  row_id    bigint not null,
  primary key (dealer_id, of_table, row_id)
);
