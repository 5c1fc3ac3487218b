-- The day of the caller whose change made a plan due, so that nothing is planned in their past (R1220). Null for changes of the server,
-- and of a server of the former release.
alter table visit_plans_due add column today date;

create or replace function mark_plan_due(dealers_changed bigint[]) returns void language sql as $$
  insert into visit_plans_due (dealer_id, today)
  select d.dealer_id, nullif(current_setting('app.today', true), '')::date from dealers d
  where d.dealer_id = any (dealers_changed) and not exists (
    select from visit_plans_due due where due.dealer_id = d.dealer_id and due.xmin = pg_current_xact_id()::xid)
$$;
