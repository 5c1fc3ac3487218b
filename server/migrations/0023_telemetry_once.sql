-- What a session told of a version already: each counts once, so that nobody decides alone what is deployed (042).
create table telemetry_told (
  dealer_id  integer     not null,
  session_id uuid        not null references sessions on delete cascade,
  remote     text        not null,
  version    text        not null,
  kind       text        not null check (kind in ('load', 'load_error', 'render_error')),
  told_at    timestamptz not null default now(),
  primary key (session_id, remote, version, kind),
  foreign key (dealer_id) references dealers (dealer_id) on delete cascade
);
create index telemetry_told_at on telemetry_told (told_at);
