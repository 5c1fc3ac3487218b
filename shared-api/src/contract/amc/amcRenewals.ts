import type { InferType } from 'yup';
import { day, id, integer, list, record } from '../fields';
import { frameworkMessages } from '../frameworkMessages';
import { amcContractFields } from './amcContractFields';
import { AMC_TOGETHER_MAX, amcFailed } from './amcTogether';
import { MAX_INCREASE, MIN_INCREASE, ROUNDINGS, type Rounding } from './raisedValue';

const { start_date, end_date, value_rupees } = amcContractFields;

/** Whether a number is one of the roundings. */
export const isRounding = (rupees: unknown): rupees is Rounding =>
  (ROUNDINGS as readonly unknown[]).includes(rupees);

const rounding = () =>
  integer()
    .test({
      name: 'rounding',
      skipAbsent: true,
      message: ({ value }: { value: unknown }) => frameworkMessages.notChoice(value),
      // A value that is not a number has its own message.
      test: (value) => Number.isNaN(value) || isRounding(value),
    })
    .meta({ enum: ROUNDINGS });

/**
 * The body of POST /api/contracts/renew-together/. What a renewal omits is derived from its contract: the value with the
 * increase (in basis points), rounded half up to 1, 10 or 100 rupees, and the days that continue it (R614, R617).
 */
export const amcRenewals = record({
  basis_points: integer(MIN_INCREASE, MAX_INCREASE),
  rounding: rounding(),
  renewals: list(
    record({
      contract_id: id(),
      /** The value that the caller has seen; a contract that has another one by now is not renewed. */
      former_value_rupees: value_rupees.read.optional(),
      value_rupees: value_rupees.written.optional(),
      start_date: start_date.written.optional(),
      end_date: end_date.written.optional(),
    }),
    AMC_TOGETHER_MAX,
  ).min(1, frameworkMessages.emptyList),
});
export type AmcRenewals = InferType<typeof amcRenewals>;

/** The contracts that were renewed, each with its new contract, and those that were not, with the reason. */
export const amcRenewed = record({
  renewed: list(
    record({
      contract_id: id(),
      renewed_by: id(),
      value_rupees: value_rupees.read,
      start_date: day(),
      end_date: day(),
    }),
  ),
  failed: amcFailed(),
});
export type AmcRenewed = InferType<typeof amcRenewed>;
