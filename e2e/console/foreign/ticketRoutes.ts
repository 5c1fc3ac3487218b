import { nextId, type Row } from './ForeignFixture';
import { found, missing, ok, required, type Route } from './foreignRoute';

const CREATE = [
  'elevator_id',
  'summary',
  'description',
  'label',
  'reporter',
  'status',
  'resolution',
  'priority',
  'start_date',
  'target_date',
];

/** The whole payload of an update; a partial one is refused. */
const UPDATE = [
  'summary',
  'description',
  'label',
  'assignee',
  'status',
  'resolution',
  'priority',
  'start_date',
  'target_date',
  'close_date',
];

const ofId = (rows: readonly Row[], id: number) => rows.find(({ ticket_id }) => ticket_id === id);

export const ticketRoutes: readonly Route[] = [
  {
    call: 'GET /api/tickets/ticket-list-count-elevator/:id/',
    run: ({ world, id }) =>
      ok(
        world.countsOf(
          world.tickets.filter((row) => row['elevator_id'] === id),
          '',
        ),
      ),
  },
  {
    call: 'GET /api/tickets/ticket-list/:id/',
    run: ({ world, id }) =>
      ok({ results: world.tickets.filter((row) => row['elevator_id'] === id).map(world.ticketRow) }),
  },
  {
    call: 'GET /api/tickets/all-ticket-list-emp/:id/',
    run({ world, query }) {
      const name = query.get('assignee_name');
      const rows = world.tickets.map(world.ticketRow);
      return ok(name ? rows.filter((row) => row['assignee_name'] === name) : rows);
    },
  },
  {
    call: 'GET /api/tickets/all-ticket-list-emp-count/:id/',
    run: ({ world }) => ok(world.countsOf(world.tickets, '_count')),
  },
  {
    call: 'GET /api/tickets/all-ticket-list-dealer/:id/',
    run({ world, query }) {
      const wanted = query.get('status')?.toLowerCase();
      const rows = world.tickets.filter(({ status }) => String(status).toLowerCase() === wanted);
      return ok(rows.map(world.ticketRow));
    },
  },
  {
    call: 'GET /api/tickets/ticket-details/:id/',
    run({ world, id }) {
      const row = ofId(world.tickets, id);
      return found(row && world.ticketDetails(row));
    },
  },
  {
    call: 'POST /api/tickets/create/',
    run({ world, body }) {
      const refusal = required(body, CREATE);
      if (refusal) return refusal;
      const ticket_id = nextId(world.tickets, 'ticket_id');
      const update_date = new Date().toISOString();
      const row = {
        create_date: update_date.slice(0, 10),
        close_date: null,
        assignee: null,
        custom_field_values: [],
        ...body,
        elevator_id: Number(body['elevator_id']),
        ticket_id,
        ticket_key: `LT-${ticket_id}`,
        update_date,
      };
      world.tickets.unshift(row);
      return { status: 201, body: world.ticketDetails(row) };
    },
  },
  {
    call: 'POST /api/tickets/ticket-update/:id/',
    run({ world, id, body }) {
      const row = ofId(world.tickets, id);
      if (!row) return missing;
      const refusal = required(body, UPDATE, ['close_date']);
      if (refusal) return refusal;
      Object.assign(row, body, { ticket_id: id, update_date: new Date().toISOString() });
      return ok(world.ticketDetails(row));
    },
  },
  {
    call: 'DELETE /api/tickets/ticket-delete/:id/',
    run({ world, id }) {
      if (!ofId(world.tickets, id)) return missing;
      world.tickets = world.tickets.filter(({ ticket_id }) => ticket_id !== id);
      return { status: 204 };
    },
  },
];
