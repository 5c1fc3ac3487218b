import { DEALER, nextId, type Row } from './ForeignWorld';
import { found, missing, ok, required, type Route } from './foreignRoute';

const CREATE = [
  'user_id',
  'elevator_name',
  'building_name',
  'elevator_address',
  'elevator_zip',
  'install_date',
  'main_due_date',
  'main_start_date',
  'main_cycle_days',
];

const STATES = { completed: 'Completed', indue: 'InDue', overdue: 'OverDue' };

const ofId = (rows: readonly Row[], id: number) => rows.find(({ elevator_id }) => elevator_id === id);

export const elevatorRoutes: readonly Route[] = [
  {
    call: 'GET /api/elevators/',
    run: ({ world }) =>
      ok(world.elevators.map(({ elevator_id, elevator_name }) => ({ elevator_id, elevator_name }))),
  },
  {
    call: 'GET /api/users/:id/elevators/',
    run: ({ world, id }) =>
      ok(
        world.elevators
          .filter(({ user_id }) => Array.isArray(user_id) && user_id.includes(id))
          .map((row) => ({
            ...row,
            ticket_count: world.tickets.filter(
              ({ elevator_id, status }) => elevator_id === row['elevator_id'] && status === 'Open',
            ).length,
          })),
      ),
  },
  {
    call: 'GET /api/elevators/elevator_summary/',
    run: ({ world }) =>
      ok(
        Object.fromEntries(
          Object.entries(STATES).map(([name, state]) => [name, world.maintenanceRows(state).length]),
        ),
      ),
  },
  ...Object.entries(STATES).map(([name, state]): Route => ({
    call: `GET /api/elevators/elevator_summary_${name}/`,
    run: ({ world }) => ok(world.maintenanceRows(state)),
  })),
  {
    call: 'POST /api/elevators/add/',
    run({ world, body }) {
      const refusal = required(body, CREATE);
      if (refusal) return refusal;
      const elevator_id = nextId(world.elevators, 'elevator_id');
      const row = { main_state: 'InDue', main_completed_date: null, ...body, elevator_id };
      world.elevators.push(row);
      return { status: 201, body: row };
    },
  },
  {
    call: 'PATCH /api/elevators/:id/',
    run({ world, id, body }) {
      const row = ofId(world.elevators, id);
      const isRead = Object.keys(body).length === 0;
      const refusal = isRead ? undefined : required(body, [...CREATE, 'main_state']);
      return refusal ?? found(row && Object.assign(row, body));
    },
  },
  {
    call: 'DELETE /api/elevators/:id/',
    run({ world, id }) {
      if (!ofId(world.elevators, id)) return missing;
      world.elevators = world.elevators.filter(({ elevator_id }) => elevator_id !== id);
      return { status: 204 };
    },
  },
  { call: 'GET /api/elevators/:id/customer_dealer_pid/', run: () => ok([`dealer-${DEALER.user_id}`]) },
  {
    call: 'GET /api/cust-reports/:id/reports/',
    run: ({ world, id }) => ok(world.reports.filter((row) => row['elevator_id'] === id)),
  },
];
