-- Visits without a contract and absences are among the sample data (R236).
alter table sample_rows drop constraint sample_rows_of_table_check;
alter table sample_rows add constraint sample_rows_of_table_check
  check (of_table in ('users', 'elevators', 'contracts', 'tickets', 'reports', 'visits', 'absences'));
