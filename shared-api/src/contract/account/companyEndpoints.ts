import { endpoint } from '../endpoint';
import { company, companyChanges } from './company';

/** GET /api/account/company/: the company on the dealer's documents. */
export const readCompany = endpoint({
  name: 'readCompany',
  domain: 'account',
  method: 'GET',
  path: '/api/account/company/',
  optional: true,
  reply: company,
});

/** PATCH /api/account/company/: changes it; omitted fields stay as they are. */
export const saveCompany = endpoint({
  name: 'saveCompany',
  domain: 'account',
  method: 'PATCH',
  path: '/api/account/company/',
  optional: true,
  body: companyChanges,
  reply: company,
  changes: ['account'],
});
