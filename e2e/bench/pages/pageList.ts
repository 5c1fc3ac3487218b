import { DEMO_TECHNICIAN, type Person } from '../../console/people';

/** A measured page: its address, and the elements that make it usable. */
export interface MeasuredPage {
  name: string;
  path: string;
  ready: readonly string[];
  /** The page of the baseline that it is compared with, if there is one. */
  baseline?: 'sign-in' | 'list';
  isPublic?: boolean;
  /** Who has signed in; the demonstration dealer if omitted. */
  person?: Person;
}

/** No part of the screen is still loading. */
const AT_REST = 'main:not([aria-busy=true]):not(:has([aria-busy=true]))';
const FIELDS = [`${AT_REST} form input`, 'main form button[type=submit]:not([disabled])'];
/** Rows of a table, or cards. */
const ROWS = [`${AT_REST} :is(table tbody tr, li h2)`];

/** The baseline's own pages. */
export const baselinePages: Record<'sign-in' | 'list' | 'words', MeasuredPage> = {
  'sign-in': { name: "the baseline's sign-in", path: '/login', ready: FIELDS, isPublic: true },
  list: { name: "the baseline's list", path: '/tickets', ready: ROWS },
  words: { name: "the landing page's words alone", path: '/', ready: ['h1'], isPublic: true },
};

export const landing: MeasuredPage = { name: 'landing', path: '/', ready: ['h1'], isPublic: true };
export const signIn: MeasuredPage = {
  name: 'sign-in',
  path: '/login',
  ready: FIELDS,
  baseline: 'sign-in',
  isPublic: true,
};
export const home: MeasuredPage = {
  name: 'Home',
  path: '/amc_count',
  // The numbers of both halves; the donuts may load later.
  ready: ['main section:nth-of-type(1) table td a', 'main section:nth-of-type(2) table td a'],
  baseline: 'list',
};
export const ticketList = list('all tickets', '/all_tech_issues');

export const myWork: MeasuredPage = {
  name: 'my work',
  path: '/my_work',
  // The visits of today, or that there are none; and the tickets.
  ready: [`${AT_REST} li`],
  baseline: 'list',
  person: DEMO_TECHNICIAN,
};

export const lists: readonly MeasuredPage[] = [
  ticketList,
  list('technicians', '/technicians'),
  list('customers', '/customers'),
  list('elevators', '/elevators'),
  list('maintenance completed', '/maintenance_completed'),
  list('AMC contracts', '/amc_contracts'),
  list('custom fields', '/custom_fields_list'),
];

export const forms: readonly MeasuredPage[] = [
  form('a new ticket', '/Issue'),
  form('a ticket', '/editTicket/ELV-3900'),
  form('a new technician', '/add_technicians'),
  form('a new customer', '/add_customer'),
  form('a new elevator', '/add_elevator'),
  form('a new contract', '/add_contract'),
  form('settings', '/import', [`${AT_REST} section button`]),
];

/** The links of the main navigation on Home: every remote at least once. */
export const sections: readonly MeasuredPage[] = [
  ticketList,
  list('technicians', '/technicians'),
  list('customers', '/customers'),
  list('elevators', '/elevators'),
  form('custom fields', '/custom_fields_for', [`${AT_REST} h1`]),
  form('settings', '/import', [`${AT_REST} section button`]),
];

function list(name: string, path: string, ready = ROWS): MeasuredPage {
  return { name, path, ready, baseline: 'list' };
}

function form(name: string, path: string, ready = FIELDS): MeasuredPage {
  return { name, path, ready, baseline: 'list' };
}
