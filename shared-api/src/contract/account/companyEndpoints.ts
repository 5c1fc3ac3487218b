import { endpoint } from '../endpoint';
import { company, companyChanges } from './company';

/**
 * GET /api/account/company/: Read the own company. Its name, address, tax number and logo are on reports and labels.
 */
export const readCompany = endpoint({
  name: 'readCompany',
  domain: 'account',
  method: 'GET',
  path: '/api/account/company/',
  optional: true,
  reply: company,
});

/**
 * PATCH /api/account/company/: Change the own company. Omitted fields stay; the logo is a data URL with a PNG or
 * JPEG of at most 100 KB.
 */
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
