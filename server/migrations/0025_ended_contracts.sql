-- A contract whose last elevator is deleted ends on that day, unless it has ended before.
alter table contracts
  add column ended_on      date,
  -- The name of the elevator that was its last.
  add column last_elevator text,
  add check ((ended_on is null) = (last_elevator is null));

update contracts c set ended_on = least(c.end_date, gone.deleted_at::date), last_elevator = gone.elevator_name
from (select distinct on (covered.dealer_id, covered.contract_id)
        covered.dealer_id, covered.contract_id, e.elevator_name, e.deleted_at
      from contract_elevators covered
      join elevators e on e.dealer_id = covered.dealer_id and e.elevator_id = covered.elevator_id
      -- An elevator that is still there comes first, and a contract that has one goes on.
      order by covered.dealer_id, covered.contract_id, e.deleted_at desc nulls first) gone
where gone.dealer_id = c.dealer_id and gone.contract_id = c.contract_id and gone.deleted_at is not null
  and c.deleted_at is null;
