import type { InferType } from 'yup';
import { blankableText, choice, day, flag, id, list, record, whole } from '../fields';
import { CONTRACT_LIMITS } from './limits';

/** What an annual maintenance contract covers: parts and labour, or labour alone. */
export const CONTRACT_KINDS = ['Comprehensive', 'Non-comprehensive'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Where a contract stands on a day; derived, never stored. */
export const CONTRACT_STATES = ['Upcoming', 'Active', 'Lapsed', 'Ended', 'Renewed'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** The pipeline's stages: at most so many days left, and more than the stage before. The last is where it begins. */
export const ENDING_WITHIN = [7, 15, 30, 60] as const;
export type EndingWithin = (typeof ENDING_WITHIN)[number];

/** What is agreed: whole rupees a contract, visits a year to each of its elevators. */
export const contractTerms = {
  kind: choice(CONTRACT_KINDS),
  value_rupees: whole(0, CONTRACT_LIMITS.value_rupees),
  visits_a_year: whole(0, CONTRACT_LIMITS.visits_a_year),
};

/** An AMC contract: one customer, one or many elevators, from its first to its last day. */
export const contract = record({
  contract_id: id(),
  /** A customer who was deleted keeps the name here. */
  customer_id: id(),
  customer_name: blankableText(150),
  /** The elevators that there still are, by name; `elevator_names` in the same order. */
  elevator_ids: list(id()),
  elevator_names: list(blankableText(100)),
  ...contractTerms,
  start_date: day(),
  end_date: day(),
  paid: flag(),
  /** The contract that it renewed. */
  renews: id().nullable(),
  /** The contract that renewed it. */
  renewed_by: id().nullable(),
  /** The day on which its last elevator was deleted, and that elevator's name; null while it has one. */
  ended_on: day().nullable().optional(),
  last_elevator: blankableText(100).nullable().optional(),
  state: choice(CONTRACT_STATES),
  /** From today to its last day; negative when that has passed. */
  days_left: whole(),
});
export type Contract = InferType<typeof contract>;

/** What a list of contracts can be ordered by; the one that ends first comes first. */
export const CONTRACT_ORDERINGS = [
  'end_date',
  'start_date',
  'customer_name',
  'kind',
  'value_rupees',
  'visits_a_year',
  'paid',
] as const satisfies readonly (keyof Contract)[];

/** How many contracts end soon, each in one stage only (8 to 15 days, and so on), and how many have lapsed. Renewed and Ended ones are in none. */
export const contractPipelineCounts = record({
  within_7: whole(0),
  within_15: whole(0),
  within_30: whole(0),
  within_60: whole(0),
  lapsed: whole(0),
});
export type ContractPipeline = InferType<typeof contractPipelineCounts>;
