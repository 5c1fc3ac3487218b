import type { InferType } from 'yup';
import { partialInputSchemasFor, inputSchemasFor } from '../entityFields';
import { id, list, record } from '../fields';
import type { FieldErrors } from '../validateInput';
import type { AmcContract } from './amcContract';
import { amcContractFields, MAX_ELEVATORS } from './amcContractFields';
import { amcContractMessages } from './messages';

/** The body of POST /api/contracts/. */
export const newAmcContract = record(inputSchemasFor(amcContractFields, 'create'));
export type NewAmcContract = InferType<typeof newAmcContract>;

/** The body of PATCH /api/contracts/{id}/: omitted fields stay as they are. */
export const amcContractChanges = record({
  ...partialInputSchemasFor(amcContractFields, 'update'),
  /** The elevators that the caller has seen; only the difference to `elevator_ids` is added and removed. */
  former_elevator_ids: list(id(), MAX_ELEVATORS).optional(),
});
export type AmcContractChanges = InferType<typeof amcContractChanges>;

/**
 * The body of POST /api/contracts/{id}/renew/: the days of the new contract; omitted fields are copied, except
 * `paid`.
 */
export const amcRenewal = record({
  ...partialInputSchemasFor(amcContractFields, 'update'),
  ...inputSchemasFor(amcContractFields, 'renew'),
});
export type AmcRenewal = InferType<typeof amcRenewal>;

type AmcContractDays = Pick<AmcContract, 'start_date' | 'end_date'>;

/**
 * The errors in the days of a contract, by field; empty when there are none. Days that are `stored` out of order are
 * valid as long as neither of them changes (R308).
 */
export function amcContractDateErrors(
  { start_date, end_date }: Partial<AmcContractDays>,
  stored?: AmcContractDays,
): FieldErrors {
  const isKept = stored && start_date === stored.start_date && end_date === stored.end_date;
  return !start_date || !end_date || end_date > start_date || isKept
    ? {}
    : { end_date: [amcContractMessages.endBeforeStart] };
}
