-- When a person last signed in, and was last invited by mail to set a password; null for never.
alter table users add column last_sign_in_at timestamptz, add column invited_at timestamptz;
update users u set last_sign_in_at = s.started from (
  select dealer_id, user_id, max(created_at) as started from sessions group by dealer_id, user_id) s
where s.dealer_id = u.dealer_id and s.user_id = u.user_id;
-- Until now every customer without a password came from a file and was invited at once.
update users set invited_at = created_at where user_type = 'CustomerUser' and password_hash is null;
