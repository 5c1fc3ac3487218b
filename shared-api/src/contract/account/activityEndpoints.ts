import { endpoint } from '../endpoint';
import { blankableText, choice, emptyBody, record, text } from '../fields';
import { pageOf, pagingQuery } from '../list';
import { ACTIVITY_KINDS, activityEntry } from './activity';

/** GET …/activity/: the activity log of the dealer, the newest entry first. */
export const activityList = endpoint({
  name: 'activityList',
  domain: 'account',
  method: 'GET',
  path: '/api/account/activity/',
  query: record({
    kind: choice(ACTIVITY_KINDS).optional(),
    /** A part of the name or the user name of the person who did it, or whom it is about. */
    person: blankableText(150).optional(),
    ...pagingQuery,
  }),
  reply: pageOf(activityEntry),
  bare: 'results',
  optional: true,
});

/** POST …/activity/exports/: reports that the console has written a list into a file. 204. */
export const recordExport = endpoint({
  name: 'recordExport',
  domain: 'account',
  method: 'POST',
  path: '/api/account/activity/exports/',
  body: record({ name: text(100) }),
  reply: emptyBody(),
  success: 204,
  optional: true,
});
