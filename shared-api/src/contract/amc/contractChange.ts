import type { InferType } from 'yup';
import { partialInputSchemasFor, inputSchemasFor } from '../entityFields';
import { record } from '../fields';
import type { FieldErrors } from '../validateInput';
import type { Contract } from './contract';
import { contractFields } from './contractFields';
import { contractMessages } from './messages';

/** What POST /api/contracts/ takes. */
export const newContract = record(inputSchemasFor(contractFields, 'create'));
export type NewContract = InferType<typeof newContract>;

/** What PATCH /api/contracts/{id}/ takes: what is left out stays as it is. */
export const contractChanges = record(partialInputSchemasFor(contractFields, 'update'));
export type ContractChanges = InferType<typeof contractChanges>;

/** What POST /api/contracts/{id}/renew/ takes: the days of the new one; what is left out is copied, but not `paid`. */
export const contractRenewal = record({
  ...partialInputSchemasFor(contractFields, 'update'),
  ...inputSchemasFor(contractFields, 'renew'),
});
export type ContractRenewal = InferType<typeof contractRenewal>;

type ContractDays = Pick<Contract, 'start_date' | 'end_date'>;

/**
 * What is wrong with the days of a contract, by field; empty when nothing is. Days that are `stored` in an odd order are
 * right as long as neither of them changes (R308).
 */
export function contractDateErrors(
  { start_date, end_date }: ContractDays,
  stored?: ContractDays,
): FieldErrors {
  const isKept = start_date === stored?.start_date && end_date === stored.end_date;
  return !start_date || end_date > start_date || isKept
    ? {}
    : { end_date: [contractMessages.endBeforeStart] };
}
