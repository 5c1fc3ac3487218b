import type { DealerFixture } from './DealerFixture';

/** A value of a slot, as it is sent; a number travels as a number in a body. */
export type ParameterValue = string | number;

/** What a dealer's own rows are called in paths, queries and bodies, by the name of the slot. */
const own: Readonly<Record<string, (of: DealerFixture) => ParameterValue>> = {
  dealer_id: ({ dealer }) => dealer.id,
  user_id: ({ technician }) => technician.id,
  hand_over_to: ({ technician }) => technician.id,
  customer_id: ({ customer }) => customer.id,
  reporter: ({ customer }) => customer.id,
  assignee: ({ technician }) => technician.id,
  engineer: ({ technician }) => technician.id,
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
  report_id: ({ report_id }) => report_id,
  import_id: ({ import_id }) => import_id,
  id: ({ ticket_field }) => ticket_field,
  custom_field: ({ ticket_field }) => ticket_field,
  customised_field_id: ({ ticket_field }) => ticket_field,
  session_id: ({ technician }) => technician.session_id,
  subscription_id: ({ subscription_id }) => subscription_id,
  endpoint: ({ browser }) => browser,
  refresh: ({ dealer }) => dealer.refresh,
  token: ({ dealer }) => dealer.access,
};

/** Slots that mean something else in one call than elsewhere. */
const ownIn: Readonly<Record<string, Record<string, (of: DealerFixture) => ParameterValue>>> = {
  addReport: { custom_field: ({ report_field }) => report_field },
  endSession: { session_id: ({ dealer }) => dealer.session_id },
  // The summary calls name the dealer so.
  maintenanceSummary: { user_id: ({ dealer }) => dealer.id },
  completedMaintenance: { user_id: ({ dealer }) => dealer.id },
  indueMaintenance: { user_id: ({ dealer }) => dealer.id },
  overdueMaintenance: { user_id: ({ dealer }) => dealer.id },
  confirmPasswordReset: { token: () => '00000000' },
  removeBrowserSubscription: { subscription_id: ({ browser_subscription }) => browser_subscription },
};

/** Bearer keys. Every caller that has them may use them. */
const KEYS: readonly string[] = ['refresh', 'token'];

/** Whether a slot names a row or somebody. */
export const namesSomething = (slot: string): boolean => slot in own && !KEYS.includes(slot);

/** The value by which a dealer's own row is named in a slot of a call; undefined for slots that name nothing. */
export function ownValue(call: string, slot: string, of: DealerFixture): ParameterValue | undefined {
  return (ownIn[call]?.[slot] ?? own[slot])?.(of);
}
