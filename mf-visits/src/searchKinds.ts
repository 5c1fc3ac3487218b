import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { findVisits, type FoundVisit } from '@smart-elevator/shared-api/contract/visits/findEndpoints';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { actionsKind, screensKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { messages } from './messages';
import { paths, pathTo } from './paths';
import { STATE_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';

/** The few best visits of a text; none on a server that does not search them. Throws ApiError. */
async function search(text: string, signal: AbortSignal): Promise<FoundVisit[]> {
  if (isUnsupported(findVisits)) return [];
  try {
    return await call(findVisits, { query: { text } }, { signal });
  } catch (error) {
    if (asApiError(error).failure !== 'unsupported') throw error;
    return [];
  }
}

const visits: SearchKind = {
  label: msg('Visits'),
  icon: 'calendar',
  // After the customers: who types the name of a customer wants their page.
  order: 55,
  find: async (text, signal) =>
    (await search(text, signal)).map(({ visit_id, building_name, planned_day, state, customer }) => ({
      id: String(visit_id),
      title: messages.open(building_name, formatDay(planned_day)),
      detail: [t(STATE_LABELS[state]), customer].filter(Boolean).join(', '),
      to: pathTo.visit(visit_id),
    })),
};

/** What visits add to the console's search. */
export const kinds: readonly SearchKind[] = [
  visits,
  screensKind(() => [
    { title: msg('Visits'), to: paths.visits },
    { title: msg('Dispatch board'), to: paths.dispatch },
    { title: msg('Visits in time'), to: paths.inTime },
  ]),
  actionsKind([{ title: msg('Plan a new visit'), to: paths.addVisit }]),
];
