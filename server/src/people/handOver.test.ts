import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Sql } from '../database/sql';
import { storedVisit } from '../testing/storedVisit';
import { anElevator } from '../testing/testRows';
import { handWorkOver } from './handOver';
import { handOverCalls, WAYS, type HandOverCalls } from '../testing/handOverCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let calls: HandOverCalls;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  calls = await handOverCalls(server);
});
afterAll(() => server.close());

/** The numbers of tickets and elevators of each of the people, the unassigned ones last. */
const shares = async () => {
  const [row] = await server.db.query<{ tickets: number[]; elevators: number[] }>(
    `select
       (select array_agg((select count(*) from tickets t where t.dealer_id = $1 and t.assignee_id is not distinct from w.id) order by w.n)
        from unnest($2::bigint[]) with ordinality w(id, n)) as tickets,
       (select array_agg((select count(*) from elevators e where e.dealer_id = $1 and e.engineer_id is not distinct from w.id) order by w.n)
        from unnest($2::bigint[]) with ordinality w(id, n)) as elevators`,
    [calls.dealer.id, [calls.leaving.id, calls.anita.id, calls.ben.id, null]],
  );
  return row;
};

describe('200', () => {
  test('the work of a technician is counted: open tickets, elevators, visits of the next 30 days (R428)', async () => {
    const [one, other] = await calls.lifts(2, 'North');
    if (!one || !other) throw new Error('There are no elevators.');
    await calls.ticketOf(one.elevator_id);
    await calls.ticketOf(one.elevator_id, { status: 'OnHold' });
    await calls.ticketOf(one.elevator_id, { status: 'Closed' });
    await calls.ticketOf(one.elevator_id, { deleted_at: '2026-03-03' });
    await anElevator(server.db, calls.dealer.id, { engineer_id: calls.leaving.id, deleted_at: '2026-03-03' });
    const visit = (days: number, values: object = {}) =>
      storedVisit(server.db, calls.dealer.id, [other.elevator_id], {
        planned_day: addDays(localDay(), days),
        technician_ids: [calls.leaving.id],
        ...values,
      });
    for (const days of [-1, 0, 30, 31]) await visit(days);
    await visit(2, { state: 'Cancelled' });
    await visit(2, { technician_ids: [calls.ben.id] });
    expect(await calls.work()).toEqual([200, { open_tickets: 2, elevators: 2, coming_visits: 2 }]);
    expect(await calls.work(calls.anita.id)).toEqual([
      200,
      { open_tickets: 0, elevators: 0, coming_visits: 0 },
    ]);
  });

  test.each(WAYS)(
    'the work of a %s technician is shared evenly, buildings together (R428)',
    async (_, go) => {
      const [north, south] = [await calls.lifts(2, 'North'), await calls.lifts(3, 'south')];
      for (const { elevator_id } of [...north, ...south]) await calls.ticketOf(elevator_id);
      const closed = await calls.ticketOf(north[0]?.elevator_id ?? 0, { status: 'Closed' });
      const answer = await calls[go]({ receivers: [calls.ben.id, calls.anita.id, calls.ben.id] });
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { handed_over: 5 }]);
      // The closed ticket keeps its name.
      expect(await shares()).toEqual({ tickets: [1, 3, 2, 0], elevators: [0, 3, 2, 0] });
      const rows = await server.db.query(
        'select distinct engineer_id from elevators where dealer_id = $1 and building_name = $2',
        [calls.dealer.id, 'North'],
      );
      expect(rows).toEqual([{ engineer_id: calls.anita.id }]);
      const [kept] = await server.db.query('select assignee_id from tickets where ticket_id = $1', [
        closed.ticket_id,
      ]);
      expect(kept).toEqual({ assignee_id: calls.leaving.id });
    },
  );

  test.each(WAYS)('of a %s technician one gets all, or they become unassigned', async (_, go) => {
    const [one] = await calls.lifts(2, 'North');
    await calls.ticketOf(one?.elevator_id ?? 0);
    expect((await calls[go]({ receivers: [] })).json()).toMatchObject({ handed_over: 1 });
    expect(await shares()).toEqual({ tickets: [0, 0, 0, 1], elevators: [0, 0, 0, 2] });
  });

  test.each(WAYS)(
    'the history of a ticket of a %s technician has the new assignee, who is notified',
    async (_, go) => {
      await calls.anita.post('/api/users/subscriptions/', { subscription_id: `phone-${calls.anita.id}` });
      const [one] = await calls.lifts(1, 'North');
      const { ticket_id, ticket_key } = await calls.ticketOf(one?.elevator_id ?? 0);
      await calls[go]({ receivers: [calls.anita.id] });
      const history = (await calls.dealer.get(`/api/tickets/${ticket_id}/history/`)).json();
      expect(history.results[0]).toMatchObject({ field: 'assignee', new: calls.anita.username });
      const pushes = await server.db.query(
        'select recipients, heading, content from push_outbox where dealer_id = $1',
        [calls.dealer.id],
      );
      expect(pushes).toEqual([
        {
          recipients: [`phone-${calls.anita.id}`],
          heading: `Ticket ${ticket_key} is Updated !`,
          content: `Ticket status is Open and Assignee is ${calls.anita.username}`,
        },
      ]);
    },
  );

  test('a deactivation that is sent twice hands over once, and notifies once', async () => {
    const [one] = await calls.lifts(1, 'North');
    await calls.ticketOf(one?.elevator_id ?? 0);
    expect((await calls.deactivate({ receivers: [calls.anita.id] })).json()).toMatchObject({
      handed_over: 1,
    });
    expect((await calls.deactivate({ receivers: [calls.ben.id] })).json()).toMatchObject({ handed_over: 0 });
    expect(await shares()).toEqual({ tickets: [0, 1, 0, 0], elevators: [0, 1, 0, 0] });
    expect(
      await server.db.query('select from push_outbox where dealer_id = $1', [calls.dealer.id]),
    ).toHaveLength(1);
  });

  test('a deletion that is sent twice hands over once; the second answer is a 404', async () => {
    const [one] = await calls.lifts(1, 'North');
    await calls.ticketOf(one?.elevator_id ?? 0);
    const answers = await Promise.all([
      calls.remove({ receivers: [calls.anita.id] }),
      calls.remove({ receivers: [calls.ben.id] }),
    ]);
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
        [calls.dealer.id, calls.leaving.id, lifts],
      );
      await server.db.query(
        `insert into tickets (dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id, assignee_id, status,
           resolution, priority, create_date, start_date, target_date)
         select $1, 'ELV-' || (800000 + row_number() over ()), e.elevator_id, 's', 'd', 'l', $1, $2, 'Open', 'Unresolved', 'Low',
           now(), now(), now() from elevators e cross join generate_series(1, $3) where e.dealer_id = $1`,
        [calls.dealer.id, calls.leaving.id, each],
      );
      let statements = 0;
      await server.db.transaction((db) => {
        const counted = {
          query: <Row>(text: string | Sql, values?: readonly unknown[]) => {
            statements += 1;
            return typeof text === 'string' ? db.query<Row>(text, values) : db.query<Row>(text);
          },
        };
        return handWorkOver(counted, { dealer_id: calls.dealer.id, user_id: calls.leaving.id }, [
          calls.anita.id,
          calls.ben.id,
        ]);
      });
      return statements;
    };
    const few = await many(1, 1);
    await server.db.query('delete from tickets where dealer_id = $1', [calls.dealer.id]);
    await server.db.query('delete from elevators where dealer_id = $1', [calls.dealer.id]);
    expect(await many(40, 10)).toBe(few);
    expect(await shares()).toEqual({ tickets: [0, 200, 200, 0], elevators: [0, 20, 20, 0] });
    expect(
      await server.db.query('select from push_outbox where dealer_id = $1', [calls.dealer.id]),
    ).toHaveLength(401);
  });
});

test('two technicians who are deleted with a hand-over to each other: one is refused, and no ticket is left behind', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await server.technician(calls.dealer), await server.technician(calls.dealer)];
    const [lift] = await calls.lifts(1, 'North');
    const { ticket_id } = await calls.ticketOf(lift?.elevator_id ?? 0, { assignee_id: one.id });
    const url = `/api/account/${calls.dealer.id}/user_delete/`;
    const answers = await Promise.all([
      calls.dealer.patch(url, { email: one.email, receivers: [two.id] }),
      calls.dealer.patch(url, { email: two.email, receivers: [one.id] }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const [ticket] = await server.db.query('select assignee_id from tickets where ticket_id = $1', [
      ticket_id,
    ]);
    expect(ticket).toEqual({ assignee_id: answers[0].statusCode === 200 ? two.id : one.id });
  }
});
