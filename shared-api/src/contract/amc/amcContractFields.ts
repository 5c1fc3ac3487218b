import {
  date,
  exactly,
  line,
  namesFor,
  number,
  reference,
  references,
  serverTimestamp,
  yesNo,
  type Field,
  type NamesFor,
} from '../entityFields';
import { blankableText, dateTime, day, flag, id, list } from '../fields';
import { personName } from '../personName';
import { PAYMENT_REFERENCE_MAX } from './amcTogether';
import { amcContractMessages } from './messages';

/** What an annual maintenance contract covers: parts and labour, or labour alone. */
export const AMC_CONTRACT_KINDS = ['Comprehensive', 'Non-comprehensive'] as const;

/** The most elevators of one contract; named in `amcContractMessages.tooManyElevators`. */
export const MAX_ELEVATORS = 1_000;

/** The largest value of a contract, in rupees. */
export const MAX_VALUE = 10_000_000_000;

/** Where a field of a contract appears. */
type AmcContractUse =
  /** An input of the contract forms, in the order of the table. */
  | 'input'
  /** In the body of a create and of an update; a renewal needs a new value. */
  | 'create'
  | 'update'
  | 'renew'
  /** In a reply. */
  | 'read'
  /** A list can be sorted by it. */
  | 'sort';

/** The elevators of a contract, in any order; duplicates count once. */
const elevatorIds = () =>
  list(id())
    .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids)] : ids))
    .test({
      name: 'some',
      skipAbsent: true,
      message: amcContractMessages.noElevators,
      test: (ids: unknown[] | undefined) => ids === undefined || ids.length > 0,
    })
    .max(MAX_ELEVATORS, amcContractMessages.tooManyElevators);

/**
 * The fields of an AMC contract, one row each. A new field needs a row here, a migration with its column and its
 * Hindi name; everything else is derived.
 */
export const amcContractFields = {
  /** A deleted customer keeps the name here. */
  customer_id: {
    label: 'Customer name',
    ...reference(id(), id()),
    uses: ['input', 'create', 'update', 'read'],
  },
  customer_name: {
    label: 'Customer',
    ...reference(blankableText(150), blankableText(150)),
    uses: ['read', 'sort'],
  },
  customer_full_name: { label: 'Customer', ...reference(personName(), personName()), uses: ['read'] },
  /** A reply has the elevators that still exist, by name; `elevator_names` is in the same order. */
  elevator_ids: {
    label: 'Elevators',
    ...references(elevatorIds(), list(id())),
    uses: ['input', 'create', 'update', 'read'],
  },
  elevator_names: {
    label: 'Elevators',
    ...references(list(blankableText(100)), list(blankableText(100))),
    uses: ['read'],
  },
  kind: {
    label: 'Kind',
    ...exactly(AMC_CONTRACT_KINDS),
    uses: ['input', 'create', 'update', 'read', 'sort'],
  },
  /** Whole rupees per contract. */
  value_rupees: {
    label: 'Value in rupees',
    ...number(0, MAX_VALUE),
    uses: ['input', 'create', 'update', 'read', 'sort'],
  },
  /** For each of its elevators. */
  visits_a_year: {
    label: 'Visits a year',
    ...number(0, 365),
    uses: ['input', 'create', 'update', 'read', 'sort'],
  },
  start_date: {
    label: 'Start date',
    ...date(),
    uses: ['input', 'create', 'update', 'renew', 'read', 'sort'],
  },
  end_date: {
    label: 'End date',
    ...date(),
    uses: ['input', 'create', 'update', 'renew', 'read', 'sort'],
  },
  paid: {
    label: 'Paid',
    ...yesNo(),
    read: flag(),
    uses: ['input', 'create', 'update', 'read', 'sort'],
  },
  /** Null if it is not known. */
  paid_on: {
    label: 'Paid on',
    ...date(),
    read: day().nullable().optional(),
    uses: ['read'],
  },
  payment_reference: {
    label: 'Payment reference',
    ...line(PAYMENT_REFERENCE_MAX),
    read: blankableText(PAYMENT_REFERENCE_MAX).nullable().optional(),
    uses: ['read'],
  },
  /** When the customer was last reminded. */
  reminded_at: {
    label: 'Reminded',
    ...serverTimestamp(),
    read: dateTime().nullable().optional(),
    uses: ['read'],
  },
} as const satisfies Readonly<Record<string, Field<AmcContractUse>>>;

/** The names of the fields that have a use. */
export type AmcContractNamesFor<U extends AmcContractUse> = NamesFor<typeof amcContractFields, U>;

/** The fields that a list of contracts can be ordered by. */
export const AMC_CONTRACT_ORDERINGS = namesFor(amcContractFields, 'sort');
export type AmcContractOrdering = AmcContractNamesFor<'sort'>;
