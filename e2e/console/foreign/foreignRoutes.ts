import { accountRoutes } from './accountRoutes';
import { elevatorRoutes } from './elevatorRoutes';
import { nextId, rowsIn, type Row } from './ForeignFixture';
import { found, missing, ok, required, type Route } from './foreignRoute';
import { ticketRoutes } from './ticketRoutes';

const peopleRoutes: readonly Route[] = [
  {
    call: 'GET /api/account/:id/employee_list/',
    run: ({ world }) => ok({ results: world.peopleOf('TechnicianUser') }),
  },
  {
    call: 'GET /api/users/:id/user_customer_list/',
    run: ({ world }) => ok({ results: world.peopleOf('CustomerUser') }),
  },
  {
    call: 'PATCH /api/account/:id/user_delete/',
    run({ world, body }) {
      const person = world.people.find(({ email }) => email === body['email']);
      if (!person) return missing;
      world.people = world.people.filter((one) => one !== person);
      return ok({ detail: `User ${String(body['email'])} was deleted.` });
    },
  },
  {
    call: 'GET /api/users/dealer_user/:id/',
    run: ({ world }) => ok({ dealer_email: world.adminEmail }),
  },
  {
    call: 'PATCH /api/users/:id/update_user/',
    run({ world, id, body }) {
      const person = world.people.find(({ user_id }) => user_id === id);
      const names = ['email', 'first_name', 'last_name', 'phoneno'];
      const refusal = Object.keys(body).length > 0 ? required(body, names) : undefined;
      return refusal ?? found(person && { data: Object.assign(person, pick(body, names)) });
    },
  },
  { call: 'GET /api/users/get-pid-list-of-tech/', run: () => ok({ app_pids: [] }) },
  { call: 'GET /api/user-preferences/get_user_pref/', run: ({ world }) => ok(world.preferences) },
  {
    call: 'PATCH /api/user-preferences/update_user_pref/',
    run: ({ world, body }) =>
      required(body, ['send_otp']) ?? ok(Object.assign(world.preferences, pick(body, ['send_otp']))),
  },
];

const FIELD = ['name', 'description', 'format', 'tracker', 'is_required', 'order'];

const fieldRoutes: readonly Route[] = [
  ...['ticket', 'report'].map((kind): Route => ({
    call: `GET /api/custom_fields/get_custom_fields_by_type/${kind}/`,
    run: ({ world }) => ok(world.fields.filter(({ tracker }) => tracker === kind)),
  })),
  {
    call: 'POST /api/custom_fields/add_custom_field/',
    run({ world, body }) {
      const refusal = required(body, FIELD, ['description']);
      if (refusal) return refusal;
      const row: Row = { options: [], ...pick(body, [...FIELD, 'options']), id: nextId(world.fields, 'id') };
      world.fields.push(row);
      return { status: 201, body: row };
    },
  },
  {
    call: 'POST /api/custom_fields/update_order/',
    run({ world, body }) {
      for (const { id, order } of rowsIn(body['order'])) {
        const row = world.fields.find((one) => one['id'] === id);
        if (row) row['order'] = order;
      }
      return ok({});
    },
  },
  {
    call: 'DELETE /api/custom_fields/delete/:id/',
    run({ world, id }) {
      world.fields = world.fields.filter((row) => row['id'] !== id);
      return { status: 204 };
    },
  },
  {
    call: 'GET /api/custom_fields/:id/',
    run: ({ world, id }) => found(world.fields.find((row) => row['id'] === id)),
  },
  {
    call: 'POST /api/custom_fields/update/:id/',
    run({ world, id, body }) {
      const row = world.fields.find((one) => one['id'] === id);
      return required(body, FIELD, ['description']) ?? found(row && Object.assign(row, pick(body, FIELD)));
    },
  },
];

const pick = (body: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));

/** Every call of the required part of the contract. */
export const foreignRoutes: readonly Route[] = [
  ...accountRoutes,
  ...peopleRoutes,
  ...ticketRoutes,
  ...elevatorRoutes,
  ...fieldRoutes,
];
