-- Reminders of visits to customers (R1335). Null: none are sent.
create table visit_reminder_settings (
  dealer_id  bigint  primary key references dealers on delete cascade,
  days_ahead integer check (days_ahead between 1 and 60)
);

-- The day that each customer of a visit was told last. A visit that has another day is told again.
create table visit_reminders (
  dealer_id   bigint      not null,
  visit_id    bigint      not null,
  customer_id bigint      not null,
  planned_day date        not null,
  told_at     timestamptz not null default now(),
  primary key (dealer_id, visit_id, customer_id),
  foreign key (dealer_id, visit_id) references visits (dealer_id, visit_id) on delete cascade,
  foreign key (dealer_id, customer_id) references users (dealer_id, user_id) on delete cascade
);
