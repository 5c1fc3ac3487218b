-- Three letters or more of a ticket's description, for the filter 'Text' of the lists; 0033 has the same for the summary.
create index tickets_description_grams on tickets using gin (dealer_id, description gin_trgm_ops)
  with (fastupdate = off) where deleted_at is null;

-- The columns that somebody hides in the tables of the lists, in any browser, as in a query: '/issues=label,priority'; null if
-- never chosen.
alter table preferences add column hidden_columns text check (length(hidden_columns) <= 4000);
