-- What the phones of technicians hold (R1418): each thing that a user does on a device has a number, from 1 on.
create table devices (
  dealer_id         bigint      not null,
  user_id           bigint      not null,
  device_id         uuid        not null,
  -- The last number that the device has given, as far as it is known.
  assigned          bigint      not null default 0,
  -- All numbers up to it are received or deleted.
  complete_to       bigint      not null default 0,
  pending           integer     not null default 0,
  oldest_pending_at timestamptz,
  missing           bigint[]    not null default '{}',
  reported_at       timestamptz not null default now(),
  primary key (dealer_id, user_id, device_id),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);

-- The numbers beyond `complete_to` that were received or deleted.
create table device_numbers (
  dealer_id bigint not null,
  user_id   bigint not null,
  device_id uuid   not null,
  number    bigint not null,
  primary key (dealer_id, user_id, device_id, number),
  foreign key (dealer_id, user_id, device_id) references devices on delete cascade
);
