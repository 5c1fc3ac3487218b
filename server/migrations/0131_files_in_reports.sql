-- Whether a picture is printed in the reports of its elevator.
alter table files add column in_reports boolean not null default false;
