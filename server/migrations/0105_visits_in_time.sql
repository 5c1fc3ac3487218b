-- Whether a promised visit was done in time (R1334). The day on which it was done is that of the device's clock, as the day on which its
-- lifts were maintained.

alter table visits add column done_day date;
update visits set done_day = (done_at at time zone 'UTC')::date where done_at is not null;

-- Null without a promise, and of one that was cancelled.
alter table visits add column kept text generated always as (
  case when promised_day is null or state = 'Cancelled' then null
    when state = 'Missed' then 'Missed'
    when state <> 'Done' then 'Open'
    when coalesce(done_day, (done_at at time zone 'UTC')::date) <= window_end then 'InTime'
    else 'Late' end) stored;
create index visits_by_promise on visits (dealer_id, promised_day, kept) include (visit_id) where kept is not null;
