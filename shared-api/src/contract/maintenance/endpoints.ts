import { endpoint } from '../endpoint';
import { day, id, list, record } from '../fields';
import { cursorQuery, listQuery, orderingSchema, pageOf, pagingQuery } from '../list';
import { filterSchemas } from '../listFilters';
import { calendarEntry } from './calendarEntry';
import { historyEntry } from './historyEntry';
import { MAINTENANCE_FILTERS, MAINTENANCE_ORDERINGS, maintenanceCounts, maintenanceRow } from './maintenance';

/** A missing user_id means the token's dealer (R559); any other dealer's is 404. */
const user_id = id().optional();

/**
 * GET /api/elevators/elevator_summary/ (R557): Count the elevators by maintenance state. Without `user_id` for the
 * caller’s dealer.
 */
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
    query: record({
      ...listQuery,
      ...cursorQuery,
      ordering: orderingSchema(MAINTENANCE_ORDERINGS),
      user_id,
      ...filterSchemas(MAINTENANCE_FILTERS),
    }),
    reply: pageOf(maintenanceRow),
    bare: 'array',
  });

/** The three maintenance lists, by elevator name (R558); `building` is the exact name of one, `engineer` a user id. */
export const maintenanceLists = {
  /** GET …/completed/: List elevators with completed maintenance. Ordered by elevator name. */
  completed: maintenanceList('completedMaintenance', 'completed'),
  /** GET …/indue/: List elevators whose maintenance is due. Ordered by elevator name. */
  indue: maintenanceList('indueMaintenance', 'indue'),
  /** GET …/overdue/: List elevators whose maintenance is overdue. Ordered by elevator name. */
  overdue: maintenanceList('overdueMaintenance', 'overdue'),
} as const;

/**
 * GET /api/elevators/{id}/maintenance_history/: List the changes of a maintenance state. Every change of an
 * elevator's state, newest first.
 */
export const maintenanceHistory = endpoint({
  name: 'maintenanceHistory',
  domain: 'maintenance',
  method: 'GET',
  path: '/api/elevators/:elevator_id/maintenance_history/',
  optional: true,
  params: record({ elevator_id: id() }),
  query: record(pagingQuery),
  reply: pageOf(historyEntry),
  bare: 'results',
});

/**
 * GET /api/maintenance/calendar/: Read the maintenance calendar. The due maintenance and the visits planned between the
 * days `from` and `to`, by day and elevator name; cancelled visits are left out. `engineer` is the id of a technician.
 */
export const maintenanceCalendar = endpoint({
  name: 'maintenanceCalendar',
  domain: 'maintenance',
  method: 'GET',
  path: '/api/maintenance/calendar/',
  optional: true,
  query: record({ from: day(), to: day(), engineer: id().optional() }),
  reply: list(calendarEntry, Number.MAX_SAFE_INTEGER),
});
