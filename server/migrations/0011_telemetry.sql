-- What became of the remotes in the browsers (docs/decisions/024-delivery.md): counted by hour, never by event. It belongs to
-- the installation and not to a dealer, and says nothing about who.
create table remote_telemetry (
  hour          timestamptz not null,
  remote        text        not null,
  version       text        not null,
  revision      text        not null,
  loads         bigint      not null default 0,
  load_errors   bigint      not null default 0,
  render_errors bigint      not null default 0,
  -- Of the loads that told their time.
  timed_loads   bigint      not null default 0,
  total_ms      bigint      not null default 0,
  -- The last one only, at most 500 characters, without tokens.
  last_message  text        check (length(last_message) <= 500),
  primary key (hour, remote, version, revision)
);
