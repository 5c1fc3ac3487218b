import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import type { DealerFixture } from './DealerFixture';

/** Values that are in no row unless an extra key stored them. */
export const PLANTED_TEXT = 'planted-by-an-extra-key';
export const PLANTED_TIME = '1999-09-09T09:09:09Z';
export const PLANTED_NUMBER = 777_111;

type ValueOf = (own: DealerFixture, theirs: DealerFixture) => unknown;
const text: ValueOf = () => PLANTED_TEXT;
const time: ValueOf = () => PLANTED_TIME;
const number: ValueOf = () => PLANTED_NUMBER;

/** Columns that no caller may name, with values that the column would take. */
const keys: Readonly<Record<string, ValueOf>> = {
  dealer_id: (_, { dealer }) => dealer.id,
  user_type: () => 'CustomerUser',
  is_staff: () => true,
  is_superuser: () => true,
  is_verified: () => true,
  is_active: () => false,
  password_hash: text,
  passcode: text,
  passcode_hash: text,
  created_at: time,
  updated_at: time,
  update_date: time,
  deleted_at: time,
  expires_at: time,
  revoked_at: time,
  closing_confirmed_at: time,
  awaits_code: () => true,
  ticket_key: text,
  elevator_id: ({ elevator_id }) => elevator_id,
  ticket_id: number,
  contract_id: number,
  report_id: number,
  author_id: ({ technician }) => technician.id,
  reporter_id: ({ technician }) => technician.id,
  assignee_id: ({ customer }) => customer.id,
  engineer_id: ({ customer }) => customer.id,
  customer_id: (_, { customer }) => customer.id,
  user_id: ({ customer }) => customer.id,
  renews: number,
  main_state: () => 'OverDue',
  order: number,
  send_otp: () => true,
  constructor: () => ({ prototype: { is_active: false } }),
};

/** The number of extra keys per call. */
const EACH = 25;

/** Keys that are not in the call's own body. */
export function extraKeys({ body, name }: Endpoint): string[] {
  const described = body.describe();
  const known = 'fields' in described ? Object.keys(described.fields as object) : [];
  const extra = Object.keys(keys)
    .filter((key) => !known.includes(key))
    .slice(0, EACH);
  if (extra.length < EACH) throw new Error(`Only ${extra.length} keys are none of ${name}'s own.`);
  return extra;
}

export const extraValue = (key: string, own: DealerFixture, theirs: DealerFixture): unknown =>
  keys[key]?.(own, theirs);
