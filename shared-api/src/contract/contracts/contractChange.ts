import type { InferType } from 'yup';
import { day, flag, id, list, record } from '../fields';
import type { FieldErrors } from '../validate';
import { contractTerms, type Contract } from './contract';
import { CONTRACT_LIMITS } from './limits';
import { contractSentences } from './messages';

/** The elevators of a contract, in any order; twice counts once. */
const elevatorIds = () =>
  list(id())
    .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids)] : ids))
    .test({
      name: 'some',
      skipAbsent: true,
      message: contractSentences.noElevators,
      test: (ids: unknown[] | undefined) => ids === undefined || ids.length > 0,
    })
    .max(CONTRACT_LIMITS.elevators, contractSentences.tooManyElevators);

/** What POST /api/contracts/ takes. */
export const newContract = record({
  customer_id: id(),
  elevator_ids: elevatorIds(),
  ...contractTerms,
  start_date: day(),
  end_date: day(),
  paid: flag().optional(),
});
export type NewContract = InferType<typeof newContract>;

/** What may be changed of a contract, all of it left out where it stays. */
const changeable = {
  customer_id: id().optional(),
  elevator_ids: elevatorIds().optional(),
  kind: contractTerms.kind.optional(),
  value_rupees: contractTerms.value_rupees.optional(),
  visits_a_year: contractTerms.visits_a_year.optional(),
  paid: flag().optional(),
};

/** What PATCH /api/contracts/{id}/ takes: what is left out stays as it is. */
export const contractChanges = record({
  ...changeable,
  start_date: day().optional(),
  end_date: day().optional(),
});
export type ContractChanges = InferType<typeof contractChanges>;

/** What POST /api/contracts/{id}/renew/ takes: the days of the new one; what is left out is copied, but not `paid`. */
export const contractRenewal = record({ ...changeable, start_date: day(), end_date: day() });
export type ContractRenewal = InferType<typeof contractRenewal>;

/** What is wrong with the days of a contract, by field; empty when nothing is. */
export const wrongContractDays = ({
  start_date,
  end_date,
}: Pick<Contract, 'start_date' | 'end_date'>): FieldErrors =>
  end_date > start_date ? {} : { end_date: [contractSentences.endBeforeStart] };
