-- A customer from a file may have no e-mail address (R876): '' in users, null in the directory, where an address is unique.
alter table users drop constraint users_email_check;
alter table users add constraint users_email_check check (length(email) <= 254) not valid;
alter table sign_in_names alter column email drop not null;
