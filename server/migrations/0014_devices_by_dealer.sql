-- Who signs in on a device, or in a browser, on which another dealer's people had signed in writes a row of their own and
-- leaves the other dealer's alone. Whoever came last is told there.
alter table push_subscriptions
  drop constraint push_subscriptions_pkey,
  add primary key (dealer_id, subscription_id);
create index push_subscriptions_of_device on push_subscriptions (subscription_id, created_at);

alter table web_push_subscriptions
  drop constraint web_push_subscriptions_endpoint_key,
  add unique (dealer_id, endpoint);
create index web_push_subscriptions_of_browser on web_push_subscriptions (endpoint, created_at);
