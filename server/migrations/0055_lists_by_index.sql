-- Lists can be ordered by these columns, and late pages skip their rows within the index; the maintenance lists show one
-- state.
create index elevators_by_building on elevators (dealer_id, lower(building_name), elevator_id)
  include (building_name, main_state) where deleted_at is null;
create index elevators_by_install_date on elevators (dealer_id, install_date, elevator_id) include (main_state)
  where deleted_at is null;
drop index elevators_by_due_date;
create index elevators_by_due_date on elevators (dealer_id, main_due_date, elevator_id) include (main_state)
  where deleted_at is null;
create index users_by_email on users (dealer_id, user_type, lower(email), user_id) where deleted_at is null;
drop index tickets_of_assignee_in_order;
create index tickets_of_assignee_in_order on tickets (dealer_id, assignee_id, ticket_id) include (status)
  where deleted_at is null;

-- The tickets of an elevator are few and in an index of their own: they need no tally (ADR-076).
create or replace function tally_tickets(added tallied_ticket[], removed tallied_ticket[]) returns void language plpgsql as $$
begin
  insert into ticket_tallies (dealer_id, kind, word, a, b, status, priority, tickets)
  select t.dealer_id, k.kind, k.word, k.a, k.b, t.status, k.priority, sum(t.change)
  from (select *, 1 as change from unnest(added) union all select *, -1 from unnest(removed)) t
  cross join lateral (
    values
      ('work', '', coalesce(t.assignee_id, 0), 0, t.priority),
      ('label', t.label, coalesce(t.assignee_id, 0), 0, t.priority),
      ('reporter', '', t.reporter_id, case when t.reporter_id = t.assignee_id then 1 else 0 end, ''),
      ('key', '', 0, 0, '')
    union all
    select 'key', gram, 0, 0, '' from key_grams(t.ticket_no) gram
  ) as k (kind, word, a, b, priority)
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(t.change) <> 0;
end $$;
delete from ticket_tallies where kind = 'elevator';
