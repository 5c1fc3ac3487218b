import { randomUUID } from 'node:crypto';
import { A_PDF, sha256 } from '../aPdf';
import { deviceRow } from './deviceRow';
import { alarmRows } from './alarmRows';
import { importRow } from './importRow';
import type { Member, HostileFixture } from './HostileFixture';

/** An id that no row has. */
const UNKNOWN_ID = 2_000_000_000;

/** The password of all users of the fixture. */
export const PASSWORD = 'Lift-hostile-2026';

/** A dealer with people and one row of each kind, whose every text is marked. */
export interface DealerFixture {
  mark: string;
  dealer: Member;
  technician: Member;
  customer: Member;
  elevator_id: number;
  elevator_name: string;
  ticket_id: number;
  ticket_key: string;
  comment_id: number;
  view_id: number;
  contract_id: number;
  visit_id: number;
  /** Of the technician. */
  absence_id: number;
  alarm_id: number;
  /** Of the technician. */
  duty_id: number;
  report_id: number;
  /** A link to that report. */
  share_id: number;
  /** A file of the ticket. */
  file_id: string;
  device_id: string;
  /** An import without rows. */
  import_id: number;
  ticket_field: number;
  report_field: number;
  subscription_id: string;
  /** The endpoint of the dealer's browser at the fixture's own push service. */
  browser: string;
  /** Unused until the browser subscribes. */
  browser_subscription: number;
  passcode: string;
}

/** The keys of every browser here: the base point of the curve P-256, and a secret (RFC 8291). */
export const BROWSER_KEYS = {
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'YS1zZWNyZXQtb2YtMTZiLg',
};

/** Subscribes the dealer's browser to notifications. */
export async function withBrowser(fixture: HostileFixture, of: DealerFixture): Promise<DealerFixture> {
  const { subscription_id } = await fixture.done<{ subscription_id: number }>(
    'POST',
    '/api/users/browser-push/subscriptions/',
    { endpoint: of.browser, keys: BROWSER_KEYS },
    of.dealer,
  );
  return { ...of, browser_subscription: subscription_id };
}

/** Marks the text of a field at its end, so that the text before may be hostile. */
export type Marked = (field: string, max: number) => string;

/**
 * Stores a dealer with the calls of the contract. Every text of the rows contains `mark`, in lower case letters and
 * digits, so that leaks are found in any answer; `texts` defines the rest of a text.
 */
export async function createDealerFixture(
  fixture: HostileFixture,
  mark: string,
  texts: Marked = (field) => `${mark} ${field}`,
): Promise<DealerFixture> {
  const dealer = await register(fixture, `${mark}.dealer`, texts);
  const { passcode } = await fixture.done<{ passcode: string }>(
    'GET',
    `/api/account/${dealer.id}/passcode/`,
    undefined,
    dealer,
  );
  const people = await peopleOf(fixture, mark, { dealer, passcode }, texts);
  const browser = `${fixture.pushService}/${mark}`;
  const rows = await rowsOf(fixture, mark, people, texts);
  const import_id = await importRow(fixture, dealer, texts);
  return { mark, passcode, browser, browser_subscription: UNKNOWN_ID, import_id, ...people, ...rows };
}

/** A technician and a customer of a dealer, with sessions. */
export async function peopleOf(
  fixture: HostileFixture,
  mark: string,
  { dealer, passcode }: Pick<DealerFixture, 'dealer' | 'passcode'>,
  texts: Marked,
): Promise<People> {
  const member = (name: string, user_type: string) =>
    register(fixture, `${mark}.${name}`, texts, {
      user_type,
      admin_email: dealer.email,
      admin_passcode: passcode,
    }).then((registered) => ({ ...registered, dealer_id: dealer.id }));
  const technician = await member('technician', 'TechnicianUser');
  const customer = await member('customer', 'CustomerUser');
  for (const one of [dealer, technician, customer]) await fixture.renew(one);
  return { dealer, technician, customer };
}

async function register(
  fixture: HostileFixture,
  username: string,
  texts: Marked,
  kind: object = { user_type: 'DealerUser' },
): Promise<Member> {
  const email = `${username}@example.com`;
  await fixture.done('POST', '/api/account/registration/', {
    username,
    email,
    password1: PASSWORD,
    password2: PASSWORD,
    first_name: texts('first_name', 150),
    last_name: texts('last_name', 150),
    phoneno: '5550100',
    ...kind,
  });
  const { rows } = await fixture.db.query<{ user_id: number; dealer_id: number }>(
    'select user_id, dealer_id from users where username = $1',
    [username],
  );
  const [stored] = rows;
  if (!stored) throw new Error(`${username} was not registered.`);
  const person = { id: stored.user_id, dealer_id: stored.dealer_id, username, email };
  const registered = { ...person, session_id: '', access: '', refresh: '' };
  await fixture.renew(registered);
  return registered;
}

type People = Pick<DealerFixture, 'dealer' | 'technician' | 'customer'>;

/** One row of each kind for these people. */
export async function rowsOf(
  fixture: HostileFixture,
  mark: string,
  { dealer, technician, customer }: People,
  texts: Marked,
) {
  const post = <Reply>(path: string, body: object, by = dealer) =>
    fixture.done<Reply>('POST', path, body, by);
  const field = (tracker: string) =>
    post<{ id: number }>('/api/custom_fields/add_custom_field/', {
      name: texts(`${tracker} field`, 60),
      description: texts('description', 200),
      format: 'text',
      tracker,
    });
  const [ticket_field, report_field] = [(await field('ticket')).id, (await field('report')).id];
  const { elevator_id, elevator_name } = await post<{ elevator_id: number; elevator_name: string }>(
    '/api/elevators/add/',
    {
      user_id: [dealer.id, technician.id],
      elevator_name: texts('elevator', 100),
      building_name: texts('building', 100),
      elevator_address: texts('address', 200),
      elevator_zip: mark.slice(0, 10),
      install_date: '2010-05-01',
      main_start_date: '2026-01-01',
      main_due_date: '2030-12-31',
      main_cycle_days: 30,
      customer_id: customer.id,
    },
  );
  const { ticket_id, ticket_key } = await post<{ ticket_id: number; ticket_key: string }>(
    '/api/tickets/create/',
    {
      elevator_id,
      summary: texts('summary', 500),
      description: texts('description', 2_000),
      label: texts('label', 32).slice(-32),
      reporter: customer.id,
      assignee: technician.id,
      start_date: '2026-01-01',
      target_date: '2030-12-31',
      custom_field_values: [{ custom_field: ticket_field, value: texts('value', 500) }],
    },
  );
  const { comment_id } = await post<{ comment_id: number }>(`/api/tickets/${ticket_id}/comments/`, {
    text: texts('comment', 2_000),
  });
  const { view_id } = await post<{ view_id: number }>('/api/tickets/views/', {
    name: texts('view', 60),
    list: '/all_open_tickets',
    query: `search=${mark}`,
  });
  const { contract_id } = await post<{ contract_id: number }>('/api/contracts/', {
    customer_id: customer.id,
    elevator_ids: [elevator_id],
    kind: 'Comprehensive',
    value_rupees: 48_000,
    visits_a_year: 12,
    start_date: '2026-01-01',
    end_date: '2031-12-31',
  });
  const { visit_id } = await post<{ visit_id: number }>('/api/visits/', {
    elevator_ids: [elevator_id],
    planned_day: '2031-03-03',
    technician_ids: [technician.id],
    ticket_ids: [ticket_id],
    note: texts('note', 500),
  });
  const { absence_id } = await post<{ absence_id: number }>('/api/visits/absences/', {
    technician_id: technician.id,
    from: '2031-06-02',
    to: '2031-06-06',
    kind: 'Leave',
    note: texts('absence', 200),
  });
  const alarm = await alarmRows(post, technician.id, texts);
  const { report_id } = await post<{ report_id: number }>(`/api/cust-reports/${elevator_id}/reports/`, {
    report_date: '2026-03-09',
    custom_field_values: [{ custom_field: report_field, value: texts('remark', 500) }],
  });
  const days = { language: 'en', as: 'link', days: 7 };
  await post('/api/shared-reports/', { amc_report: report_id, ...days, recipients: [] });
  const { results } = await fixture.done<{ results: { share_id: number }[] }>(
    'GET',
    `/api/shared-reports/?amc_of=${elevator_id}`,
    undefined,
    dealer,
  );
  const share_id = results[0]?.share_id ?? UNKNOWN_ID;
  const file_id = randomUUID();
  const file = new URLSearchParams({
    owner: 'ticket',
    owner_id: String(ticket_id),
    name: texts('file', 100),
    sha256: sha256(A_PDF),
  });
  await fixture.put(`/api/files/${file_id}/?${file}`, A_PDF, 'application/pdf', dealer);
  const subscription_id = `${mark}-${randomUUID()}`;
  await post('/api/users/subscriptions/', { subscription_id }, technician);
  const rows = { elevator_id, elevator_name, ticket_id, ticket_key, comment_id, view_id };
  const others = { file_id, contract_id, visit_id, absence_id, report_id, share_id, subscription_id };
  const device = await deviceRow(fixture, dealer);
  return { ...rows, ...alarm, ...device, ...others, ticket_field, report_field };
}
