import type { InferType } from 'yup';
import { replySchemasFor } from '../entityFields';
import { blankableText, choice, day, flag, record, integer, id } from '../fields';
import { amcContractFields } from './amcContractFields';

/** The state of a contract on a day; derived, never stored. */
export const AMC_CONTRACT_STATES = ['Upcoming', 'Active', 'Lapsed', 'Ended', 'Renewed'] as const;
export type AmcContractState = (typeof AMC_CONTRACT_STATES)[number];

/**
 * The pipeline's stages by the days left: at most this number, and more than that of the stage before. The last one
 * is where the pipeline starts.
 */
export const ENDING_WITHIN = [7, 15, 30, 60] as const;
export type EndingWithin = (typeof ENDING_WITHIN)[number];

/** An AMC contract: one customer and one or more elevators, from its first to its last day. */
export const amcContract = record({
  contract_id: id(),
  ...replySchemasFor(amcContractFields, 'read'),
  /** A deleted customer has no page. */
  customer_deleted: flag().optional(),
  /** The contract that it renewed. */
  renews: id().nullable(),
  /** The start of the first contract of its series, if it renewed one (R614). */
  first_start_date: day().nullable().optional(),
  /** The contract that renewed it. */
  renewed_by: id().nullable(),
  /**
   * Whether it was not renewed, but other contracts of its customer cover all its elevators to a later day. Its state is then
   * Renewed, too.
   */
  continued: flag().optional(),
  /** The day on which its last elevator was deleted, and that elevator's name; null while it has one. */
  ended_on: day().nullable().optional(),
  last_elevator: blankableText(100).nullable().optional(),
  state: choice(AMC_CONTRACT_STATES),
  /** From today to its last day; negative when that is in the past. */
  days_left: integer(),
  /**
   * Of a contract that is read: the visits that it promises, one to each building in each period (R1201), and those that are done,
   * missed and planned.
   */
  visits_promised: integer(0).optional(),
  visits_done: integer(0).optional(),
  visits_missed: integer(0).optional(),
  visits_planned: integer(0).optional(),
});
export type AmcContract = InferType<typeof amcContract>;

/**
 * How many contracts end soon, each in one stage only (8 to 15 days, and so on), and how many have lapsed. Renewed
 * and Ended ones are not counted.
 */
export const amcPipelineCounts = record({
  within_7: integer(0),
  within_15: integer(0),
  within_30: integer(0),
  within_60: integer(0),
  lapsed: integer(0),
});
export type AmcPipeline = InferType<typeof amcPipelineCounts>;
