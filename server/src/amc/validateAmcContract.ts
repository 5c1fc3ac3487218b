import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { amcContractDateErrors } from '@smart-elevator/shared-api/contract/amc/amcContractChange';
import type { AmcContractNamesFor } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { amcContractMessages } from '@smart-elevator/shared-api/contract/amc/messages';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { badRequest } from '../http/HttpError';

/** The stored terms of a contract. */
export type AmcContractTerms = Pick<AmcContract, AmcContractNamesFor<'create'>>;

/** The days of the contracts before and after one in its series. */
export interface Series {
  /** The last day of the contract that this one renews; this one must start after it. */
  renewsUntil?: string | undefined;
  /** The first day of the contract that renews this one; this one must end before it. */
  renewedFrom?: string | undefined;
}

/** Facts about a contract before it is checked. */
interface KnownContract extends Series {
  /** The contract itself, or the one that it renews, which is excluded from the check for overlaps. */
  contract_id?: number | undefined;
  /** An unchanged customer is not checked: a deleted one keeps the contract. */
  keptCustomer?: number | undefined;
  /** The customer of the contract that this one renews, who may be deleted. */
  formerCustomer?: number | undefined;
}

/**
 * Refuses a customer or elevators of another dealer, days that contradict one another, and a second contract of an
 * elevator on the same day; all errors at once. Locks the elevators until the end of the transaction, so that of two
 * concurrent contracts for one elevator the second is refused.
 */
export async function validateAmcContract(
  db: Db,
  dealer_id: number,
  terms: AmcContractTerms,
  { contract_id = 0, keptCustomer, formerCustomer, renewsUntil, renewedFrom }: KnownContract = {},
): Promise<void> {
  const { customer_id, elevator_ids, start_date, end_date } = terms;
  const errors: FieldErrors = amcContractDateErrors(terms);
  if (renewsUntil !== undefined && start_date <= renewsUntil)
    errors['start_date'] = [amcContractMessages.renewalTooEarly];
  if (renewedFrom !== undefined && end_date >= renewedFrom)
    errors['end_date'] = [amcContractMessages.renewalTooEarly];
  if (customer_id !== keptCustomer && !(await isCustomer(db, dealer_id, customer_id)))
    errors['customer_id'] = [
      customer_id === formerCustomer
        ? amcContractMessages.customerDeleted
        : frameworkMessages.noSuchRow(customer_id),
    ];
  const strangers = await foreignElevators(db, dealer_id, elevator_ids);
  const ofElevators =
    strangers.length > 0
      ? strangers.map((id) => frameworkMessages.noSuchRow(id))
      : await overlaps(db, dealer_id, terms, contract_id);
  if (ofElevators.length > 0) errors['elevator_ids'] = ofElevators.slice(0, MAX_LISTED);
  if (Object.keys(errors).length > 0) throw badRequest(errors);
}

/** The maximum number of elevators named in a message. */
const MAX_LISTED = 20;

/** Also prevents the customer from being deleted meanwhile. */
async function isCustomer(db: Db, dealer_id: number, customer_id: number): Promise<boolean> {
  const found = await db.query(sql`
    select 1 from users where dealer_id = ${dealer_id} and user_id = ${customer_id}
    and user_type = 'CustomerUser' and deleted_at is null for share`);
  return found.length > 0;
}

/**
 * Those of `ids` that are not elevators of this dealer, or were deleted. The others are locked, always in the same
 * order.
 */
async function foreignElevators(db: Db, dealer_id: number, ids: readonly number[]): Promise<number[]> {
  const known = await db.query<{ elevator_id: number }>(sql`select elevator_id from elevators
    where dealer_id = ${dealer_id} and elevator_id = any(${ids}::bigint[]) and deleted_at is null
    order by elevator_id for no key update`);
  const found = new Set(known.map(({ elevator_id }) => elevator_id));
  return ids.filter((id) => !found.has(id));
}

interface Overlap {
  elevator_name: string;
  start_date: string;
  end_date: string;
}

/** The conflicts of a contract's days with other contracts, as messages. */
async function overlaps(
  db: Db,
  dealer_id: number,
  { elevator_ids, start_date, end_date }: AmcContractTerms,
  contract_id: number,
): Promise<string[]> {
  const others = await db.query<Overlap>(sql`select e.elevator_name, c.start_date, c.end_date
    from contract_elevators covered
    join contracts c on c.dealer_id = covered.dealer_id and c.contract_id = covered.contract_id
    join elevators e on e.dealer_id = covered.dealer_id and e.elevator_id = covered.elevator_id
    where covered.dealer_id = ${dealer_id} and covered.elevator_id = any(${elevator_ids}::bigint[])
      and c.deleted_at is null and c.contract_id <> ${contract_id}
      and c.start_date <= ${end_date}::date and c.end_date >= ${start_date}::date
    order by e.elevator_name_order, c.start_date limit ${MAX_LISTED}`);
  return others.map((one) => amcContractMessages.overlaps(one.elevator_name, one.start_date, one.end_date));
}
