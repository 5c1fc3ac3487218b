-- When a contract was paid and with what reference, and when its customer was last reminded by hand. A contract can be paid
-- without a known day.
alter table contracts add column paid_on date;
alter table contracts add column payment_reference text;
alter table contracts add column reminded_at timestamptz;
alter table contracts add constraint contracts_payment_of_paid
  check (paid or (paid_on is null and payment_reference is null));
