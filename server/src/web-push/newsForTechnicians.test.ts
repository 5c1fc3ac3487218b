import { browserPushCalls, SUBSCRIPTIONS } from '../testing/browserPushCalls';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';

let calls: Awaited<ReturnType<typeof browserPushCalls>>;
let priya: SignedIn;
let ben: SignedIn;
let elevator_id: number;
beforeEach(async () => {
  calls = await browserPushCalls();
  const { server, dealer } = calls;
  priya = await server.technician(dealer, { username: 'priya.sharma' });
  ben = await server.technician(dealer, { username: 'ben.miller' });
  ({ elevator_id } = await anElevator(server.db, dealer.id, { elevator_name: 'North 1' }));
});
afterEach(() => calls.close());

/** The messages that wait for each technician's browser, the oldest first. */
const waitingFor = async ({ id }: SignedIn) => {
  const rows = await calls.server.db.query<{ title: string; body: string; path: string }>(
    `select o.title, o.body, o.path from web_push_outbox o
     join web_push_subscriptions s on s.dealer_id = o.dealer_id and s.subscription_id = o.subscription_id
     where s.user_id = $1 order by o.created_at`,
    [id],
  );
  return rows.map(({ title, body, path }) => [title, body, path]);
};

const newTicket = async (assignee: SignedIn) =>
  (
    await calls.dealer.post('/api/tickets/create/', {
      ...{ elevator_id, summary: 'Doors reopen', description: 'd', label: 'Doors', assignee: assignee.id },
      ...{ start_date: '2026-03-02', target_date: '2026-03-09' },
    })
  ).json();

test('a technician’s browser is subscribed as a dealer’s, and unsubscribed (R1425)', async () => {
  expect((await priya.get('/api/users/browser-push/')).json()).toHaveProperty('public_key');
  const stored = await calls.subscribe('priya', priya);
  expect(stored.statusCode).toBe(201);
  const { subscription_id } = stored.json();
  expect((await ben.delete(`${SUBSCRIPTIONS}${subscription_id}/`)).statusCode).toBe(404);
  expect((await priya.delete(`${SUBSCRIPTIONS}${subscription_id}/`)).statusCode).toBe(204);
});

test('an alarm opens on the phone of a technician, and in the console of the dealer (R1425)', async () => {
  const { server, dealer } = calls;
  const lift = await anElevator(server.db, dealer.id, { engineer_id: priya.id });
  await calls.subscribe('priya', priya);
  await calls.subscribe('dealer');
  const answer = await dealer.post('/api/alarms/', {
    elevator_id: lift.elevator_id,
    caller_phone: '9820011223',
  });
  expect(answer.statusCode).toBe(201);
  const { alarm_id } = answer.json();
  const pathsFor = async (who: SignedIn) => (await waitingFor(who)).map(([, , path]) => path);
  expect(await pathsFor(priya)).toEqual([`/my_work/alarm?alarmId=${alarm_id}`]);
  expect(await pathsFor(dealer)).toEqual([`/alarm?alarmId=${alarm_id}`]);
});

test('a ticket that is assigned, or taken away, is told to the technician whom it concerns, and opens on the phone (R1425)', async () => {
  await calls.subscribe('priya', priya);
  await calls.subscribe('ben', ben);
  const { ticket_id, ticket_key } = await newTicket(priya);
  const path = `/my_work/ticket?ticketId=${ticket_id}`;
  const assigned = [`New ticket ${ticket_key}`, 'North 1: Doors reopen', path];
  expect(await waitingFor(priya)).toEqual([assigned]);
  expect(await waitingFor(ben)).toEqual([]);

  await calls.dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, { assignee: ben.id });
  const taken = [
    `Ticket ${ticket_key} is Updated !`,
    'Ticket status is Open and Assignee is ben.miller',
    '/my_work',
  ];
  expect(await waitingFor(priya)).toEqual([assigned, taken]);
  expect(await waitingFor(ben)).toEqual([assigned]);

  await calls.dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, { priority: 'High' });
  expect(await waitingFor(ben)).toEqual([assigned]);
  expect(await calls.deliverAll()).toHaveLength(3);
});

test('a visit that is assigned, or taken away, is told, too (R1425)', async () => {
  await calls.subscribe('priya', priya);
  const planned = await calls.dealer.post('/api/visits/', {
    ...{ elevator_ids: [elevator_id], planned_day: '2030-03-04', technician_ids: [priya.id] },
  });
  const { visit_id, version } = planned.json();
  const [[title, body, path] = []] = await waitingFor(priya);
  expect([title, path]).toEqual(['Your visits have changed', `/my_work/visit?visitId=${visit_id}`]);
  expect(body).toContain('is assigned to you.');
  await calls.dealer.patch(`/api/visits/${visit_id}/`, { version, technician_ids: [ben.id] });
  const [, [, lost, where] = []] = await waitingFor(priya);
  expect(lost).toContain('is no longer yours.');
  expect(where).toBe('/my_work/visits');
});
