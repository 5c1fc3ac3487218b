import { DEALER, nextId, type ForeignFixture, type Row } from './ForeignFixture';
import { found, missing, ok, required, type Answer, type Route } from './foreignRoute';

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

/** The smallest file that a viewer opens. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Stores the rows of a file, whose values have no commas; a second elevator of a name is a conflict. */
function upload(world: ForeignFixture, text: string): Answer {
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const names = header.split(',');
  const rows = lines.map((line): Row => {
    const values = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
  });
  const errors = rows.flatMap(({ elevator_name }, at) =>
    world.elevators.some((one) => one['elevator_name'] === elevator_name)
      ? [{ row: at + 2, column: 'elevator_name', message: 'An elevator with this name already exists.' }]
      : [],
  );
  if (errors.length > 0) return { status: 409, body: { detail: 'Data already exists', errors } };
  let customers_created = 0;
  for (const row of rows) {
    const username = row['customer_username'];
    let owner = world.people.find((one) => one['username'] === username);
    if (!owner) {
      customers_created += 1;
      owner = {
        user_id: nextId(world.people, 'user_id'),
        username,
        user_type: 'CustomerUser',
        email: row['customer_email'],
        first_name: row['customer_first_name'],
        last_name: row['customer_last_name'],
        phoneno: row['customer_phone'],
      };
      world.people.push(owner);
    }
    world.elevators.push({
      elevator_id: nextId(world.elevators, 'elevator_id'),
      ...Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('customer_'))),
      main_completed_date: null,
      main_state: 'InDue',
      main_cycle_days: row['main_cycle'] === 'Quarterly' ? 90 : 30,
      user_id: [DEALER.user_id, owner['user_id']],
    });
  }
  return { status: 201, body: { customers_created, elevators_created: rows.length } };
}

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
  {
    call: 'POST /api/cust-reports/:id/reports/',
    run({ world, id, body }) {
      if (!ofId(world.elevators, id)) return missing;
      const refusal = required(body, ['report_date']);
      if (refusal) return refusal;
      const row = {
        report_id: nextId(world.reports, 'report_id'),
        elevator_id: id,
        report_date: body['report_date'],
      };
      world.reports.push(row);
      return { status: 201, body: row };
    },
  },
  {
    call: 'GET /api/cust-reports/:id/read/',
    run: ({ world, id }) =>
      world.reports.some(({ report_id }) => report_id === id)
        ? { status: 200, file: { type: 'application/pdf', text: PDF } }
        : missing,
  },
  { call: 'POST /api/elevators/upload_csv/', run: ({ world, body }) => upload(world, String(body['file'])) },
];
