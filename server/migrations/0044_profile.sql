-- New e-mail addresses that wait for the code that was mailed to them: one at a time for each user; only a keyed hash of
-- the code is kept.
create table email_changes (
  dealer_id   integer     not null,
  user_id     integer     not null,
  email       text        not null check (length(email) between 1 and 254),
  code_hash   bytea       not null,
  wrong_tries integer     not null default 0,
  expires_at  timestamptz not null,
  primary key (dealer_id, user_id),
  foreign key (dealer_id, user_id) references users (dealer_id, user_id) on delete cascade
);

-- What stands on the documents that a dealer gives to customers.
create table companies (
  dealer_id  integer primary key references dealers on delete cascade,
  name       text    not null default '',
  address    text    not null default '',
  tax_number text    not null default '',
  -- A PNG or JPEG picture.
  logo       bytea   check (octet_length(logo) between 1 and 102400),
  logo_type  text    check (logo_type in ('image/png', 'image/jpeg')),
  check ((logo is null) = (logo_type is null))
);
