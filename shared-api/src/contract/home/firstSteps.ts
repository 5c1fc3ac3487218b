import type { InferType } from 'yup';
import { choice, flag, list, record } from '../fields';

/** What a new dealer does first, in this order. */
export const FIRST_STEPS = ['company', 'technician', 'elevator', 'contract', 'ticket'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

const steps = () => list(choice(FIRST_STEPS), FIRST_STEPS.length);

/** How far a dealer is. Sample data counts for no step. */
export const firstSteps = record({
  /** The company has a name; there is a technician, an elevator with a customer, a contract, a ticket. */
  done: steps(),
  skipped: steps(),
  /** There are neither elevators nor tickets, sample data included. */
  is_empty: flag(),
  has_sample_data: flag(),
});
export type FirstSteps = InferType<typeof firstSteps>;

/** Replaces all skipped steps; with `skip`, that step is added to the stored ones instead. */
export const skippedSteps = record({ skipped: steps(), skip: choice(FIRST_STEPS).optional() });
export type SkippedSteps = InferType<typeof skippedSteps>;
