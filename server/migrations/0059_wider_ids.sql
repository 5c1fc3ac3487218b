-- Ids that count themselves are bigints, as Citus wants them, except those of people, elevators and tickets (ADR-081).
alter table activity alter column entry_id type bigint;
alter table imports alter column import_id type bigint;
alter table maintenance_history alter column entry_id type bigint;
alter table ticket_comments alter column comment_id type bigint;
alter table ticket_history alter column entry_id type bigint;
alter table ticket_views alter column view_id type bigint;
alter table web_push_subscriptions alter column subscription_id type bigint;
alter table web_push_outbox alter column subscription_id type bigint;
alter table contracts alter column contract_id type bigint, alter column renews type bigint;
alter table contract_elevators alter column contract_id type bigint;
alter table contract_reminders alter column contract_id type bigint;
alter table reports alter column report_id type bigint;
alter table custom_fields alter column id type bigint;
alter table report_field_values alter column report_id type bigint, alter column custom_field type bigint;
alter table ticket_field_values alter column custom_field type bigint;
