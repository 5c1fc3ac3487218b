-- Home counts the active tickets by indexes of their own, so that closed ones cost it nothing (ADR-098).
create index tickets_late on tickets (dealer_id, target_date)
  where deleted_at is null and status in ('Open', 'InProgress', 'OnHold', 'Accepted');
create index tickets_trapped on tickets (dealer_id, entrapment)
  where deleted_at is null and status in ('Open', 'InProgress', 'OnHold', 'Accepted');

-- The tickets of a customer are counted within an index: those of the elevators that somebody else reported.
drop index tickets_of_elevator_in_order;
create index tickets_of_elevator_in_order on tickets (dealer_id, elevator_id, ticket_id) include (status, reporter_id)
  where deleted_at is null;

-- A tally 'code': the living tickets with a code that is not confirmed. It follows from the codes alone, which know whether
-- their ticket is living.
alter table closing_codes add column living boolean not null default true;
update closing_codes c set living = false from tickets t
where t.dealer_id = c.dealer_id and t.ticket_id = c.ticket_id and t.deleted_at is not null;

create function note_deletion_in_code() returns trigger language plpgsql as $$
begin
  update closing_codes set living = new.deleted_at is null where dealer_id = new.dealer_id and ticket_id = new.ticket_id;
  return null;
end $$;
create trigger tickets_deletion_in_code after update on tickets for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function note_deletion_in_code();

create function tally_codes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into ticket_tallies (dealer_id, kind, word, a, b, status, priority, tickets)
    select dealer_id, 'code', '', 0, 0, 'Closed', '', count(*) from new_rows where living group by dealer_id;
  end if;
  if tg_op <> 'INSERT' then
    insert into ticket_tallies (dealer_id, kind, word, a, b, status, priority, tickets)
    select dealer_id, 'code', '', 0, 0, 'Closed', '', -count(*) from old_rows where living group by dealer_id;
  end if;
  return null;
end $$;
create trigger closing_codes_tally_new after insert on closing_codes
  referencing new table as new_rows for each statement execute function tally_codes();
create trigger closing_codes_tally_changed after update on closing_codes
  referencing old table as old_rows new table as new_rows for each statement execute function tally_codes();
create trigger closing_codes_tally_gone after delete on closing_codes
  referencing old table as old_rows for each statement execute function tally_codes();

insert into ticket_tallies (dealer_id, kind, word, a, b, status, priority, tickets)
select dealer_id, 'code', '', 0, 0, 'Closed', '', count(*) from closing_codes where living group by dealer_id;
