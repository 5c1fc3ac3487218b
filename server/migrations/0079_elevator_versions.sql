-- Each change of an elevator makes its next version: who undoes a completion does not overwrite a later change (R564).
alter table elevators add column version integer not null default 1;
create trigger elevators_version before update on elevators for each row execute function next_ticket_version();
