import type { DealerFixture } from './DealerFixture';

/** The value of a parameter; in a body a number stays a number. */
export type ParameterValue = string | number;

/** The values of a dealer's own rows in paths, queries and bodies, by the name of the parameter. */
const own: Readonly<Record<string, (of: DealerFixture) => ParameterValue>> = {
  dealer_id: ({ dealer }) => dealer.id,
  user_id: ({ technician }) => technician.id,
  hand_over_to: ({ technician }) => technician.id,
  receivers: ({ technician }) => technician.id,
  customer_id: ({ customer }) => customer.id,
  reporter: ({ customer }) => customer.id,
  assignee: ({ technician }) => technician.id,
  engineer: ({ technician }) => technician.id,
  technician: ({ technician }) => technician.id,
  technician_id: ({ technician }) => technician.id,
  technician_ids: ({ technician }) => technician.id,
  user_ids: ({ technician }) => technician.id,
  assignee_name: ({ technician }) => technician.username,
  email: ({ technician }) => technician.email,
  admin_email: ({ dealer }) => dealer.email,
  elevator_id: ({ elevator_id }) => elevator_id,
  elevator_ids: ({ elevator_id }) => elevator_id,
  elevator: ({ elevator_id }) => elevator_id,
  ticket_id: ({ ticket_id }) => ticket_id,
  ticket_ids: ({ ticket_id }) => ticket_id,
  ticket_key: ({ ticket_key }) => ticket_key,
  comment_id: ({ comment_id }) => comment_id,
  view_id: ({ view_id }) => view_id,
  contract_id: ({ contract_id }) => contract_id,
  visit_id: ({ visit_id }) => visit_id,
  absence_id: ({ absence_id }) => absence_id,
  alarm_id: ({ alarm_id }) => alarm_id,
  duty_id: ({ duty_id }) => duty_id,
  report_id: ({ report_id }) => report_id,
  amc_report: ({ report_id }) => report_id,
  amc_of: ({ elevator_id }) => elevator_id,
  share_id: ({ share_id }) => share_id,
  import_id: ({ import_id }) => import_id,
  file_id: ({ file_id }) => file_id,
  device_id: ({ device_id }) => device_id,
  owner_id: ({ ticket_id }) => ticket_id,
  id: ({ ticket_field }) => ticket_field,
  custom_field: ({ ticket_field }) => ticket_field,
  customised_field_id: ({ ticket_field }) => ticket_field,
  session_id: ({ technician }) => technician.session_id,
  subscription_id: ({ subscription_id }) => subscription_id,
  endpoint: ({ browser }) => browser,
  refresh: ({ dealer }) => dealer.refresh,
  token: ({ dealer }) => dealer.access,
};

/** Parameters with a special meaning in one call. */
const ownIn: Readonly<Record<string, Record<string, (of: DealerFixture) => ParameterValue>>> = {
  addReport: { custom_field: ({ report_field }) => report_field },
  endSession: { session_id: ({ dealer }) => dealer.session_id },
  // The dealer, in the summary calls.
  maintenanceSummary: { user_id: ({ dealer }) => dealer.id },
  completedMaintenance: { user_id: ({ dealer }) => dealer.id },
  indueMaintenance: { user_id: ({ dealer }) => dealer.id },
  overdueMaintenance: { user_id: ({ dealer }) => dealer.id },
  confirmPasswordReset: { token: () => '00000000' },
  removeBrowserSubscription: { subscription_id: ({ browser_subscription }) => browser_subscription },
};

/** Bearer keys: every caller that has them may use them. */
const KEYS: readonly string[] = ['refresh', 'token'];

/** Whether a parameter names a row or a user. */
export const namesRow = (slot: string): boolean => slot in own && !KEYS.includes(slot);

/** The value of a dealer's own row for a parameter of a call; undefined for parameters that name no row. */
export function ownValue(call: string, slot: string, of: DealerFixture): ParameterValue | undefined {
  return (ownIn[call]?.[slot] ?? own[slot])?.(of);
}
