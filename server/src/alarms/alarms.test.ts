import type { Alarm, OpenAlarms } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { sql } from '../database/sql';
import { alarmWorld, type AlarmWorld } from '../testing/alarmWorld';
import { testServer, type TestServer } from '../testing/testServer';
import { escalate } from './escalate';

let server: TestServer;
let world: AlarmWorld;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await alarmWorld(server);
});
afterAll(() => server.close());

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('200', () => {
  test('a report makes the ticket: Critical, due today, a passenger trapped (R1301)', async () => {
    const { dealer, elevator_id, elevator_name } = world;
    const alarm = await world.report({ note: 'Between 2 and 3' });
    expect(alarm).toMatchObject({
      ...{ elevator_id, elevator_name, building_name: 'Palm Court', caller_phone: '98200 11223' },
      ...{
        acknowledged_at: null,
        released_at: null,
        false_alarm: false,
        reported_by: { user_id: dealer.id },
      },
    });
    const ticket = (
      await dealer.get(`/api/tickets/ticket-details/${alarm.ticket_id}/`)
    ).json<TicketDetails>();
    expect(ticket).toMatchObject({
      ...{ entrapment: true, priority: 'Critical', status: 'Open', label: 'Passenger trapped' },
      ...{ target_date: localDay(), description: 'Between 2 and 3\nCaller: 98200 11223' },
    });
  });

  test('required custom fields do not hold an emergency up; closing asks for them (R1301)', async () => {
    const { dealer } = world;
    await server.db.query(
      `insert into custom_fields (dealer_id, name, format, is_required, tracker, "order")
       values ($1, 'Cause', 'text', true, 'ticket', 1)`,
      [dealer.id],
    );
    const { ticket_id } = await world.report();
    const closed = await dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, { status: 'Closed' });
    expect([closed.statusCode, closed.json()]).toEqual([
      400,
      { custom_field_values: [frameworkMessages.requiredOf('Cause')] },
    ]);
  });

  test('sent again under its key, it is one alarm and one ticket (R945)', async () => {
    const { dealer, elevator_id } = world;
    const send = () =>
      dealer.inject({
        method: 'POST',
        url: '/api/alarms/',
        headers: { 'idempotency-key': 'trapped' },
        payload: { elevator_id },
      });
    const [first, again] = await Promise.all([send(), send()]);
    expect([first.statusCode, again.json<Alarm>().alarm_id]).toEqual([201, first.json<Alarm>().alarm_id]);
    const { alarms } = (await dealer.get('/api/alarms/open/')).json<OpenAlarms>();
    expect(alarms).toHaveLength(1);
  });

  test('an unknown lift is an address until it joins; then it has its ticket (R1301)', async () => {
    const { dealer, elevator_id, elevator_name } = world;
    const alarm = await world.report({ elevator_id: null, elevator_address: '12 MG Road' });
    expect(alarm).toMatchObject({ elevator_id: null, ticket_id: null, elevator_address: '12 MG Road' });
    const joined = await dealer.patch(`/api/alarms/${alarm.alarm_id}/`, { elevator_id });
    expect(joined.json()).toMatchObject({ elevator_id, elevator_name, ticket_id: expect.any(Number) });
    const [mail] = await server.db.query<{ mail_text: string }>(
      'select mail_text from alarms where alarm_id = $1',
      [alarm.alarm_id],
    );
    expect(mail?.mail_text).toContain(elevator_name);
    const again = await dealer.patch(`/api/alarms/${alarm.alarm_id}/`, { elevator_id });
    expect([again.statusCode, again.json()]).toEqual([400, { elevator_id: [alarmMessages.joined] }]);
  });

  test('the clock: taken, arrived, released, each with person and server’s time; the log has the device’s (R1304)', async () => {
    const { ravi } = world;
    const device_at = '2020-01-01T00:00:00.000Z';
    const alarm = await world.report();
    const taken = await world.move(alarm, 'acknowledge', { arrival_minutes: 20, device_at }, ravi);
    expect(taken.json()).toMatchObject({ acknowledged_by: { user_id: ravi.id }, arrival_minutes: 20 });
    await world.move(alarm, 'arrived', {}, ravi);
    const released = (await world.move(alarm, 'released', {}, ravi)).json<Alarm>();
    expect(released).toMatchObject({ arrived_by: { user_id: ravi.id }, released_by: { user_id: ravi.id } });
    const times = [released.reported_at, released.acknowledged_at, released.arrived_at, released.released_at];
    expect(times.map((time) => time ?? '')).toEqual(times.map((time) => time ?? '').toSorted());
    const { log, now, fire } = await world.read(alarm);
    expect(log.map(({ what }) => what)).toEqual(['released', 'arrived', 'acknowledged', 'told', 'reported']);
    expect(log[2]).toMatchObject({ device_at, after: '20', who: 'Ravi' });
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(10_000);
    expect(fire).toEqual({ minutes: 30, numbers: ['101', '112'] });
  });

  test('another time of arrival leaves the moment at which it was taken (R1305)', async () => {
    const { ravi } = world;
    const alarm = await world.report();
    const take = async () =>
      (await world.move(alarm, 'acknowledge', { arrival_minutes: 20 }, ravi)).json<Alarm>();
    await take();
    await server.db.query(sql`update alarms set acknowledged_at = acknowledged_at - interval '15 minutes',
      reported_at = reported_at - interval '15 minutes' where alarm_id = ${alarm.alarm_id}`);
    const { alarm: before } = await world.read(alarm);
    const later = await take();
    expect(later).toMatchObject({ acknowledged_at: before.acknowledged_at, arrival_minutes: 35 });
  });

  test('taken, nothing that waits is sent any more, and no step follows (R1305)', async () => {
    const { ravi } = world;
    await ravi.post('/api/users/subscriptions/', { subscription_id: `phone-${ravi.id}` });
    const alarm = await world.report();
    await world.move(alarm, 'acknowledge', { arrival_minutes: 10 }, ravi);
    await world.wait(alarm);
    await escalate(server.db);
    expect([await world.mailed(alarm), await world.pushed(alarm)]).toEqual([[], []]);
  });

  test('the technician who takes it gets the ticket', async () => {
    const { ravi, dealer } = world;
    const alarm = await world.report();
    await world.move(alarm, 'acknowledge', { arrival_minutes: 10 }, ravi);
    const ticket = (
      await dealer.get(`/api/tickets/ticket-details/${alarm.ticket_id}/`)
    ).json<TicketDetails>();
    expect(ticket.assignee_name).toBe(ravi.username);
  });

  test('of two who take it in the same second one wins; the other is told who (R1305)', async () => {
    const { ravi, priya } = world;
    const alarm = await world.report();
    const answers = await Promise.all(
      [ravi, priya].map((by) => world.move(alarm, 'acknowledge', { arrival_minutes: 15 }, by)),
    );
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json<Alarm>();
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    const name = won?.acknowledged_by?.name ?? '';
    expect(['Ravi', 'Priya']).toContain(name);
    expect(lost?.json()).toMatchObject({
      detail: alarmMessages.taken(name),
      current: { alarm_id: alarm.alarm_id },
    });
  });

  test('handed back, people are told from the first step on again (R1305)', async () => {
    const { ravi, priya, dealer } = world;
    const alarm = await world.report();
    await world.move(alarm, 'acknowledge', { arrival_minutes: 10 }, ravi);
    expect((await world.move(alarm, 'hand_back', {}, priya)).statusCode).toBe(409);
    expect((await world.move(alarm, 'hand_back', {}, ravi)).json()).toMatchObject({ acknowledged_at: null });
    expect((await world.mailed(alarm)).toSorted()).toEqual([dealer.email, ravi.email].toSorted());
  });

  test('who takes it has its ticket: after a hand back, and when the lift joins later (R1305)', async () => {
    const { ravi, priya, dealer, elevator_id } = world;
    const ticketOf = async ({ ticket_id }: Alarm) =>
      (await dealer.get(`/api/tickets/ticket-details/${ticket_id}/`)).json<TicketDetails>();
    const alarm = await world.report();
    for (const [step, by] of [
      ['acknowledge', ravi],
      ['hand_back', ravi],
      ['acknowledge', priya],
    ] as const)
      await world.move(alarm, step, step === 'acknowledge' ? { arrival_minutes: 10 } : {}, by);
    expect(await ticketOf(alarm)).toMatchObject({ assignee_id: priya.id });
    const unknown = await world.report({ elevator_id: null, elevator_address: '12 MG Road' });
    await world.move(unknown, 'acknowledge', { arrival_minutes: 10 }, ravi);
    const joined = await dealer.patch(`/api/alarms/${unknown.alarm_id}/`, { elevator_id });
    expect(await ticketOf(joined.json<Alarm>())).toMatchObject({ assignee_id: ravi.id });
  });

  test('what the caller says, and corrected times, keep their former values (R1304)', async () => {
    const { dealer, ravi } = world;
    const alarm = await world.report();
    const change = (body: object) => dealer.patch(`/api/alarms/${alarm.alarm_id}/`, body);
    await change({ people: 2, injured: false, calm: true, floor: '3' });
    await change({ people: 3 });
    // Texts that Date.parse takes for the same day.
    for (const floor of ['Floor 3', 'Between 3'])
      expect((await change({ floor })).json()).toMatchObject({ floor });
    await server.db.query(`update alarms set reported_at = now() - interval '1 hour' where alarm_id = $1`, [
      alarm.alarm_id,
    ]);
    const taken = (await world.move(alarm, 'acknowledge', { arrival_minutes: 5 }, ravi)).json<Alarm>();
    const acknowledged_at = later(-30);
    expect((await change({ acknowledged_at })).json()).toMatchObject({ acknowledged_at, people: 3 });
    const { log } = await world.read(alarm);
    expect(log[0]).toMatchObject({
      ...{ what: 'corrected', subject: 'acknowledged_at', after: acknowledged_at },
      before: taken.acknowledged_at,
    });
    expect(log).toContainEqual(expect.objectContaining({ subject: 'people', before: '2', after: '3' }));
  });

  test('of a lift that is deleted meanwhile the name and the place stay, and the steps go on', async () => {
    const { dealer, elevator_id, elevator_name } = world;
    const alarm = await world.report();
    await dealer.delete(`/api/elevators/${elevator_id}/`);
    await world.wait(alarm);
    await escalate(server.db);
    const read = await world.read(alarm);
    expect(read.alarm).toMatchObject({ elevator_id: null, ticket_id: null, elevator_name });
    expect(read.log[0]).toMatchObject({ what: 'told', after: '2' });
  });

  test('calls are logged with one tap (R1310)', async () => {
    const alarm = await world.report();
    expect((await world.move(alarm, 'calls', { called: 'fire', number: '101' })).statusCode).toBe(201);
    expect((await world.read(alarm)).log[0]).toMatchObject({ what: 'called', subject: '101', after: 'fire' });
  });

  test('a technician reports and sees the alarms of their dealer (R1303)', async () => {
    const { priya, elevator_id } = world;
    const answer = await priya.post('/api/alarms/', { elevator_id });
    expect(answer.statusCode).toBe(201);
    const { alarms } = (await priya.get('/api/alarms/open/')).json<OpenAlarms>();
    expect(alarms).toHaveLength(1);
  });

  test('all alarms are listed, the newest first', async () => {
    const [first, second] = [await world.report(), await world.report()];
    await world.move(first, 'released', { false_alarm: true });
    const { results } = (await world.dealer.get('/api/alarms/?page=1')).json<{ results: Alarm[] }>();
    expect(results.map(({ alarm_id, false_alarm }) => [alarm_id, false_alarm])).toEqual([
      [second.alarm_id, false],
      [first.alarm_id, true],
    ]);
  });
});
