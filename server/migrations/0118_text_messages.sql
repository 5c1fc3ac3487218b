-- Text messages of alarms to phones (R1450), with the columns of the other outboxes (0098_messages).

create table text_outbox (
  message_id      uuid        not null default gen_random_uuid(),
  dealer_id       bigint      not null references dealers on delete cascade,
  -- A phone number, as the person has it.
  recipient       text        not null,
  body            text        not null,
  attempts        integer     not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error      text,
  created_at      timestamptz not null default now(),
  sent_at         timestamptz,
  dead_at         timestamptz,
  attempt_id      uuid,
  locked_until    timestamptz,
  traceparent     text,
  alarm_id        bigint,
  primary key (dealer_id, message_id)
);
create index text_outbox_by_id on text_outbox (message_id);
create index text_outbox_waiting on text_outbox ((alarm_id is null), next_attempt_at) where sent_at is null;
create index text_outbox_claimed on text_outbox (locked_until) where locked_until is not null;
create index text_outbox_of_alarm on text_outbox (dealer_id, alarm_id) where alarm_id is not null;
