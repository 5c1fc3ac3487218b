import type { InferType } from 'yup';
import { choice, integer, list, record, text } from '../fields';

/** The sentence of a refusal. */
export const sampleDataMessages = {
  hasData: 'You already have elevators or tickets. Sample data is only for an empty console.',
} as const;

/** How many rows of sample data there are. */
export const sampleDataCounts = record({
  people: integer(0),
  elevators: integer(0),
  contracts: integer(0),
  tickets: integer(0),
});
export type SampleData = InferType<typeof sampleDataCounts>;

/** What was removed, and what stays because a row of the dealer's own depends on it. */
export const removedSampleData = record({
  removed: integer(0),
  kept: list(record({ kind: choice(['elevator', 'technician', 'customer', 'contract']), name: text(400) })),
});
export type RemovedSampleData = InferType<typeof removedSampleData>;
