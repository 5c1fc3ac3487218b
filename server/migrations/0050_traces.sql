-- A message is delivered as a part of the trace of the request that caused it (W3C Trace Context).
alter table outbox add column traceparent text;
alter table push_outbox add column traceparent text;
alter table web_push_outbox add column traceparent text;
