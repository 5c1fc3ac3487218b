import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { visitStepMessages } from '@smart-elevator/shared-api/contract/visits/visitStepMessages';
import type { SignedIn } from '../testing/signedInCalls';
import { aTicket, anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { visitWorld, type VisitWorld } from '../testing/visitWorld';

let server: TestServer;
let world: VisitWorld;
let other: SignedIn;
beforeAll(async () => {
  server = await testServer();
  other = await server.dealer();
});
beforeEach(async () => {
  world = await visitWorld(server);
});
afterAll(() => server.close());

describe('400', () => {
  test.each<[string, () => object, string, string]>([
    ['no lift', () => ({ elevator_ids: [] }), 'elevator_ids', visitMessages.noLifts],
    ['a day in the past', () => ({ planned_day: world.inDays(-1) }), 'planned_day', visitMessages.pastDay],
    ['half a window', () => ({ from_time: '09:00' }), 'to_time', visitMessages.windowHalf],
    [
      'a reversed window',
      () => ({ from_time: '11:00', to_time: '09:00' }),
      'to_time',
      visitMessages.windowReversed,
    ],
    [
      'a customer as technician',
      () => ({ technician_ids: [world.customer.id] }),
      'technician_ids',
      visitMessages.noTechnician,
    ],
    [
      'another dealer’s technician',
      () => ({ technician_ids: [other.id] }),
      'technician_ids',
      visitMessages.noTechnician,
    ],
    ['a ticket that does not exist', () => ({ ticket_ids: [1] }), 'ticket_ids', visitMessages.noTicket],
  ])('a new visit with %s', async (_, body, field, sentence) => {
    const sent = { elevator_ids: world.lifts, planned_day: world.today, ...body() };
    const answer = await world.dealer.post('/api/visits/', sent);
    expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: [sentence] }]);
  });

  test('lifts of two buildings, three technicians, a deactivated one, a ticket of another lift: all at once', async () => {
    const { dealer, lifts, ravi, priya, today } = world;
    const elsewhere = (await anElevator(server.db, dealer.id)).elevator_id;
    const send = (body: object) =>
      dealer.post('/api/visits/', { elevator_ids: lifts, planned_day: today, ...body });
    const third = await server.technician(dealer);
    const { ticket_id } = await aTicket(server.db, dealer.id, elsewhere);
    expect(
      (
        await send({
          elevator_ids: [lifts[0], elsewhere],
          technician_ids: [ravi.id, priya.id, third.id],
        })
      ).json(),
    ).toEqual({
      elevator_ids: [visitMessages.oneBuilding],
      technician_ids: [visitMessages.tooManyTechnicians],
    });
    await dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id: ravi.id });
    expect((await send({ technician_ids: [ravi.id], ticket_ids: [ticket_id] })).json()).toEqual({
      technician_ids: [visitMessages.inactiveTechnician],
      ticket_ids: [visitMessages.noTicket],
    });
  });

  test.each(['2026-02-30T08:00:00Z', 'yesterday', '2026-03-02 08:00'])(
    'a time that is none: %s',
    async (requested_at) => {
      const answer = await world.dealer.post('/api/visits/', {
        elevator_ids: world.lifts,
        planned_day: world.today,
        requested_at,
      });
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['requested_at']]);
    },
  );

  test.each<[string, object, string]>([
    [
      'a signature of nothing',
      { signature: { width: 9, height: 9, strokes: [] } },
      visitMessages.signatureEmpty,
    ],
    ['a signature without strokes', { signature: { width: 9, height: 9 } }, 'signature.strokes'],
    [
      'a signature whose stroke is none',
      { signature: { width: 9, height: 9, strokes: [null] } },
      'signature.strokes',
    ],
    ['a signature that is no drawing', { signature: 'x' }, 'signature'],
    ['a place that is nowhere', { place: { latitude: 91, longitude: 0, accuracy: 1 } }, 'place.latitude'],
    ['a place without its accuracy', { place: { latitude: 9, longitude: 0 } }, 'place.accuracy'],
  ])('%s is refused (R1441, R1442)', async (_, body, said) => {
    const answer = await world.state(await world.add(), 'OnTheWay', body, world.ravi);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(said)]);
  });

  test('Done and No access of one lift are refused, in either order, and the visit stays as it is (R1203)', async () => {
    const begun = (await world.state(await world.add(), 'AtWork')).json<Visit>();
    const [elevator_id] = world.lifts;
    const outcomes = ['Done', 'NoAccess'].map((outcome) => ({ elevator_id, outcome }));
    for (const lifts of [outcomes, outcomes.toReversed()]) {
      const answer = await world.state(begun, 'Done', { lifts });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { 'lifts.1.elevator_id': [visitStepMessages.liftTwice] },
      ]);
    }
    expect(await world.read(begun)).toMatchObject({ state: 'AtWork', version: begun.version });
  });

  test('the second technician does not take back that the first is on the way; the first and the dealer do (R1204)', async () => {
    const { ravi, priya, dealer } = world;
    for (const by of [ravi, dealer]) {
      const visit = await world.add({ technician_ids: [ravi.id, priya.id] });
      const begun = (await world.state(visit, 'OnTheWay', {}, ravi)).json<Visit>();
      const refused = await world.state(begun, 'Planned', {}, priya);
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { state: [visitStepMessages.othersStep('Asha Rao')] },
      ]);
      expect((await world.state(begun, 'Planned', {}, by)).statusCode).toBe(200);
    }
  });

  test('a visit under way stays with its technician; one that is over keeps its day', async () => {
    const begun = (await world.state(await world.add(), 'OnTheWay')).json<Visit>();
    const answer = await world.change(begun, { technician_ids: [], planned_day: world.inDays(1) });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { technician_ids: [visitMessages.begun], planned_day: [visitMessages.begun] },
    ]);
    const done = (await world.state(begun, 'Done')).json<Visit>();
    expect((await world.change(done, { planned_day: world.inDays(1) })).json()).toEqual({
      planned_day: [visitMessages.over],
    });
  });
});

test('401: without a token', async () => {
  expect((await server.inject({ url: '/api/visits/' })).statusCode).toBe(401);
});

test('403: technicians and customers do not plan', async () => {
  const visit = await world.add();
  for (const by of [world.ravi, world.customer]) {
    expect((await world.change(visit, { note: 'x' }, by)).statusCode).toBe(403);
    expect((await by.post('/api/visits/', {})).statusCode).toBe(403);
    expect((await by.get('/api/visits/board/?from=2026-03-01&to=2026-03-02')).statusCode).toBe(403);
  }
  expect((await world.customer.get(`/api/visits/${visit.visit_id}/history/`)).statusCode).toBe(403);
});

test('404: another dealer’s visit or lift, a deleted lift, another technician’s visit', async () => {
  const visit = await world.add();
  for (const by of [other, world.priya])
    expect((await by.get(`/api/visits/${visit.visit_id}/`)).statusCode).toBe(404);
  expect((await world.change(visit, { note: 'x' }, other)).statusCode).toBe(404);
  const body = { elevator_ids: world.lifts, planned_day: world.today };
  expect((await other.post('/api/visits/', body)).statusCode).toBe(404);
  const gone = await world.lift({ deleted_at: '2026-03-02' });
  expect((await world.dealer.post('/api/visits/', { ...body, elevator_ids: [gone] })).statusCode).toBe(404);
});

describe('409', () => {
  test('two dispatchers move one visit: the second is told who was first, with the visit as it is (R1205)', async () => {
    const visit = await world.add();
    const answers = await Promise.all(
      [1, 2].map((days) => world.change(visit, { planned_day: world.inDays(days) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toEqual({
      detail: visitMessages.changed('Lift Dealer'),
      current: await world.read(visit),
    });
  });

  test('one that the planner changed says so', async () => {
    const visit = await world.promised(world.inDays(5));
    await server.db.query('update visits set version = 2 where visit_id = $1', [visit.visit_id]);
    expect((await world.change(visit, { note: 'x' })).json()).toMatchObject({
      detail: visitMessages.changedByPlanner,
    });
  });
});
