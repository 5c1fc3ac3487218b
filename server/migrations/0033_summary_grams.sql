-- Three letters or more of a ticket's summary, for the console's search.
create index tickets_summary_grams on tickets using gin (dealer_id, summary gin_trgm_ops) with (fastupdate = off)
  where deleted_at is null;
