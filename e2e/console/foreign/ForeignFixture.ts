/** A row of any kind, by its wire names. */
export type Row = Record<string, unknown>;

export const DEALER = { user_id: 1, username: 'other_dealer', password: 'Lift-hidden-2026' };

const ADMIN_EMAIL = 'other_dealer@example.com';

const person = (user_id: number, username: string, user_type: string) => ({
  user_id,
  username,
  user_type,
  email: `${username}@example.com`,
  first_name: 'Asha',
  last_name: 'Rao',
  phoneno: '5550101',
});

const elevator = (elevator_id: number, main_state: string) => ({
  elevator_id,
  elevator_name: `LIFT${elevator_id}`,
  building_name: 'Lake Tower',
  elevator_address: '1 Lake Road',
  elevator_zip: '560001',
  install_date: '2020-01-15',
  main_state,
  main_start_date: '2026-01-01',
  main_due_date: '2026-02-01',
  main_completed_date: null,
  main_cycle_days: 30,
  user_id: [DEALER.user_id, 2],
});

const ticket = (ticket_id: number, status: string, priority: string, assignee: number | null) => ({
  ticket_id,
  ticket_key: `LT-${ticket_id}`,
  elevator_id: 1 + (ticket_id % 3),
  summary: `Door fault ${ticket_id}`,
  description: 'The door does not close.',
  label: 'Doors',
  reporter: DEALER.user_id,
  assignee,
  status,
  resolution: 'Unresolved',
  priority,
  create_date: '2026-01-10',
  start_date: '2026-01-10',
  target_date: '2026-02-10',
  close_date: null,
  update_date: '2026-01-10T08:00:00Z',
  custom_field_values: [],
});

const field = (id: number, name: string, tracker: string) => ({
  id,
  name,
  tracker,
  description: '',
  format: 'text',
  is_required: false,
  order: 1,
  options: [],
});

/** The data of the foreign server, in memory: one dealer. */
export class ForeignFixture {
  readonly adminEmail = ADMIN_EMAIL;
  password = DEALER.password;
  passcode = '100200';
  /** The passcode of the mail for a forgotten password. */
  resetPasscode: string | undefined;
  /** The keys of the mails that confirm an address. */
  readonly emailKeys = new Set(['key-of-a-mail']);
  preferences: Row = { send_otp: false };
  people: Row[] = [
    person(DEALER.user_id, DEALER.username, 'DealerUser'),
    person(2, 'asha', 'TechnicianUser'),
    person(3, 'ravi', 'TechnicianUser'),
    person(4, 'lake_society', 'CustomerUser'),
  ];
  elevators: Row[] = [elevator(1, 'Completed'), elevator(2, 'InDue'), elevator(3, 'OverDue')];
  tickets: Row[] = [
    ticket(1, 'Open', 'High', 2),
    ticket(2, 'Open', 'Low', 3),
    ticket(3, 'InProgress', 'Critical', 2),
    ticket(4, 'OnHold', 'Medium', null),
    ticket(5, 'Accepted', 'Unspecified', 3),
    ticket(6, 'Closed', 'High', 2),
  ];
  fields: Row[] = [field(1, 'Floor', 'ticket'), field(2, 'Oil level', 'report')];
  reports: Row[] = [{ report_id: 1, elevator_id: 1, report_date: '2026-01-20' }];

  nameOf(userId: unknown): unknown {
    return this.people.find(({ user_id }) => user_id === userId)?.['username'] ?? null;
  }

  /** People of a type, with the number of their tickets. */
  peopleOf(type: string): Row[] {
    return this.people
      .filter(({ user_type }) => user_type === type)
      .map(({ user_id, username, email, first_name }) => ({
        user_id,
        username,
        email,
        first_name,
        ticket_count: this.tickets.filter(({ assignee }) => assignee === user_id).length,
      }));
  }

  ticketRow = (row: Row): Row => {
    const { ticket_id, ticket_key, status, priority, label, update_date } = row;
    const names = { elevator_name: this.elevatorName(row), assignee_name: this.nameOf(row['assignee']) };
    return { ticket_id, ticket_key, status, priority, label, update_date, ...names };
  };

  ticketDetails = ({ reporter, assignee, ...row }: Row): Row => ({
    ...row,
    elevator_name: this.elevatorName(row),
    reporter_name: this.nameOf(reporter),
    assignee_name: this.nameOf(assignee),
    custom_field_values: rowsIn(row['custom_field_values']).map(({ custom_field, value }) => ({
      custom_field: this.fields.find(({ id }) => id === custom_field),
      value,
    })),
  });

  /** The number of tickets by status, under the status in lower case. */
  countsOf(tickets: readonly Row[], suffix: string): Row {
    const count = (status: string) => tickets.filter((row) => row['status'] === status).length;
    return Object.fromEntries(
      ['Open', 'OnHold', 'Closed', 'Accepted', 'InProgress'].map((status) => [
        `${status.toLowerCase()}${suffix}`,
        count(status),
      ]),
    );
  }

  maintenanceRows(state: string): Row[] {
    return this.elevators
      .filter(({ main_state }) => main_state === state)
      .map(({ user_id, ...row }) => ({
        ...row,
        username: this.nameOf(Array.isArray(user_id) ? user_id[1] : undefined),
      }));
  }

  private elevatorName({ elevator_id }: Row): unknown {
    return this.elevators.find((row) => row['elevator_id'] === elevator_id)?.['elevator_name'];
  }
}

/** The rows in a value of a body. */
export const rowsIn = (value: unknown): Row[] =>
  Array.isArray(value)
    ? value.filter((one): one is Row => one !== null && typeof one === 'object' && !Array.isArray(one))
    : [];

/** An id that is not yet used. */
export const nextId = (rows: readonly Row[], name: string): number =>
  1 + Math.max(0, ...rows.map((row) => Number(row[name])));
