-- Which column of a dealer's own files holds which column of the template, as it was last chosen.
alter table preferences add column upload_sources jsonb;
