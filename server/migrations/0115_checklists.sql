-- Checklists: the dealer's own items of each kind of visit (R1252), and what was copied into a visit when it began (R1253).

create table checklists (
  dealer_id  bigint  not null references dealers on delete cascade,
  visit_kind text    not null check (visit_kind in ('Monthly', 'Quarterly', 'Yearly', 'Other')),
  version    integer not null,
  -- Null: it was deleted, and the default is used again. The row stays, so that no version comes twice.
  items      jsonb,
  primary key (dealer_id, visit_kind)
);

alter table visit_elevators
  -- The kind of the visit when its items were copied; null before that.
  add column checklist      text check (checklist in ('Monthly', 'Quarterly', 'Yearly', 'Other')),
  add column checklist_own  boolean not null default false,
  add column checks_version integer not null default 0;

create table visit_checks (
  dealer_id      bigint   not null,
  visit_id       bigint   not null,
  elevator_id    bigint   not null,
  item           smallint not null check (item between 1 and 200),
  place          text     not null,
  text           text     not null,
  answer         text     not null check (answer in ('check', 'value', 'text')),
  unit           text     not null,
  lower          double precision,
  upper          double precision,
  required       boolean  not null,
  photo_required boolean  not null,
  result         text     check (result in ('Ok', 'NotOk', 'NotApplicable')),
  value          double precision,
  words          text     not null default '',
  on_paper       boolean  not null default false,
  answered_by    bigint,
  answered_at    timestamptz,
  ticket_id      bigint,
  -- The version of the lift's checklist with which it was answered last.
  version        integer  not null default 0,
  primary key (dealer_id, visit_id, elevator_id, item),
  foreign key (dealer_id, visit_id, elevator_id) references visit_elevators (dealer_id, visit_id, elevator_id)
    on delete cascade,
  foreign key (dealer_id, answered_by) references users (dealer_id, user_id),
  foreign key (dealer_id, ticket_id) references tickets (dealer_id, ticket_id) on delete set null (ticket_id)
);
create index visit_checks_of_ticket on visit_checks (dealer_id, ticket_id) where ticket_id is not null;
create index visit_checks_of_user on visit_checks (dealer_id, answered_by) where answered_by is not null;

-- What an AMC report says of each item: it stays as it was when the report was made (R1258).
alter table reports add column checks jsonb;
