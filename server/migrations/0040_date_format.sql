-- How days are shown to a user, in any browser; null if never chosen.
alter table preferences add column date_format text check (date_format in ('MM/DD/YYYY', 'DD/MM/YYYY'));
