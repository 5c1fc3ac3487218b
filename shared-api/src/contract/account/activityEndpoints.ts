import { endpoint } from '../endpoint';
import { emptyBody, oneLine, record } from '../fields';
import { pageOf, pagingQuery } from '../list';
import { filterSchemas } from '../listFilters';
import { ACTIVITY_FILTERS, activityEntry } from './activity';

/**
 * GET …/activity/: List the activity of the account. Sign-ins, sessions that ended, passwords, passcodes, roles,
 * deletions and exports of 400 days, the newest first.
 */
export const activityList = endpoint({
  name: 'activityList',
  domain: 'account',
  method: 'GET',
  path: '/api/account/activity/',
  query: record({
    ...filterSchemas(ACTIVITY_FILTERS),
    ...pagingQuery,
  }),
  reply: pageOf(activityEntry),
  bare: 'results',
  optional: true,
});

/** POST …/activity/exports/: Record an export. Reports that the console has written a list into a file. 204. */
export const recordExport = endpoint({
  name: 'recordExport',
  domain: 'account',
  method: 'POST',
  path: '/api/account/activity/exports/',
  body: record({ name: oneLine(100) }),
  reply: emptyBody(),
  success: 204,
  optional: true,
});
