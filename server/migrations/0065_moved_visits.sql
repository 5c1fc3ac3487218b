-- The visits of contracts that were moved to another day; all others are on the day that the contract promises (ADR-086).
create table moved_visits (
  dealer_id    integer     not null,
  contract_id  bigint      not null,
  elevator_id  integer     not null,
  promised_day date        not null,
  day          date        not null check (day <> promised_day),
  moved_by     integer     not null,
  moved_at     timestamptz not null default now(),
  primary key (dealer_id, contract_id, elevator_id, promised_day),
  foreign key (dealer_id, contract_id, elevator_id)
    references contract_elevators (dealer_id, contract_id, elevator_id) on delete cascade,
  foreign key (dealer_id, moved_by) references users (dealer_id, user_id)
);
create index moved_visits_by_day on moved_visits (dealer_id, day);
