import { paths } from './paths';
import { pathTo, withQuery } from './pathTo';

/** Public and dealer routes (R201, R202). */
const SPECIFIED = `
  / /about /pricing_details /privacy_policy /delete_account /login /new_dealer_registration
  /admin_dashboard /Issue /issues /editTicket/:ticket_key /update_ticket /update_ticket_from_home_page /elevatorsList
  /technicians /elevators_all_tickets /all_tech_issues /create_ticket_for_selected_elevator/technician /amc_count
  /maintenance_completed /maintenance_Indue /maintenance_NotRenewed /view_amc_report /reports /customers /elevators
  /add_technicians /edit_tech /edit_cust /edit_elevator /add_customer /add_elevator /custom_fields /custom_fields_for
  /custom_fields_list /tech_issues /priority_summary /assignee_summary /all_open_tickets /edit_Open_ticket
  /all_Inprogress_tickets /all_OnHold_tickets /all_accepted_tickets /all_closed_tickets /import
  /customers_raised_issues
`
  .trim()
  .split(/\s+/);

/** Pages with an address of the product's own. */
const OURS = `
  /verify-email /invitation /contact /android_app /customer /elevator /amc_contracts /add_contract /edit_contract /renew_contract /amc_renewals
  /maintenance_calendar /reports_trends /reports_by/:field /ticket/:ticket_key
`
  .trim()
  .split(/\s+/);

test('the addresses are exactly the specified ones and our own (R201, R202)', () => {
  expect(Object.values<string>(paths).toSorted()).toEqual([...SPECIFIED, ...OURS].toSorted());
});

test('no two addresses differ by case alone, as paths match without regard to case (R203)', () => {
  const lower = Object.values<string>(paths).map((path) => path.toLowerCase());
  expect(new Set(lower).size).toBe(lower.length);
});

test('the open tickets of an elevator link to its page by name (R501)', () => {
  expect(pathTo.adminDashboard('Lift 4 & 5')).toBe('/admin_dashboard?elevatorName=Lift+4+%26+5');
});

test('a ticket key in an address survives a slash', () => {
  expect(pathTo.editTicket('T/104')).toBe('/editTicket/T%2F104');
  expect(pathTo.ticket('T/104')).toBe('/ticket/T%2F104');
});

test('empty values are left out of an address', () => {
  expect(withQuery('/all_tech_issues', { status: 'open', search: '', from: undefined, elevator: null })).toBe(
    '/all_tech_issues?status=open',
  );
  expect(pathTo.allTickets({})).toBe('/all_tech_issues');
});
