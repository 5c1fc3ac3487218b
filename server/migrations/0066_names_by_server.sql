-- The server writes the directory of sign-in names, in the transaction of the change (ADR-089).
drop trigger users_note_name on users;
drop function note_sign_in_name();
