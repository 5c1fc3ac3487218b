-- Deleted contracts, comments and saved views are in the activity of the account, as tickets and people are (0045).
alter table activity drop constraint activity_object_check;
alter table activity add constraint activity_object_check check (object in
  ('ticket', 'elevator', 'person', 'custom_field', 'contract', 'comment', 'view', 'dealer_passcode', 'password_reset'));

-- A contract has no name of its own: its number, and the name of its customer.
create function note_contract_deletion() returns trigger language plpgsql as $$
begin
  insert into activity (dealer_id, kind, user_id, object, subject)
  select new.dealer_id, 'deletion', acting_user(), 'contract', concat_ws(' · ', new.contract_id,
    coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username))
  from users u where u.dealer_id = new.dealer_id and u.user_id = new.customer_id;
  return null;
end $$;
create trigger contracts_note_deletion after update of deleted_at on contracts for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function note_contract_deletion();

-- Rows that are deleted with their ticket, their user or their dealer are not listed.
create function note_comment_deletion() returns trigger language plpgsql as $$
begin
  insert into activity (dealer_id, kind, user_id, object, subject)
  select old.dealer_id, 'deletion', acting_user(), 'comment', t.ticket_key
  from tickets t join users u on u.dealer_id = t.dealer_id and u.user_id = old.user_id
  where t.dealer_id = old.dealer_id and t.ticket_id = old.ticket_id
    and exists (select from dealers d where d.dealer_id = old.dealer_id);
  return null;
end $$;
create trigger ticket_comments_note_deletion after delete on ticket_comments for each row
  execute function note_comment_deletion();

create function note_view_deletion() returns trigger language plpgsql as $$
begin
  insert into activity (dealer_id, kind, user_id, object, subject)
  select old.dealer_id, 'deletion', acting_user(), 'view', old.name
  from users u where u.dealer_id = old.dealer_id and u.user_id = old.user_id
    and exists (select from dealers d where d.dealer_id = old.dealer_id);
  return null;
end $$;
create trigger ticket_views_note_deletion after delete on ticket_views for each row
  execute function note_view_deletion();
