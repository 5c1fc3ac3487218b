import { endpoint } from '../endpoint';
import { amcSums } from './amcSums';

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
