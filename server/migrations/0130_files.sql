-- Files of tickets, comments, elevators and contracts. The bytes are in the storage (ADR-145), under `object`; a picture has
-- a smaller one beside it. The storage is written before the row and never changed.

create table files (
  dealer_id   bigint      not null references dealers on delete cascade,
  -- Made by the client, so that an upload can be repeated.
  file_id     uuid        not null,
  -- Exactly one of these.
  ticket_id   bigint,
  comment_id  bigint,
  elevator_id bigint,
  contract_id bigint,
  name        text        not null check (octet_length(name) between 1 and 255),
  media_type  text        not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  bytes       bigint      not null check (bytes > 0),
  -- Of the bytes that the client sent; those of a picture are encoded anew.
  sent_sha256 bytea       not null check (octet_length(sent_sha256) = 32),
  object      text        not null,
  width       integer     check (width > 0),
  height      integer     check (height > 0),
  taken_at    timestamptz,
  scanned     boolean     not null default false,
  user_id     bigint,
  added_at    timestamptz not null default clock_timestamp(),
  deleted_at  timestamptz,
  primary key (dealer_id, file_id),
  check (num_nonnulls(ticket_id, comment_id, elevator_id, contract_id) = 1),
  check ((width is null) = (height is null)),
  foreign key (dealer_id, ticket_id) references tickets (dealer_id, ticket_id) on delete cascade,
  foreign key (dealer_id, comment_id) references ticket_comments (dealer_id, comment_id) on delete cascade,
  foreign key (dealer_id, elevator_id) references elevators (dealer_id, elevator_id) on delete cascade,
  foreign key (dealer_id, contract_id) references contracts (dealer_id, contract_id) on delete cascade,
  foreign key (dealer_id, user_id) references users (dealer_id, user_id)
);
create index files_of_ticket on files (dealer_id, ticket_id) where ticket_id is not null;
create index files_of_comment on files (dealer_id, comment_id) where comment_id is not null;
create index files_of_elevator on files (dealer_id, elevator_id) where elevator_id is not null;
create index files_of_contract on files (dealer_id, contract_id) where contract_id is not null;
create index files_of_user on files (dealer_id, user_id) where user_id is not null;
create index files_used on files (dealer_id) include (bytes) where deleted_at is null;
create index files_deleted on files (deleted_at) where deleted_at is not null;

-- Objects whose row is gone. They stay until no backup that is kept names them.
create table removed_objects (
  dealer_id  bigint      not null,
  object     text        not null,
  removed_at timestamptz not null default now(),
  primary key (dealer_id, object)
);

create function remember_removed_object() returns trigger language plpgsql as $$
begin
  insert into removed_objects (dealer_id, object) values (old.dealer_id, old.object) on conflict do nothing;
  return old;
end $$;
create trigger files_removed after delete on files for each row execute function remember_removed_object();
