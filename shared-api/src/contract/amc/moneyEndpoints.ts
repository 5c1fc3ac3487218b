import { endpoint } from '../endpoint';
import { record } from '../fields';
import { listQuery, orderingSchema, pageOf } from '../list';
import { OWED_ORDERINGS, owedCustomer } from './owedCustomer';
import { amcRenewals, amcRenewed } from './amcRenewals';
import { amcLetters, amcReminder, amcReminderQuery } from './amcReminder';
import { amcSums } from './amcSums';
import { amcOutcome, amcPaid, amcPayment, amcUnpayment } from './amcTogether';

const changes = ['contracts', 'maintenance', 'elevators'] as const;

/**
 * GET /api/contracts/sums/: Sum up the contracts that need the dealer. How many contracts have begun and are not paid, and how
 * many end within 30 days, each with the sum of their values in rupees.
 */
export const contractSums = endpoint({
  name: 'contractSums',
  domain: 'contracts',
  method: 'GET',
  path: '/api/contracts/sums/',
  optional: true,
  reply: amcSums,
});

/**
 * POST /api/contracts/mark-paid/: Mark contracts as paid. Stores the day and the reference of their payment. Each contract is
 * independent, so some may fail; a repetition changes nothing.
 */
export const markContractsPaid = endpoint({
  name: 'markContractsPaid',
  domain: 'contracts',
  method: 'POST',
  path: '/api/contracts/mark-paid/',
  optional: true,
  body: amcPayment,
  reply: amcPaid,
  changes,
});

/**
 * POST /api/contracts/mark-unpaid/: Mark contracts as not paid. Removes the day and the reference of their payment. If the
 * body names a payment, contracts that have another one fail.
 */
export const markContractsUnpaid = endpoint({
  name: 'markContractsUnpaid',
  domain: 'contracts',
  method: 'POST',
  path: '/api/contracts/mark-unpaid/',
  optional: true,
  body: amcUnpayment,
  reply: amcOutcome,
  changes,
});

/**
 * POST /api/contracts/renew-together/: Renew several contracts. With an increase in basis points, rounded half up to 1, 10 or
 * 100 rupees. Each contract is independent, so some may fail; all are stored at once.
 */
export const renewContracts = endpoint({
  name: 'renewContracts',
  domain: 'contracts',
  method: 'POST',
  path: '/api/contracts/renew-together/',
  optional: true,
  body: amcRenewals,
  reply: amcRenewed,
  success: 201,
  idempotent: true,
  changes,
});

/**
 * GET /api/contracts/receivables/: List who owes money. The customers of contracts that have begun and are not paid, with their
 * sums in rupees by the days since the start; who owes most comes first. `search` covers the customer's names.
 */
export const receivables = endpoint({
  name: 'receivables',
  domain: 'contracts',
  method: 'GET',
  path: '/api/contracts/receivables/',
  optional: true,
  query: record({ ...listQuery, ordering: orderingSchema(OWED_ORDERINGS) }),
  reply: pageOf(owedCustomer),
  bare: 'results',
});

/**
 * GET /api/contracts/reminders/: Read reminders before they are sent. The mails to the customers of these contracts, one for
 * each customer: recipient, subject and text. `contract_ids` are ids with commas between them.
 */
export const reminderLetters = endpoint({
  name: 'reminderLetters',
  domain: 'contracts',
  method: 'GET',
  path: '/api/contracts/reminders/',
  optional: true,
  query: amcReminderQuery,
  reply: amcLetters,
});

/**
 * POST /api/contracts/reminders/: Remind customers of contracts. Sends the mails that the call before shows. Contracts whose
 * customer has no e-mail address fail.
 */
export const remindCustomers = endpoint({
  name: 'remindCustomers',
  domain: 'contracts',
  method: 'POST',
  path: '/api/contracts/reminders/',
  optional: true,
  body: amcReminder,
  reply: amcOutcome,
  success: 201,
  idempotent: true,
  changes: ['contracts'],
});
