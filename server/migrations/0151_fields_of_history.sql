-- The custom field of an entry, whatever its name is now. Null for other fields; entries from before have only the name.
-- Without a foreign key: the fields are never deleted from their table.
alter table ticket_history add column custom_field bigint;

create or replace function note_ticket_values() returns trigger language plpgsql as $$
begin
  if not keeps_history() then
    return null;
  elsif tg_op = 'INSERT' then
    insert into ticket_history (dealer_id, ticket_id, user_id, field, custom_field, new, version)
    select n.dealer_id, n.ticket_id, acting_user(), 'custom:' || f.name, f.id, n.value, t.version
    from new_rows n
    join tickets t on t.dealer_id = n.dealer_id and t.ticket_id = n.ticket_id and t.version > 1
    join custom_fields f on f.dealer_id = n.dealer_id and f.id = n.custom_field
    order by n.ticket_id, f."order", f.id;
  elsif tg_op = 'UPDATE' then
    insert into ticket_history (dealer_id, ticket_id, user_id, field, custom_field, old, new, version)
    select n.dealer_id, n.ticket_id, acting_user(), 'custom:' || f.name, f.id, o.value, n.value, t.version
    from new_rows n
    join old_rows o on o.ticket_id = n.ticket_id and o.custom_field = n.custom_field and o.value <> n.value
    join tickets t on t.dealer_id = n.dealer_id and t.ticket_id = n.ticket_id
    join custom_fields f on f.dealer_id = n.dealer_id and f.id = n.custom_field
    order by n.ticket_id, f."order", f.id;
  else
    insert into ticket_history (dealer_id, ticket_id, user_id, field, custom_field, old, version)
    select o.dealer_id, o.ticket_id, acting_user(), 'custom:' || f.name, f.id, o.value, t.version
    from old_rows o
    join tickets t on t.dealer_id = o.dealer_id and t.ticket_id = o.ticket_id
    join custom_fields f on f.dealer_id = o.dealer_id and f.id = o.custom_field
    order by o.ticket_id, f."order", f.id;
  end if;
  return null;
end $$;
