/**
 * Rows as a former release stored them: by the migration that created their tables, in the order in which they can be
 * inserted.
 */
export const legacyRows: Readonly<Record<string, readonly string[]>> = {
  '0001_foundation': [
    `insert into dealers (dealer_id, passcode, next_ticket) values (1, '428519', 1004), (2, '100000', 1002)`,
    `insert into users (user_id, dealer_id, user_type, username, email, password_hash, deleted_at) values
      (1, 1, 'DealerUser', 'lift_dealer', 'lift_dealer@example.com', '$argon2id$a', null),
      (2, 2, 'DealerUser', 'other_dealer', 'other_dealer@example.com', '$argon2id$b', null),
      (3, 1, 'TechnicianUser', 'priya.sharma', 'priya@example.com', '$argon2id$c', null),
      (4, 1, 'CustomerUser', 'ocean.society', 'ocean@example.com', null, null),
      (5, 1, 'TechnicianUser', 'gone.away', 'gone@example.com', '$argon2id$d', '2026-02-01T10:00:00Z')`,
    `insert into sessions (session_id, dealer_id, user_id, refresh_id, user_agent, expires_at) values
      ('5e4a3c1e-0000-4000-8000-000000000001', 1, 1, '5e4a3c1e-0000-4000-8000-000000000002', 'Firefox', '2036-01-01T00:00:00Z')`,
    `insert into email_keys (key_hash, dealer_id, user_id, purpose, expires_at) values ('\\x01ff', 1, 4, 'invite', '2036-01-01T00:00:00Z')`,
    `insert into elevators (elevator_id, dealer_id, elevator_name, building_name, elevator_address, elevator_zip,
      install_date, main_state, main_start_date, main_due_date, main_completed_date, main_cycle_days, customer_id,
      engineer_id, created_at, deleted_at) values
      (1, 1, 'CR1000', 'Copper Ridge', '710 Obrecht Rd, “Sykesville”, MD', '21784', '2010-05-01', 'InDue', '2026-01-01',
        '2026-12-31', null, 30, 4, 3, '2025-11-03T08:15:00.123456Z', null),
      (2, 1, 'CR1001', 'Copper Ridge', '712 Obrecht Rd', '21784', '2011-05-01', 'Completed', '2026-01-01', '2026-06-30',
        '2026-01-20', 90, null, null, '2025-11-04T08:15:00Z', null),
      (3, 1, 'CR1002', 'Torn down', '714 Obrecht Rd', '21784', '1970-05-01', 'OverDue', '2025-01-01', '2025-06-30', null, 365,
        null, null, '2025-11-05T08:15:00Z', '2026-01-01T00:00:00Z'),
      (4, 2, 'CR1000', 'Another dealer''s', '1 Main St', '21401', '2000-01-01', 'OverDue', '2025-01-01', '2025-12-31', null,
        180, null, null, '2025-12-01T08:15:00Z', null)`,
    `insert into tickets (ticket_id, dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id,
      assignee_id, status, resolution, priority, create_date, start_date, target_date, close_date, update_date,
      deleted_at) values
      (1, 1, 'ELV-1001', 1, 'दरवाज़ा खुलता है', E'It opens\\nagain.', 'Doors', 4, 3, 'Open', 'Unresolved', 'High',
        '2026-03-02', '2026-03-02', '2026-03-09', null, '2026-03-02T12:00:00.654321Z', null),
      (2, 1, 'ELV-1002', 2, 'Noise', 'At night.', 'Noise', 1, null, 'Closed', 'CompletedToSpec', 'Unspecified',
        '2026-03-03', '2026-03-03', '2026-03-10', '2026-03-05', '2026-03-05T12:00:00Z', null),
      (3, 1, 'ELV-1003', 1, 'Deleted', 'By mistake.', 'Doors', 5, 5, 'InProgress', 'Unresolved', 'Low', '2026-03-04',
        '2026-03-04', '2026-03-11', null, '2026-03-06T12:00:00Z', '2026-03-06T12:00:00Z'),
      (4, 2, 'ELV-1001', 4, 'Another dealer''s', 'x', 'Pit', 2, null, 'OnHold', 'Denied', 'Critical', '2026-03-05',
        '2026-03-05', '2026-03-12', null, '2026-03-07T12:00:00Z', null)`,
    `insert into custom_fields (id, dealer_id, tracker, name, format, "order", options, deleted_at) values
      (1, 1, 'ticket', 'Floor', 'integer', 0, '{}', null),
      (2, 1, 'report', 'Checked', 'checkbox', 0, '{"Rope, old","Brake \\"B\\""}', null),
      (3, 1, 'ticket', 'Floor', 'text', 1, '{}', '2026-02-01T00:00:00Z')`,
    `insert into ticket_field_values (dealer_id, ticket_id, custom_field, value) values (1, 1, 1, '3'), (1, 1, 3, '')`,
    `insert into reports (report_id, dealer_id, elevator_id, author_id, report_date) values (1, 1, 1, 3, '2026-03-01')`,
    `insert into report_field_values (dealer_id, report_id, custom_field, value) values (1, 1, 2, 'Rope, old')`,
    `insert into preferences (dealer_id, user_id, send_otp) values (1, 1, true)`,
    `insert into outbox (dealer_id, recipient, subject, body_text, body_html) values
      (1, 'ocean@example.com', 'Invitation', 'Come in.', '<p>Come in.</p>')`,
    `select setval(format('%s_%s_seq', t, id), 100)
     from (values ('users', 'user_id'), ('elevators', 'elevator_id'), ('tickets', 'ticket_id'),
       ('custom_fields', 'id'), ('reports', 'report_id')) as counters (t, id)`,
  ],
  '0002_ticket_forms': [
    `insert into idempotency_keys (dealer_id, call, key, body_hash, reply) values
      (1, 'createTicket', 'a-key', '\\x00', '{"ticket_id": 1, "summary": "\\u0926"}')`,
  ],
  '0003_password_resets': [
    `insert into password_resets (dealer_id, user_id, passcode_hash, expires_at) values (1, 3, '\\xab', '2036-01-01T00:00:00Z')`,
  ],
  '0004_tickets': [
    `insert into ticket_comments (dealer_id, ticket_id, user_id, text) values (1, 1, 3, 'Seen.')`,
    `insert into ticket_views (dealer_id, user_id, name, list, query) values (1, 1, 'Mine', 'all', 'assignee=3')`,
    `update tickets set status = 'Accepted' where ticket_id = 1`,
  ],
  '0005_access': [
    `insert into known_addresses (dealer_id, user_id, address) values (1, 1, '192.0.2.7')`,
    `insert into second_factors (dealer_id, user_id, sealed_secret, confirmed_at) values (1, 1, '\\x0102', now())`,
    `insert into recovery_codes (dealer_id, user_id, code_hash) values (1, 1, '\\x0304')`,
    `insert into tries (bucket, empty_at) values ('\\x05', '2036-01-01T00:00:00Z')`,
  ],
  '0006_maintenance': [
    `update elevators set main_state = 'Completed', main_completed_date = '2026-03-09' where elevator_id = 1`,
    `insert into contracts (contract_id, dealer_id, customer_id, kind, value_rupees, visits_a_year, start_date, end_date,
      renews) values
      (1, 1, 4, 'Comprehensive', 120000, 12, '2025-01-01', '2025-12-31', null),
      (2, 1, 4, 'Comprehensive', 130000, 12, '2026-01-01', '2026-12-31', 1)`,
    `insert into contract_elevators (dealer_id, contract_id, elevator_id) values (1, 1, 1), (1, 2, 1)`,
    `insert into contract_reminders (dealer_id, contract_id, end_date, stage) values (1, 1, '2025-12-31', 60)`,
    `insert into push_subscriptions (subscription_id, dealer_id, user_id) values ('a-device', 1, 4)`,
    `insert into push_outbox (dealer_id, recipients, heading, content) values (1, '{a-device}', 'Done', 'CR1000 is done.')`,
    `insert into daily_jobs (job, done_through) values ('rollStates', '2026-03-08')`,
  ],
  '0066_names_by_server': [
    `insert into sign_in_names select user_id, dealer_id, lower(username), lower(email), look from users
     where deleted_at is null on conflict do nothing`,
  ],
  '0009_ticket_notifications': [
    `insert into closing_codes (dealer_id, ticket_id, code_hash, expires_at) values (1, 2, '\\x06', '2036-01-01T00:00:00Z')`,
  ],
};
