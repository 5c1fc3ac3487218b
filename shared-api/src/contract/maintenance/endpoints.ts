import { endpoint } from '../endpoint';
import { id, record } from '../fields';
import { listQuery, orderedBy, pageOf } from '../list';
import { MAINTENANCE_ORDERINGS, maintenanceCounts, maintenanceRow } from './maintenance';

/** A missing user_id means the token's dealer (`wire.md`); any other dealer's is 404. */
const user_id = id().optional();

/** GET /api/elevators/elevator_summary/: elevators by maintenance state (P1 §7). */
export const maintenanceSummary = endpoint({
  name: 'maintenanceSummary',
  domain: 'maintenance',
  method: 'GET',
  path: '/api/elevators/elevator_summary/',
  query: record({ user_id }),
  reply: maintenanceCounts,
});

const maintenanceList = (name: string, state: 'completed' | 'indue' | 'overdue') =>
  endpoint({
    name,
    domain: 'maintenance',
    method: 'GET',
    path: `/api/elevators/elevator_summary_${state}/`,
    query: record({ ...listQuery, ordering: orderedBy(MAINTENANCE_ORDERINGS), user_id }),
    reply: pageOf(maintenanceRow),
    bare: 'array',
  });

/** The three maintenance lists, by elevator name (P2 §7). */
export const maintenanceLists = {
  completed: maintenanceList('completedMaintenance', 'completed'),
  indue: maintenanceList('indueMaintenance', 'indue'),
  overdue: maintenanceList('overdueMaintenance', 'overdue'),
} as const;
