import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { testServer, type TestServer } from '../testing/testServer';
import { visitWorld, type VisitWorld } from '../testing/visitWorld';

let server: TestServer;
let world: VisitWorld;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await visitWorld(server);
});
afterAll(() => server.close());

const elevator = async (id = 0) => (await world.dealer.get(`/api/elevators/${id}/`)).json<Elevator>();
const reportsOf = async (id = 0) =>
  (await world.dealer.get(`/api/cust-reports/${id}/reports/`)).json<object[]>();

describe('200', () => {
  test('a technician goes, arrives and is done, offline: both clocks are kept (R1202)', async () => {
    const { ravi } = world;
    const device_at = new Date(Date.now() - 3_600_000).toISOString();
    const gone = (await world.state(await world.add(), 'OnTheWay', { device_at }, ravi)).json<Visit>();
    expect(gone).toMatchObject({ state: 'OnTheWay', version: 2, on_the_way_at: device_at });
    const ahead = { device_at: '2199-01-01T00:00:00Z' };
    const there = (await world.state(gone, 'AtWork', ahead, ravi)).json<Visit>();
    expect(Date.parse(there.arrived_at ?? '')).toBeLessThanOrEqual(Date.now());
    const done = (await world.state(there, 'Done', {}, ravi)).json<Visit>();
    expect(done).toMatchObject({ state: 'Done', done_by: ravi.username });
    const { results } = (await ravi.get(`/api/visits/${done.visit_id}/history/?page=1`)).json();
    expect(results).toMatchObject([
      { before: 'AtWork', after: 'Done', who: ravi.username, device_at: null },
      { before: 'OnTheWay', after: 'AtWork' },
      { before: 'Planned', after: 'OnTheWay', device_at, what: 'state' },
      { what: 'created' },
    ]);
  });

  test('Done keeps the parts that were used, until it is undone (R1403)', async () => {
    const { ravi } = world;
    const parts_used = 'One door belt, two rollers';
    const done = (await world.state(await world.add(), 'Done', { parts_used }, ravi)).json<Visit>();
    expect(done.parts_used).toBe(parts_used);
    const undone = await world.state(done, 'Planned', { reason: 'The wrong building' });
    expect(undone.json<Visit>().parts_used).toBe('');
  });

  test('Done keeps the signature as it was drawn, until it is undone; customers do not see it (R1441)', async () => {
    const { ravi, customer } = world;
    const signature = {
      width: 320,
      height: 160,
      strokes: [{ points: [{ x: 10.5, y: 20, time: 0, pressure: 0.5 }] }],
    };
    const done = (await world.state(await world.add(), 'Done', { signature }, ravi)).json<Visit>();
    expect(done.signature).toEqual(signature);
    const read = await customer.get(`/api/visits/${done.visit_id}/`);
    expect([read.statusCode, read.json<Visit>().signature]).toEqual([200, null]);
    const undone = await world.state(done, 'Planned', { reason: 'The wrong building' });
    expect(undone.json<Visit>().signature).toBeNull();
  });

  test('a place is kept with the change it came with, and with no other (R1442)', async () => {
    const { ravi, dealer } = world;
    const place = { latitude: 12.9716, longitude: 77.5946, accuracy: 15 };
    const gone = (await world.state(await world.add(), 'OnTheWay', { place }, ravi)).json<Visit>();
    await world.state(gone, 'AtWork', {}, ravi);
    const { results } = (await dealer.get(`/api/visits/${gone.visit_id}/history/?page=1`)).json();
    expect(results).toMatchObject([{ after: 'AtWork', place: null }, { place }, { what: 'created' }]);
  });

  test('Done completes the maintained lifts, makes their reports, and keeps each outcome (R1203, R1212)', async () => {
    const { lifts, ravi, today } = world;
    const [first = 0, second = 0] = lifts;
    const outcomes = [{ elevator_id: second, outcome: 'Skipped', reason: 'Being painted' }];
    const done = (await world.state(await world.add(), 'Done', { lifts: outcomes }, ravi)).json<Visit>();
    expect(done.lifts).toMatchObject([
      { elevator_id: first, outcome: 'Done', reason: '', report_id: expect.any(Number) },
      { elevator_id: second, outcome: 'Skipped', reason: 'Being painted', report_id: null },
    ]);
    expect(await elevator(first)).toMatchObject({ main_state: 'Completed', main_completed_date: today });
    expect(await elevator(second)).toMatchObject({ main_state: 'OverDue' });
    expect(await reportsOf(first)).toMatchObject([{ report_date: today }]);
    expect(await reportsOf(second)).toEqual([]);
    const pushed = await server.db.query('select from push_outbox where dealer_id = $1 and content like $2', [
      world.dealer.id,
      '%is Completed.',
    ]);
    expect(pushed).toHaveLength(1);
  });

  test('undone within a day, lifts and reports are as before; a lift that was changed since stays (R1212)', async () => {
    const [first = 0, second = 0] = world.lifts;
    const before = await elevator(first);
    const done = (await world.state(await world.add(), 'Done')).json<Visit>();
    await world.dealer.patch(`/api/elevators/${second}/`, { elevator_zip: '110001' });
    const answer = await world.state(done, 'Planned', { reason: 'Wrong building' });
    expect(answer.json()).toMatchObject({
      state: 'Planned',
      reason: 'Wrong building',
      done_at: null,
      done_by: null,
      lifts: [{ outcome: null, report_id: null }, { outcome: null }],
    });
    const { main_state, main_start_date, main_due_date, main_completed_date } = before;
    expect(await elevator(first)).toMatchObject({
      ...{ main_state, main_start_date, main_due_date, main_completed_date },
    });
    expect(await elevator(second)).toMatchObject({ main_state: 'Completed' });
    expect(await reportsOf(first)).toEqual([]);
  });

  test('a lift that is Completed already, or has a report of the day, gets no second one', async () => {
    const [first = 0] = world.lifts;
    await world.dealer.patch(`/api/elevators/${first}/`, { main_state: 'Completed' });
    await world.dealer.post(`/api/cust-reports/${first}/reports/`, { report_date: world.today });
    const { version } = await elevator(first);
    await world.state(await world.add(), 'Done');
    expect((await elevator(first)).version).toBe(version);
    expect(await reportsOf(first)).toHaveLength(1);
  });

  test('sent again under its key, it happens once (R945)', async () => {
    const visit = await world.add();
    const send = () =>
      world.ravi.inject({
        method: 'POST',
        url: `/api/visits/${visit.visit_id}/state/`,
        headers: { 'idempotency-key': 'done' },
        payload: { version: visit.version, state: 'Done' },
      });
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()]);
  });

  test('of two at once exactly one wins (R1205)', async () => {
    const visit = await world.add();
    const answers = await Promise.all([
      world.state(visit, 'Done', {}, world.ravi),
      world.state(visit, 'Cancelled', { reason: 'Rain' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});

describe('400', () => {
  test.each(['Cancelled', 'OnHold'])('%s without a reason', async (state) => {
    const answer = await world.state(await world.add(), state);
    expect([answer.statusCode, answer.json()]).toEqual([400, { reason: [visitMessages.reasonMissing] }]);
  });

  test('a state that does not follow', async () => {
    const hold = (await world.state(await world.add(), 'OnHold', { reason: 'No key' })).json<Visit>();
    expect((await world.state(hold, 'Missed')).json()).toEqual({
      state: [visitMessages.notAllowed('OnHold', 'Missed')],
    });
  });

  test('a lift of another visit, and one that is skipped without a reason', async () => {
    const [first] = world.lifts;
    const strange = await world.lift();
    const lifts = [
      { elevator_id: strange, outcome: 'Done' },
      { elevator_id: first, outcome: 'Skipped' },
    ];
    expect((await world.state(await world.add(), 'Done', { lifts })).json()).toEqual({
      'lifts.0.elevator_id': [expect.any(String)],
      'lifts.1.reason': [visitMessages.reasonMissing],
    });
  });

  test('undone after more than a day (R1212)', async () => {
    const done = (await world.state(await world.add(), 'Done')).json<Visit>();
    await server.db.query(`update visit_history set at = at - interval '25 hours' where visit_id = $1`, [
      done.visit_id,
    ]);
    expect((await world.state(done, 'Planned', { reason: 'Mistake' })).json()).toEqual({
      state: [visitMessages.undoTooLate],
    });
  });
});

test('403: a technician neither cancels nor undoes; a customer changes nothing (R1202)', async () => {
  const visit = await world.add();
  expect((await world.state(visit, 'Cancelled', { reason: 'Rain' }, world.ravi)).statusCode).toBe(403);
  expect((await world.state(visit, 'Done', {}, world.customer)).statusCode).toBe(403);
  const done = (await world.state(visit, 'Done')).json<Visit>();
  expect((await world.state(done, 'Planned', { reason: 'Mistake' }, world.ravi)).statusCode).toBe(403);
});

test('404: another technician’s visit, another dealer’s', async () => {
  const visit = await world.add();
  for (const by of [world.priya, await server.dealer()])
    expect((await world.state(visit, 'Done', {}, by)).statusCode).toBe(404);
});

describe('what is deleted', () => {
  test('a lift leaves its open visits; one without another lift is cancelled', async () => {
    const [first, second] = world.lifts;
    const both = await world.add();
    const alone = await world.add({ elevator_ids: [first] });
    const done = (await world.state(await world.add(), 'Done')).json<Visit>();
    await world.dealer.delete(`/api/elevators/${first}/`);
    expect(await world.read(both)).toMatchObject({ version: 2, lifts: [{ elevator_id: second }] });
    expect(await world.read(alone)).toMatchObject({ state: 'Cancelled', reason: visitMessages.liftDeleted });
    expect((await world.read(done)).lifts).toHaveLength(2);
  });

  test('a contract cancels its visits that have not begun', async () => {
    const planned = await world.promised(world.inDays(5));
    const begun = (await world.state(await world.promised(world.today), 'AtWork')).json<Visit>();
    await world.dealer.delete(`/api/contracts/${world.contract.contract_id}/`);
    expect(await world.read(planned)).toMatchObject({
      state: 'Cancelled',
      reason: visitMessages.contractDeleted,
    });
    expect(await world.read(begun)).toMatchObject({ state: 'AtWork' });
  });

  test('a technician’s open visits are unassigned; the second technician then leads', async () => {
    const { ravi, priya, dealer } = world;
    const alone = await world.add();
    const together = await world.add({ technician_ids: [ravi.id, priya.id] });
    const done = (await world.state(await world.add(), 'Done')).json<Visit>();
    const left = await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: ravi.email });
    expect(left.statusCode).toBe(200);
    expect(await world.read(alone)).toMatchObject({ technicians: [], version: 2 });
    expect(await world.read(together)).toMatchObject({ technicians: [{ user_id: priya.id }] });
    expect(await world.read(done)).toMatchObject({ technicians: [{ user_id: ravi.id }] });
  });

  test('handed over, they go to who takes over', async () => {
    const { ravi, priya, dealer } = world;
    const visit = await world.add();
    await dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id: ravi.id, receivers: [priya.id] });
    expect(await world.read(visit)).toMatchObject({ technicians: [{ user_id: priya.id }] });
    expect(
      (await priya.get(`/api/visits/${visit.visit_id}/history/?page=1`)).json().results[0],
    ).toMatchObject({
      what: 'technicians',
      who: dealer.username,
    });
  });
});
