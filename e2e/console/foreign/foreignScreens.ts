import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../startConsole';

/** The address to open of a path, if it needs a selection, and the title of its screen. */
interface ForeignScreen {
  address?: string;
  title: string | RegExp;
  /** Opened before the sign-in. */
  isPublic?: boolean;
}

/** Every screen, by its path. */
export const foreignScreens: Readonly<Record<string, ForeignScreen>> = {
  '/': { title: /Smart Elevator Maintenance/, isPublic: true },
  '/about': { title: 'About', isPublic: true },
  '/pricing_details': { title: 'Pricing', isPublic: true },
  '/privacy_policy': { title: 'Privacy policy', isPublic: true },
  '/delete_account': { title: 'Delete account', isPublic: true },
  '/contact': { title: /./, isPublic: true },
  '/android_app': { title: /./, isPublic: true },
  '/login': { title: 'Login', isPublic: true },
  '/new_dealer_registration': { title: 'Dealer registration', isPublic: true },
  '/verify-email': {
    address: '/verify-email?key=key-of-a-mail',
    title: 'E-mail verification',
    isPublic: true,
  },
  '/invitation': { address: '/invitation?key=a-key', title: 'Invitation', isPublic: true },
  '/shared_report/:token': { address: '/shared_report/a-token', title: 'Report', isPublic: true },
  '/amc_count': { title: 'Home' },
  '/alarms': { title: 'Alarms' },
  '/alarm': { address: '/alarm?alarmId=1', title: 'Passenger trapped' },

  '/all_tech_issues': { title: /All Issues/ },
  '/issues': { title: 'All Tickets by Employee' },
  '/elevators_all_tickets': { title: "All Elevators' Tickets" },
  '/all_open_tickets': { title: 'All Open tickets' },
  '/all_Inprogress_tickets': { title: 'All InProgress tickets' },
  '/all_OnHold_tickets': { title: 'All OnHold tickets' },
  '/all_accepted_tickets': { title: 'All Accepted tickets' },
  '/all_closed_tickets': { title: 'All Closed tickets' },
  '/tech_issues': {
    address: '/tech_issues?technicianName=asha',
    title: "Technician Asha (asha)'s Issues",
  },
  '/customers_raised_issues': {
    address: '/customers_raised_issues?customerName=lake_society',
    title: "Customer Asha's Issues",
  },
  '/new_call': { title: 'New call' },
  '/Issue': { title: 'Create Ticket' },
  '/create_ticket_for_selected_elevator/technician': {
    address: '/create_ticket_for_selected_elevator/technician?elevatorName=LIFT1',
    title: 'Create Ticket',
  },
  '/update_ticket': { address: '/update_ticket?ticketId=1', title: 'Update Ticket' },
  '/update_ticket_from_home_page': {
    address: '/update_ticket_from_home_page?ticketId=2',
    title: 'Update Ticket',
  },
  '/edit_Open_ticket': { address: '/edit_Open_ticket?ticketId=2', title: 'Edit Ticket' },
  '/editTicket/:ticket_key': { address: '/editTicket/LT-3', title: 'Edit Ticket' },
  '/ticket/:ticket_key': { address: '/ticket/LT-1', title: 'LT-1' },
  '/reports': { title: "Issues' Summary" },
  '/priority_summary': { title: "Issues' Summary" },
  '/assignee_summary': { title: "Issues' Summary" },
  '/reports_by/:field': { address: '/reports_by/entrapment', title: "Issues' Summary" },
  '/reports_trends': { title: "Issues' Summary" },

  '/year_report': { address: '/year_report?elevatorId=1', title: 'Year report' },
  '/amc_receivables': { title: 'Who owes money' },
  '/technicians': { title: 'Technicians' },
  '/add_technicians': { title: /Add Technician/ },
  '/edit_tech': { address: '/edit_tech?userId=2', title: 'Edit technician' },
  '/technician': { address: '/technician?userId=2', title: /./ },
  '/technician_day': { address: '/technician_day?userId=2', title: 'Day sheet' },
  '/invite_technician': { title: 'Invite a technician' },
  '/customers': { title: 'Customers' },
  '/customer': { address: '/customer?userId=4&customerName=lake_society', title: /./ },
  '/add_customer': { title: /Add Customer/ },
  '/edit_cust': { address: '/edit_cust?userId=4', title: 'Edit customer' },

  '/elevators': { title: 'Elevators' },
  '/elevatorsList': { title: 'Elevators' },
  '/elevator': { address: '/elevator?elevatorId=1', title: /LIFT1/ },
  '/view_amc_report': {
    address: '/view_amc_report?elevatorId=1&elevatorName=LIFT1',
    title: 'AMC Reports',
  },
  '/add_elevator': { title: 'Add Elevator' },
  '/edit_elevator': { address: '/edit_elevator?elevatorId=1', title: 'Edit Elevator' },
  '/admin_dashboard': { address: '/admin_dashboard?elevatorName=LIFT1&tab=issues', title: 'LIFT1' },
  '/maintenance_completed': { title: 'Maintenance completed' },
  '/maintenance_Indue': { title: 'Maintenance in-due' },
  '/maintenance_NotRenewed': { title: 'AMC not renewed' },
  '/buildings': { title: 'Buildings' },
  '/amc_contracts': { title: 'AMC Contracts' },
  '/add_contract': { title: 'Add Contract' },
  '/edit_contract': { address: '/edit_contract?contractId=1', title: 'Edit Contract' },
  '/renew_contract': { address: '/renew_contract?contractId=1', title: 'Renew Contract' },
  '/amc_renewals': { address: '/amc_renewals?stage=60', title: 'AMC Renewals' },
  '/maintenance_calendar': { title: 'Maintenance calendar' },

  '/visits': { title: 'Visits' },
  '/visit': { address: '/visit?visitId=1', title: 'Visit' },
  '/add_visit': { title: 'Plan a visit' },
  '/dispatch': { title: 'Dispatch board' },
  '/spread_visits': { title: 'Spread visits' },
  '/visits_in_time': { title: 'Visits in time' },

  '/custom_fields_for': { title: 'Custom Fields' },
  '/custom_fields': { address: '/custom_fields?tracker=report&field=2', title: /AMC report section/ },
  '/custom_fields_list': { title: 'Created Custom Fields' },
  '/import': { title: 'Settings' },
  '/working_days': { title: 'Working days' },
  '/activity': { title: 'Activity' },
  '/emergencies': { title: 'Emergencies' },
};

/** The paths of the shell and of every remote for dealers, as they declare them. */
export function pathsOfConsole(): string[] {
  const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const ofShell = [...textOf('shared-ui/src/paths.ts').matchAll(/: '(\/[^']*)'/g)].map(([, one = '']) => one);
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
  const ofRemotes = remotes.flatMap((name) => {
    const { paths, roles }: { paths: string[]; roles?: string[] } = JSON.parse(
      textOf(`${name}/dist/remote.json`),
    );
    return roles && !roles.includes('DealerUser') ? [] : paths;
  });
  return [...ofShell, ...ofRemotes];
}
