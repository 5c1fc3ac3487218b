import type { InferType } from 'yup';
import { endpoint } from '../endpoint';
import { blankableText, choice, day, id, list, oneLine, record } from '../fields';
import { VISIT_STATES } from './visitState';

/** A visit that the console's search found. */
const foundVisit = record({
  visit_id: id(),
  state: choice(VISIT_STATES),
  planned_day: day(),
  building_name: blankableText(200),
  /** The name of the customer, otherwise the user name; null without one. */
  customer: blankableText(310).nullable(),
});
export type FoundVisit = InferType<typeof foundVisit>;

/**
 * GET /api/visits/find/?text= (R1333): Find visits. The few best visits by number, building or customer: the one with the number
 * first, then open ones from the earliest day on, then the latest others.
 */
export const findVisits = endpoint({
  name: 'findVisits',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/find/',
  query: record({ text: oneLine(200) }),
  reply: list(foundVisit),
  optional: true,
});
