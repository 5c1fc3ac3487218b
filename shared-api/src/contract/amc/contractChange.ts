import type { InferType } from 'yup';
import { partialInputSchemasFor, inputSchemasFor } from '../entityFields';
import { day, id, record } from '../fields';
import type { FieldErrors } from '../validateInput';
import type { Contract } from './contract';
import { contractFields } from './contractFields';
import { contractMessages } from './messages';

/** The body of POST /api/contracts/. */
export const newContract = record(inputSchemasFor(contractFields, 'create'));
export type NewContract = InferType<typeof newContract>;

/** The body of PATCH /api/contracts/{id}/: omitted fields stay as they are. */
export const contractChanges = record(partialInputSchemasFor(contractFields, 'update'));
export type ContractChanges = InferType<typeof contractChanges>;

/**
 * The body of POST /api/contracts/{id}/renew/: the days of the new contract; omitted fields are copied, except
 * `paid`.
 */
export const contractRenewal = record({
  ...partialInputSchemasFor(contractFields, 'update'),
  ...inputSchemasFor(contractFields, 'renew'),
});
export type ContractRenewal = InferType<typeof contractRenewal>;

/**
 * The body of PATCH /api/contracts/{id}/visits/: the visit to one elevator that the contract promises on `promised_day` moves
 * from the day `from`, where the caller sees it, to `day`.
 */
export const contractVisit = record({ elevator_id: id(), promised_day: day(), from: day(), day: day() });
export type ContractVisit = InferType<typeof contractVisit>;

type ContractDays = Pick<Contract, 'start_date' | 'end_date'>;

/**
 * The errors in the days of a contract, by field; empty when there are none. Days that are `stored` out of order are
 * valid as long as neither of them changes (R308).
 */
export function contractDateErrors(
  { start_date, end_date }: Partial<ContractDays>,
  stored?: ContractDays,
): FieldErrors {
  const isKept = stored && start_date === stored.start_date && end_date === stored.end_date;
  return !start_date || !end_date || end_date > start_date || isKept
    ? {}
    : { end_date: [contractMessages.endBeforeStart] };
}
