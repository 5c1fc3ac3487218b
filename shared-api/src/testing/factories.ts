import { beginSession, type Session } from '../client/session';
import type { OwnSession } from '../contract/account/ownSession';
import type { Employee, Customer, Person } from '../contract/people/person';
import { addDays } from '../contract/calendar';
import type { CustomField } from '../contract/custom-fields/customField';
import type { ListedElevator } from '../contract/elevators/elevator';
import type { TimelineEntry } from '../contract/elevators/timeline';
import type { MaintenanceRow } from '../contract/maintenance/maintenance';
import type { Report } from '../contract/reports/report';
import type { TicketRow } from '../contract/tickets/ticket';
import { TICKET_PRIORITIES, TICKET_STATUSES } from '../contract/tickets/ticketChoices';
import type { TicketComment, TicketHistoryEntry } from '../contract/tickets/ticketHistory';
import type { TicketDetails } from '../contract/tickets/ticketForm';
import type { TicketView } from '../contract/tickets/ticketView';

/** The n-th element of a cycle; the first is n = 1. */
function nth<T>(cycle: readonly [T, ...T[]], n: number): T {
  return cycle[(n - 1) % cycle.length] ?? cycle[0];
}

/** The first day of the factories' year; the n-th row is n days later. */
const FIRST_DAY = '2026-01-01';
const LABELS = ['Doors', 'Noise', 'Lighting', 'Annual check'] as const;
const TECHNICIANS = ['anita.rao', 'ben.miller', 'chen.wei'] as const;
const BUILDINGS = ['Harbor "View" Tower', 'St. Mary & Sons', "O'Neill House #4"] as const;

/** The n-th ticket row: the same n returns the same row. */
export const aTicketRow = (changes: Partial<TicketRow> = {}, n = 1): TicketRow => ({
  ticket_id: n,
  ticket_key: `ELV-${1000 + n}`,
  elevator_name: `AA${1000 + n}`,
  status: nth(TICKET_STATUSES, n),
  priority: nth(TICKET_PRIORITIES, n),
  label: nth(LABELS, n),
  assignee_name: n % 5 === 0 ? null : nth(TECHNICIANS, n),
  update_date: `${addDays(FIRST_DAY, n)}T12:00:00.000Z`,
  ...changes,
});

/** The n-th elevator. */
export const anElevator = (changes: Partial<ListedElevator> = {}, n = 1): ListedElevator => ({
  elevator_id: n,
  elevator_name: `AA${1000 + n}`,
  building_name: nth(BUILDINGS, n),
  elevator_address: `${n} Cathedral St, Annapolis, MD`,
  elevator_zip: '21401',
  install_date: '2014-05-17',
  main_state: nth(['Completed', 'InDue', 'OverDue'] as const, n),
  main_start_date: FIRST_DAY,
  main_due_date: addDays(FIRST_DAY, 30),
  main_completed_date: n % 3 === 1 ? addDays(FIRST_DAY, 20) : null,
  main_cycle_days: 30,
  ticket_count: n % 4,
  user_id: [DEALER_ID],
  customer_id: null,
  ...changes,
});

/** The n-th row of a maintenance list. */
export const aMaintenanceRow = (changes: Partial<MaintenanceRow> = {}, n = 1): MaintenanceRow => {
  const { elevator_id, elevator_name, building_name, elevator_address, install_date } = anElevator({}, n);
  return {
    elevator_id,
    elevator_name,
    building_name,
    elevator_address,
    install_date,
    main_due_date: addDays(FIRST_DAY, 30),
    main_completed_date: null,
    username: nth(TECHNICIANS, n),
    ...changes,
  };
};

/** The n-th technician. */
export const anEmployee = (changes: Partial<Employee> = {}, n = 1): Employee => ({
  user_id: 100 + n,
  username: `tech.${n}`,
  email: `tech.${n}@example.com`,
  first_name: '',
  ticket_count: n,
  ...changes,
});

/** The n-th customer. */
export const aCustomer = (changes: Partial<Customer> = {}, n = 1): Customer => ({
  user_id: 500 + n,
  username: `customer.${n}`,
  email: `customer.${n}@example.com`,
  ticket_count: n,
  ...changes,
});

/** The n-th custom field of tickets. */
export const aCustomField = (changes: Partial<CustomField> = {}, n = 1): CustomField => ({
  id: n,
  name: `Field ${n}`,
  description: '',
  format: 'text',
  tracker: 'ticket',
  is_required: false,
  order: n - 1,
  options: [],
  ...changes,
});

/** `count` of a factory: `many(aTicketRow, 40)`. */
export const many = <T>(
  one: (changes: Partial<T>, n: number) => T,
  count: number,
  changes: Partial<T> = {},
): T[] => Array.from({ length: count }, (_, at) => one(changes, at + 1));

/** The dealer of the factories. */
export const DEALER_ID = 7;

/** A token that expires in `seconds`, unsigned; `iat` is the time of issue by the server's clock. */
export function aToken(seconds = 900, name = 'access', iat?: number): string {
  const claims = { exp: Math.floor(Date.now() / 1000) + seconds, name, iat };
  return `head.${btoa(JSON.stringify(claims))}.signature`;
}

/** The session of the factories' dealer. */
export const aSession = (changes: Partial<Session> = {}): Session => ({
  access: aToken(),
  refresh: 'refresh-1',
  user_id: DEALER_ID,
  user_name: 'lift_dealer',
  admin_email: 'lift_dealer@example.com',
  ...changes,
});

/** Signs in the factories' dealer, without a call. */
export function signedIn(changes: Partial<Session> = {}): Session {
  const session = aSession(changes);
  beginSession(session);
  // Marks the appearance settings as known to this browser.
  localStorage.setItem('smart-elevator.look', 'known');
  return session;
}

/** The n-th ticket in the shape of its edit form; the same n is the same ticket as `aTicketRow`. */
export const aTicketDetails = (changes: Partial<TicketDetails> = {}, n = 1): TicketDetails => ({
  ...aTicketRow({}, n),
  elevator_id: n,
  summary: 'Door does not close',
  description: 'It opens again and again.',
  reporter_name: 'lift_dealer',
  resolution: 'Unresolved',
  create_date: FIRST_DAY,
  start_date: FIRST_DAY,
  target_date: addDays(FIRST_DAY, 7),
  close_date: null,
  version: 1,
  closing_confirmed_at: null,
  custom_field_values: [],
  ...changes,
});

/** The n-th entry of a ticket's history, the newest first: a change of the status. */
export const aHistoryEntry = (changes: Partial<TicketHistoryEntry> = {}, n = 1): TicketHistoryEntry => ({
  entry_id: 1000 - n,
  at: `${addDays(FIRST_DAY, 300 - n)}T12:00:00.000Z`,
  who: 'lift_dealer',
  field: 'status',
  old: nth(TICKET_STATUSES, n),
  new: nth(TICKET_STATUSES, n + 1),
  ...changes,
});

/** The n-th comment of a ticket, the oldest first. */
export const aComment = (changes: Partial<TicketComment> = {}, n = 1): TicketComment => ({
  comment_id: n,
  at: `${addDays(FIRST_DAY, n)}T12:00:00.000Z`,
  who: nth(TECHNICIANS, n),
  text: `The part is ordered (${n}).`,
  mine: false,
  ...changes,
});

/** The n-th saved view. */
export const aTicketView = (changes: Partial<TicketView> = {}, n = 1): TicketView => ({
  view_id: n,
  name: `View ${n}`,
  list: '/all_tech_issues',
  query: 'status=Open',
  ...changes,
});

/** The n-th technician in the shape of the edit form; the same n is the same person as `anEmployee`. */
export const aPerson = (changes: Partial<Person> = {}, n = 1): Person => ({
  user_id: 100 + n,
  email: `tech.${n}@example.com`,
  first_name: `Tech ${n}`,
  last_name: 'Rao',
  phoneno: '9876543210',
  ...changes,
});

/** The n-th AMC report of an elevator. */
export const aReport = (changes: Partial<Report> = {}, n = 1): Report => ({
  report_id: 200 + n,
  report_date: addDays(FIRST_DAY, -n),
  ...changes,
});

/** The n-th entry of an elevator's timeline. */
export const aTimelineEntry = (changes: Partial<TimelineEntry> = {}, n = 1): TimelineEntry => ({
  at: addDays(FIRST_DAY, -n),
  kind: 'ticket',
  id: n,
  title: `Door does not close ${n}`,
  detail: `ELV-${1000 + n} · Doors · Open · High`,
  path_hint: `ELV-${1000 + n}`,
  ...changes,
});

const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'okhttp/4.12.0',
] as const;

/** The n-th session of the factories' dealer; the first is the current one. */
export const anOwnSession = (changes: Partial<OwnSession> = {}, n = 1): OwnSession => ({
  session_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  user_agent: nth(AGENTS, n),
  address: `192.0.2.${n}`,
  created_at: `${FIRST_DAY}T08:00:00.000Z`,
  last_used_at: `${addDays(FIRST_DAY, n)}T12:00:00.000Z`,
  current: n === 1,
  ...changes,
});
