import type { Page } from '@playwright/test';
import { waitForNetworkIdle } from './waitForNetworkIdle';
import { expect } from './test';

/** A screen of the console, with the heading of the loaded screen. */
export interface ScreenOfConsole {
  name: string;
  path: string;
  /** Its heading. */
  title: string | RegExp;
  /** Visible while signed out. */
  isPublic?: boolean;
}

export const screens: readonly ScreenOfConsole[] = [
  { name: 'landing', path: '/', title: /Smart Elevator Maintenance/, isPublic: true },
  { name: 'about', path: '/about', title: 'About', isPublic: true },
  { name: 'pricing', path: '/pricing_details', title: 'Pricing', isPublic: true },
  { name: 'privacy policy', path: '/privacy_policy', title: 'Privacy policy', isPublic: true },
  { name: 'delete account', path: '/delete_account', title: 'Delete account', isPublic: true },
  { name: 'sign-in', path: '/login', title: 'Login', isPublic: true },
  { name: 'registration', path: '/new_dealer_registration', title: 'Dealer registration', isPublic: true },
  { name: 'e-mail verification', path: '/verify-email', title: 'E-mail verification', isPublic: true },
  { name: 'invitation', path: '/invitation', title: 'Invitation', isPublic: true },
  { name: 'a link to a report', path: '/shared_report/unknown', title: 'Report', isPublic: true },
  { name: 'contact', path: '/contact', title: 'Contact', isPublic: true },
  { name: 'Android app', path: '/android_app', title: 'Android app', isPublic: true },
  { name: 'home', path: '/amc_count', title: 'Home' },
  { name: 'alarms', path: '/alarms', title: 'Alarms' },
  { name: 'an alarm that is not chosen', path: '/alarm', title: 'Passenger trapped' },
  { name: 'all tickets', path: '/all_tech_issues', title: /All Issues/ },
  { name: 'open tickets', path: '/all_open_tickets', title: 'All Open tickets' },
  { name: 'tickets in progress', path: '/all_Inprogress_tickets', title: 'All InProgress tickets' },
  { name: 'tickets on hold', path: '/all_OnHold_tickets', title: 'All OnHold tickets' },
  { name: 'accepted tickets', path: '/all_accepted_tickets', title: 'All Accepted tickets' },
  { name: 'closed tickets', path: '/all_closed_tickets', title: 'All Closed tickets' },
  { name: 'tickets of a technician', path: '/tech_issues?technicianName=priya.sharma', title: /Issues$/ },
  {
    name: 'tickets of a customer',
    path: '/customers_raised_issues?customerName=k_and_s_londontown_de_llc.carroll',
    title: /Issues$/,
  },
  { name: 'tickets by employee', path: '/issues', title: 'All Tickets by Employee' },
  {
    name: 'tickets of all elevators',
    path: '/elevators_all_tickets?elevator=CR1005',
    title: "All Elevators' Tickets",
  },
  { name: 'technicians', path: '/technicians', title: 'Technicians' },
  { name: 'the page of a technician', path: '/technician?userId=2', title: /./ },
  { name: 'the day sheet of a technician', path: '/technician_day?userId=2', title: /: / },
  { name: 'an invited technician', path: '/invite_technician', title: 'Invite a technician' },
  { name: 'customers', path: '/customers', title: 'Customers' },
  { name: 'the page of a customer', path: '/customer?userId=15', title: /./ },
  { name: 'elevators', path: '/elevators', title: 'Elevators' },
  { name: 'elevators as a table', path: '/elevators?view=table', title: 'Elevators' },
  { name: 'AMC reports', path: '/view_amc_report?elevatorId=1&elevatorName=CR1000', title: 'AMC Reports' },
  { name: 'the page of an elevator', path: '/elevator?elevatorId=1', title: /^CR\d+/ },
  { name: 'the year of an elevator', path: '/year_report?elevatorId=1', title: /^Report of/ },
  { name: 'maintenance completed', path: '/maintenance_completed', title: /completed/i },
  { name: 'maintenance in-due', path: '/maintenance_Indue', title: 'Maintenance in-due' },
  { name: 'maintenance not renewed', path: '/maintenance_NotRenewed', title: 'AMC not renewed' },
  { name: 'custom fields', path: '/custom_fields_list', title: 'Created Custom Fields' },
  { name: 'custom fields for', path: '/custom_fields_for', title: 'Custom Fields' },
  { name: 'fields of tickets', path: '/custom_fields?tracker=ticket', title: /Ticket section/ },
  { name: 'fields of reports', path: '/custom_fields?tracker=report', title: /AMC report section/ },
  { name: 'reports', path: '/priority_summary', title: "Issues' Summary" },
  { name: 'reports by reporter', path: '/reports', title: "Issues' Summary" },
  { name: 'reports by assignee', path: '/assignee_summary', title: "Issues' Summary" },
  { name: 'reports by another field', path: '/reports_by/entrapment', title: "Issues' Summary" },
  { name: 'trends', path: '/reports_trends', title: "Issues' Summary" },
  { name: 'a new ticket', path: '/Issue', title: 'Create Ticket' },
  { name: 'a new call', path: '/new_call', title: 'New call' },
  { name: 'a trapped passenger', path: '/new_call?trapped=1', title: 'New call' },
  {
    name: 'a new ticket of an elevator',
    path: '/create_ticket_for_selected_elevator/technician?elevatorName=CR1005',
    title: 'Create Ticket',
  },
  { name: 'a ticket', path: '/editTicket/ELV-3900', title: 'Edit Ticket' },
  { name: 'the page of a ticket', path: '/ticket/ELV-3900', title: 'ELV-3900' },
  { name: 'an open ticket', path: '/edit_Open_ticket?ticketId=2900', title: 'Edit Ticket' },
  { name: 'a ticket of an elevator', path: '/update_ticket?ticketId=2900', title: 'Update Ticket' },
  { name: 'a ticket from Home', path: '/update_ticket_from_home_page?ticketId=2900', title: 'Update Ticket' },
  { name: 'a new technician', path: '/add_technicians', title: /Add Technician/ },
  { name: 'a new customer', path: '/add_customer', title: /Add Customer/ },
  { name: 'a technician', path: '/edit_tech?userId=2', title: 'Edit Technician' },
  { name: 'a customer', path: '/edit_cust?userId=15', title: 'Edit Customer' },
  { name: 'a new elevator', path: '/add_elevator', title: 'Add Elevator' },
  { name: "an elevator's form", path: '/edit_elevator?elevatorId=1', title: 'Edit Elevator' },
  { name: 'an elevator', path: '/admin_dashboard?elevatorName=CR1005', title: 'CR1005' },
  { name: 'the buildings', path: '/buildings', title: 'Buildings' },
  { name: 'AMC contracts', path: '/amc_contracts', title: 'AMC Contracts' },
  { name: 'a new contract', path: '/add_contract', title: 'Add Contract' },
  { name: 'a contract', path: '/edit_contract?contractId=1', title: 'Edit Contract' },
  { name: "a contract's renewal", path: '/renew_contract?contractId=1', title: 'Renew Contract' },
  { name: 'AMC renewals', path: '/amc_renewals?stage=60', title: 'AMC Renewals' },
  { name: 'who owes money', path: '/amc_receivables', title: 'Who owes money' },
  { name: 'the calendar', path: '/maintenance_calendar', title: 'Maintenance calendar' },
  { name: 'a week of the calendar', path: '/maintenance_calendar?view=week', title: 'Maintenance calendar' },
  { name: 'issues of an elevator', path: '/admin_dashboard?elevatorName=CR1005&tab=issues', title: 'CR1005' },
  { name: 'settings', path: '/import', title: 'Settings' },
  { name: 'the working days', path: '/working_days', title: 'Working days' },
  { name: 'activity', path: '/activity', title: 'Activity' },
  { name: 'emergencies', path: '/emergencies', title: 'Emergencies' },
  { name: 'visits', path: '/visits', title: 'Visits' },
  { name: 'a visit at work with its checklist', path: '/visit?visitId=1', title: /^Visit to / },
  { name: 'a visit that does not exist', path: '/visit?visitId=999999', title: 'Visit' },
  { name: 'a planned visit', path: '/add_visit', title: 'Plan a visit' },
  { name: 'the dispatch board', path: '/dispatch', title: 'Dispatch board' },
  { name: 'the dispatch board of a day', path: '/dispatch?view=day', title: 'Dispatch board' },
  { name: 'visits in time', path: '/visits_in_time', title: 'Visits in time' },
  { name: 'spread visits', path: '/spread_visits', title: 'Spread visits' },
  { name: 'spread visits of a technician', path: '/spread_visits?userId=2', title: /^Spread the visits of / },
  { name: 'unknown', path: '/no_such_page', title: 'Page not found' },
];

/** Opens a screen and waits until everything is loaded. */
export async function open(page: Page, { path, title }: ScreenOfConsole): Promise<void> {
  await page.goto(path);
  await settled(page, title);
}

/** Waits for the heading (any, where the language is another), and until there is no skeleton. */
export async function settled(page: Page, title: string | RegExp = /./): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await waitForNetworkIdle(page);
}
