-- One-time codes on closing (decision 50, docs/decisions/022-ticket-notifications.md).

-- When the closing of a ticket was confirmed with the customer's code; a ticket that is reopened forgets it.
alter table tickets
  add column closing_confirmed_at timestamptz;

-- The code of a ticket that became Closed: one at a time for each ticket; only a keyed hash is kept.
create table closing_codes (
  dealer_id   integer     not null,
  ticket_id   integer     not null,
  code_hash   bytea       not null,
  wrong_tries integer     not null default 0,
  expires_at  timestamptz not null,
  primary key (dealer_id, ticket_id),
  foreign key (dealer_id, ticket_id) references tickets (dealer_id, ticket_id) on delete cascade
);

-- Whichever way a ticket is reopened.
create function forget_closing() returns trigger language plpgsql as $$
begin
  new.closing_confirmed_at := null;
  delete from closing_codes where dealer_id = old.dealer_id and ticket_id = old.ticket_id;
  return new;
end $$;
create trigger tickets_forget_closing before update on tickets for each row
  when (old.status = 'Closed' and new.status <> 'Closed') execute function forget_closing();

-- As before (0004), and the confirmation.
create or replace function note_ticket_changes() returns trigger language plpgsql as $$
begin
  if keeps_history() then
    insert into ticket_history (dealer_id, ticket_id, user_id, field, old, new, version)
    select n.dealer_id, n.ticket_id, acting_user(), c.field, c.old, c.new, n.version
    from new_rows n join old_rows o on o.ticket_id = n.ticket_id
    cross join lateral (values
      (1, 'summary', o.summary <> n.summary, o.summary, n.summary),
      (2, 'description', o.description <> n.description, o.description, n.description),
      (3, 'label', o.label <> n.label, o.label, n.label),
      (4, 'elevator', o.elevator_id <> n.elevator_id,
        case when o.elevator_id <> n.elevator_id then elevator_called(o.dealer_id, o.elevator_id) end,
        case when o.elevator_id <> n.elevator_id then elevator_called(n.dealer_id, n.elevator_id) end),
      (5, 'reporter', o.reporter_id <> n.reporter_id,
        case when o.reporter_id <> n.reporter_id then user_called(o.dealer_id, o.reporter_id) end,
        case when o.reporter_id <> n.reporter_id then user_called(n.dealer_id, n.reporter_id) end),
      (6, 'assignee', o.assignee_id is distinct from n.assignee_id,
        case when o.assignee_id is distinct from n.assignee_id then user_called(o.dealer_id, o.assignee_id) end,
        case when o.assignee_id is distinct from n.assignee_id then user_called(n.dealer_id, n.assignee_id) end),
      (7, 'status', o.status <> n.status, o.status, n.status),
      (8, 'resolution', o.resolution <> n.resolution, o.resolution, n.resolution),
      (9, 'priority', o.priority <> n.priority, o.priority, n.priority),
      (10, 'create_date', o.create_date <> n.create_date, o.create_date::text, n.create_date::text),
      (11, 'start_date', o.start_date <> n.start_date, o.start_date::text, n.start_date::text),
      (12, 'target_date', o.target_date <> n.target_date, o.target_date::text, n.target_date::text),
      (13, 'close_date', o.close_date is distinct from n.close_date, o.close_date::text, n.close_date::text),
      (14, 'deleted', o.deleted_at is null and n.deleted_at is not null, null, null),
      (15, 'restored', o.deleted_at is not null and n.deleted_at is null, null, null),
      (16, 'closing_confirmed', o.closing_confirmed_at is null and n.closing_confirmed_at is not null, null, null)
    ) as c (place, field, changed, old, new)
    where c.changed
    order by n.ticket_id, c.place;
  end if;
  return null;
end $$;
