import type { InferType } from 'yup';
import { blankableText, day, flag, id, integer, record } from '../fields';
import { compareByOrdering } from '../ordering';
import { nameOrder } from '../nameOrder';
import { personName } from '../personName';
import { owedByAge, rupees } from './amcSums';

/** A customer with contracts that have begun and are not paid, and their sums in rupees, by age too (R618). */
export const owedCustomer = record({
  /** A deleted customer still owes. */
  customer_id: id(),
  /** Such a customer has no page. */
  customer_deleted: flag().optional(),
  customer_name: blankableText(150),
  customer_full_name: personName(),
  customer_phone: blankableText(20).nullable(),
  contracts: integer(1),
  rupees: rupees(),
  ...owedByAge,
  /** The start of the oldest of these contracts. */
  since: day(),
});
export type OwedCustomer = InferType<typeof owedCustomer>;

/** What the list can be ordered by. */
export const OWED_ORDERINGS = ['customer_name', 'contracts', 'rupees', 'over_90', 'since'] as const;
export type OwedOrdering = (typeof OWED_ORDERINGS)[number];

/** The order without another one: who owes most comes first. */
export const USUAL_OWED_ORDERING = '-rupees';

/** Compares customers in our server's order. */
export const compareOwed = (ordering: OwedOrdering | `-${OwedOrdering}` = USUAL_OWED_ORDERING) =>
  compareByOrdering<OwedCustomer, OwedOrdering>(
    ordering,
    {
      customer_name: ({ customer_name }) => nameOrder(customer_name),
      contracts: ({ contracts }) => contracts,
      rupees: (row) => row.rupees,
      over_90: ({ over_90 }) => over_90,
      since: ({ since }) => since,
    },
    ({ customer_id }) => customer_id,
  );
