import type { Sql } from '../database/sql';
import type { SignedIn } from '../testing/signedInCalls';
import { aContractBody } from '../testing/aContract';
import { anElevator, aTicket } from '../testing/testRows';
import { handWorkOver } from './handOver';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let leaving: SignedIn;
let anita: SignedIn;
let ben: SignedIn;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  [leaving, anita, ben] = [
    await server.technician(dealer),
    await server.technician(dealer),
    await server.technician(dealer),
  ];
});
afterAll(() => server.close());

const deactivate = (body: object = {}) =>
  dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id: leaving.id, ...body });
const remove = (body: object = {}) =>
  dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: leaving.email, ...body });
const WAYS = [
  ['deactivated', deactivate],
  ['deleted', remove],
] as const;

const lifts = (count: number, building_name: string) =>
  Promise.all(
    Array.from({ length: count }, () =>
      anElevator(server.db, dealer.id, { building_name, engineer_id: leaving.id }),
    ),
  );
const ticketOf = (elevator_id: number, values: object = {}) =>
  aTicket(server.db, dealer.id, elevator_id, { assignee_id: leaving.id, ...values });
const work = async (user_id = leaving.id) => {
  const answer = await dealer.get(`/api/account/${dealer.id}/work/${user_id}/`);
  return [answer.statusCode, answer.json<object>()];
};
/** The numbers of tickets and elevators of each of the people, the unassigned ones last. */
const shares = async () => {
  const [row] = await server.db.query<{ tickets: number[]; elevators: number[] }>(
    `select
       (select array_agg((select count(*) from tickets t where t.dealer_id = $1 and t.assignee_id is not distinct from w.id) order by w.n)
        from unnest($2::bigint[]) with ordinality w(id, n)) as tickets,
       (select array_agg((select count(*) from elevators e where e.dealer_id = $1 and e.engineer_id is not distinct from w.id) order by w.n)
        from unnest($2::bigint[]) with ordinality w(id, n)) as elevators`,
    [dealer.id, [leaving.id, anita.id, ben.id, null]],
  );
  return row;
};

describe('200', () => {
  test('the work of a technician is counted: open tickets, elevators, visits of the next 30 days (R428)', async () => {
    const customer = await server.customer(dealer);
    const [one, other] = await lifts(2, 'North');
    if (!one || !other) throw new Error('There are no elevators.');
    await ticketOf(one.elevator_id);
    await ticketOf(one.elevator_id, { status: 'OnHold' });
    await ticketOf(one.elevator_id, { status: 'Closed' });
    await ticketOf(one.elevator_id, { deleted_at: '2026-03-03' });
    await anElevator(server.db, dealer.id, { engineer_id: leaving.id, deleted_at: '2026-03-03' });
    const body = aContractBody({
      customer_id: customer.id,
      elevator_ids: [other.elevator_id],
    });
    expect((await dealer.post('/api/contracts/', body)).statusCode).toBe(201);
    const { rows } = await visitsOf(other.elevator_id);
    expect(await work()).toEqual([200, { open_tickets: 2, elevators: 2, coming_visits: rows }]);
    expect(await work(anita.id)).toEqual([200, { open_tickets: 0, elevators: 0, coming_visits: 0 }]);
  });

  test.each(WAYS)(
    'the work of a %s technician is shared evenly, buildings together (R428)',
    async (_, go) => {
      const [north, south] = [await lifts(2, 'North'), await lifts(3, 'south')];
      for (const { elevator_id } of [...north, ...south]) await ticketOf(elevator_id);
      const closed = await ticketOf(north[0]?.elevator_id ?? 0, { status: 'Closed' });
      const answer = await go({ receivers: [ben.id, anita.id, ben.id] });
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { handed_over: 5 }]);
      // The closed ticket keeps its name.
      expect(await shares()).toEqual({ tickets: [1, 3, 2, 0], elevators: [0, 3, 2, 0] });
      const rows = await server.db.query(
        'select distinct engineer_id from elevators where dealer_id = $1 and building_name = $2',
        [dealer.id, 'North'],
      );
      expect(rows).toEqual([{ engineer_id: anita.id }]);
      const [kept] = await server.db.query('select assignee_id from tickets where ticket_id = $1', [
        closed.ticket_id,
      ]);
      expect(kept).toEqual({ assignee_id: leaving.id });
    },
  );

  test.each(WAYS)('of a %s technician one gets all, or they become unassigned', async (_, go) => {
    const [one] = await lifts(2, 'North');
    await ticketOf(one?.elevator_id ?? 0);
    expect((await go({ receivers: [] })).json()).toMatchObject({ handed_over: 1 });
    expect(await shares()).toEqual({ tickets: [0, 0, 0, 1], elevators: [0, 0, 0, 2] });
  });

  test.each(WAYS)(
    'the history of a ticket of a %s technician has the new assignee, who is notified',
    async (_, go) => {
      await anita.post('/api/users/subscriptions/', { subscription_id: `phone-${anita.id}` });
      const [one] = await lifts(1, 'North');
      const { ticket_id, ticket_key } = await ticketOf(one?.elevator_id ?? 0);
      await go({ receivers: [anita.id] });
      const history = (await dealer.get(`/api/tickets/${ticket_id}/history/`)).json();
      expect(history.results[0]).toMatchObject({ field: 'assignee', new: anita.username });
      const pushes = await server.db.query(
        'select recipients, heading, content from push_outbox where dealer_id = $1',
        [dealer.id],
      );
      expect(pushes).toEqual([
        {
          recipients: [`phone-${anita.id}`],
          heading: `Ticket ${ticket_key} is Updated !`,
          content: `Ticket status is Open and Assignee is ${anita.username}`,
        },
      ]);
    },
  );

  test('a deactivation that is sent twice hands over once, and notifies once', async () => {
    const [one] = await lifts(1, 'North');
    await ticketOf(one?.elevator_id ?? 0);
    expect((await deactivate({ receivers: [anita.id] })).json()).toMatchObject({ handed_over: 1 });
    expect((await deactivate({ receivers: [ben.id] })).json()).toMatchObject({ handed_over: 0 });
    expect(await shares()).toEqual({ tickets: [0, 1, 0, 0], elevators: [0, 1, 0, 0] });
    expect(await server.db.query('select from push_outbox where dealer_id = $1', [dealer.id])).toHaveLength(
      1,
    );
  });

  test('a deletion that is sent twice hands over once; the second answer is a 404', async () => {
    const [one] = await lifts(1, 'North');
    await ticketOf(one?.elevator_id ?? 0);
    const answers = await Promise.all([remove({ receivers: [anita.id] }), remove({ receivers: [ben.id] })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const winner = answers[0].statusCode === 200 ? [1, 0] : [0, 1];
    expect(await shares()).toEqual({ tickets: [0, ...winner, 0], elevators: [0, ...winner, 0] });
  });

  test('many tickets and elevators are handed over in as many statements as one', async () => {
    const many = async (lifts: number, each: number) => {
      await server.db.query(
        `insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date, main_state,
           main_start_date, main_due_date, main_cycle_days, engineer_id)
         select $1, 'Many ' || n, 'B' || n / 10, 'a', '1', '2020-01-01', 'InDue', '2026-01-01', '2026-12-31', 30, $2
         from generate_series(1, $3) n`,
        [dealer.id, leaving.id, lifts],
      );
      await server.db.query(
        `insert into tickets (dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id, assignee_id, status,
           resolution, priority, create_date, start_date, target_date)
         select $1, 'ELV-' || (800000 + row_number() over ()), e.elevator_id, 's', 'd', 'l', $1, $2, 'Open', 'Unresolved', 'Low',
           now(), now(), now() from elevators e cross join generate_series(1, $3) where e.dealer_id = $1`,
        [dealer.id, leaving.id, each],
      );
      let statements = 0;
      await server.db.transaction((db) => {
        const counted = {
          query: <Row>(text: string | Sql, values?: readonly unknown[]) => {
            statements += 1;
            return typeof text === 'string' ? db.query<Row>(text, values) : db.query<Row>(text);
          },
        };
        return handWorkOver(counted, { dealer_id: dealer.id, user_id: leaving.id }, [anita.id, ben.id]);
      });
      return statements;
    };
    const few = await many(1, 1);
    await server.db.query('delete from tickets where dealer_id = $1', [dealer.id]);
    await server.db.query('delete from elevators where dealer_id = $1', [dealer.id]);
    expect(await many(40, 10)).toBe(few);
    expect(await shares()).toEqual({ tickets: [0, 200, 200, 0], elevators: [0, 20, 20, 0] });
    expect(await server.db.query('select from push_outbox where dealer_id = $1', [dealer.id])).toHaveLength(
      401,
    );
  });
});

test('two technicians who are deleted with a hand-over to each other: one is refused, and no ticket is left behind', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await server.technician(dealer), await server.technician(dealer)];
    const [lift] = await lifts(1, 'North');
    const { ticket_id } = await ticketOf(lift?.elevator_id ?? 0, { assignee_id: one.id });
    const url = `/api/account/${dealer.id}/user_delete/`;
    const answers = await Promise.all([
      dealer.patch(url, { email: one.email, receivers: [two.id] }),
      dealer.patch(url, { email: two.email, receivers: [one.id] }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const [ticket] = await server.db.query('select assignee_id from tickets where ticket_id = $1', [
      ticket_id,
    ]);
    expect(ticket).toEqual({ assignee_id: answers[0].statusCode === 200 ? two.id : one.id });
  }
});

/** The visits of the calendar to an elevator in the next 30 days. */
async function visitsOf(elevator_id: number) {
  const days = [0, 30].map((n) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10));
  const entries = (await dealer.get(`/api/maintenance/calendar/?from=${days[0]}&to=${days[1]}`)).json<
    { kind: string; elevator_id: number }[]
  >();
  return { rows: entries.filter((one) => one.kind === 'visit' && one.elevator_id === elevator_id).length };
}
