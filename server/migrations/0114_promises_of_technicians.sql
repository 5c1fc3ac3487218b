-- What became of promised visits, beside their technicians: the report by technician (R1334) reads it from one index, where a join took
-- seconds with a million visits (ADR-147). Triggers keep it, so that no code path can forget it.
alter table visit_technicians
  add column promised_day date,
  add column kept         text;

update visit_technicians t set promised_day = v.promised_day, kept = v.kept
from visits v where v.dealer_id = t.dealer_id and v.visit_id = t.visit_id and v.kept is not null;

create index promises_of_technicians on visit_technicians (dealer_id, promised_day, kept, user_id) include (place)
  where kept is not null;

create function take_promise() returns trigger language plpgsql as $$
begin
  select v.promised_day, v.kept into new.promised_day, new.kept
  from visits v where v.dealer_id = new.dealer_id and v.visit_id = new.visit_id;
  return new;
end $$;

create function pass_promise_on() returns trigger language plpgsql as $$
begin
  update visit_technicians set promised_day = new.promised_day, kept = new.kept
  where dealer_id = new.dealer_id and visit_id = new.visit_id;
  return null;
end $$;

create trigger visit_technicians_promise before insert on visit_technicians
  for each row execute function take_promise();
create trigger visits_promise_changed after update on visits for each row
  when ((old.promised_day, old.kept) is distinct from (new.promised_day, new.kept))
  execute function pass_promise_on();
