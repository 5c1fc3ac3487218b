import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';

/** The addresses of this remote; others link to those in `links` of its remote.json. */
export const paths = {
  visits: '/visits',
  /** The page of one visit. */
  visit: '/visit',
  addVisit: '/add_visit',
  /** The dispatch board. */
  dispatch: '/dispatch',
  /** The days of a technician who cannot work, spread. */
  spread: '/spread_visits',
  /** What became of the promised visits. */
  inTime: '/visits_in_time',
} as const;

/** Addresses with a selection (R207), so that reload, Back and a shared link work. */
export const pathTo = {
  visit: (visitId: number) => withQuery(paths.visit, { visitId }),
  /** `from` is yyyy-mm-dd; without one it is today. */
  spread: (userId: number, from?: string) => withQuery(paths.spread, { userId, from }),
  visits: (values: {
    state?: string;
    planned?: string;
    unassigned?: string;
    promised?: string;
    kept?: string;
    technician?: string;
    technicianName?: string;
  }) => withQuery(paths.visits, values),
} as const;
