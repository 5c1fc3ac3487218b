import type { InferType } from 'yup';
import { blankableLine, day, id, list, record, text } from '../fields';
import { frameworkMessages } from '../frameworkMessages';

/** The most contracts that are changed together. */
export const AMC_TOGETHER_MAX = 100;

/** Contracts that are changed together; one that is named twice counts once. */
const contractIds = () => list(id(), AMC_TOGETHER_MAX).min(1, frameworkMessages.emptyList);

/** Contracts that are changed together. */
export const amcChosen = record({ contract_ids: contractIds() });
export type AmcChosen = InferType<typeof amcChosen>;

/** The most characters of the reference of a payment. */
export const PAYMENT_REFERENCE_MAX = 100;

/** The payment of several contracts: its day, and a reference such as a transaction number (R616). */
export const amcPayment = record({
  contract_ids: contractIds(),
  paid_on: day(),
  payment_reference: blankableLine(PAYMENT_REFERENCE_MAX).optional(),
});
export type AmcPayment = InferType<typeof amcPayment>;

/** Contracts that are marked as not paid; with the payment that the caller means, those that have another one fail. */
export const amcUnpayment = record({
  contract_ids: contractIds(),
  paid_on: day().optional(),
  payment_reference: blankableLine(PAYMENT_REFERENCE_MAX).optional(),
});
export type AmcUnpayment = InferType<typeof amcUnpayment>;

/** A contract that was not changed, with the reason. */
export const amcRefusal = record({ contract_id: id(), reason: text(300) });

/** Several of them. */
export const amcFailed = () => list(amcRefusal);

/** The contracts that were changed, and those that were not, each with the reason. */
export const amcOutcome = record({
  changed: list(id()),
  failed: amcFailed(),
});
export type AmcOutcome = InferType<typeof amcOutcome>;

/** The contracts that are paid now, and those that were not changed, each with the reason. */
export const amcPaid = record({
  changed: list(id()),
  failed: amcFailed(),
  /** Those of `changed` that somebody had marked as paid before. */
  paid_before: list(id()).optional(),
});
export type AmcPaid = InferType<typeof amcPaid>;
