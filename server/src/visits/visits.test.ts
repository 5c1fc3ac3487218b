import type { Visit, VisitHistoryEntry, VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import type { SignedIn } from '../testing/signedInCalls';
import { aTicket } from '../testing/testRows';
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

const idsOf = async (by: SignedIn, query = '') =>
  (await by.get(`/api/visits/?${query}`))
    .json<{ results: VisitRow[] }>()
    .results.map(({ visit_id }) => visit_id);
const pushes = () =>
  server.db.query<{ content: string }>(
    'select content from push_outbox where dealer_id = $1 order by created_at',
    [world.dealer.id],
  );

describe('200 and 201', () => {
  test('a visit without a contract has lifts, technicians, tickets and a window (R1206)', async () => {
    const { lifts, ravi, priya, dealer, inDays, customer } = world;
    const { ticket_id, ticket_key } = await aTicket(server.db, dealer.id, lifts[0] ?? 0);
    const visit = await world.add({
      planned_day: inDays(3),
      from_time: '09:00',
      to_time: '11:30',
      technician_ids: [priya.id, ravi.id, priya.id],
      ticket_ids: [ticket_id],
      note: 'Bring the long ladder.',
      requested_at: '2026-03-02T08:00:00Z',
    });
    expect(visit).toMatchObject({
      ...{ version: 1, state: 'Planned', contract_id: null, period: null, building_name: 'Palm Court' },
      ...{ planned_day: inDays(3), from_time: '09:00', to_time: '11:30', estimate_minutes: 60 },
      technicians: [{ user_id: priya.id }, { user_id: ravi.id }],
      lifts: lifts.map((elevator_id) => ({ elevator_id, outcome: null })),
      tickets: [{ ticket_id, ticket_key, status: 'Open' }],
      customer_id: customer.id,
      requested_at: '2026-03-02T08:00:00.000Z',
    });
    expect((await dealer.get(`/api/visits/${visit.visit_id}/`)).json()).toEqual(visit);
  });

  test('technicians read their own visits, customers those of their lifts, without the note (R1202)', async () => {
    const { ravi, priya, customer, dealer, inDays } = world;
    const first = await world.add({ note: 'Pays late' });
    const second = await world.add({ technician_ids: [priya.id], planned_day: inDays(1) });
    expect(await idsOf(dealer)).toEqual([first.visit_id, second.visit_id]);
    expect(await idsOf(ravi)).toEqual([first.visit_id]);
    expect(await idsOf(customer)).toEqual([first.visit_id, second.visit_id]);
    expect(await idsOf(await server.customer(dealer))).toEqual([]);
    const read = (by: SignedIn) => by.get(`/api/visits/${first.visit_id}/`);
    expect((await read(customer)).json()).toMatchObject({ note: '' });
    expect((await read(ravi)).json()).toMatchObject({ note: 'Pays late' });
  });

  test('a customer sees no lift and no name of another customer in the same building', async () => {
    const neighbour = await server.customer(world.dealer);
    const theirs = await world.lift({ customer_id: neighbour.id });
    const { visit_id } = await world.add({ elevator_ids: [...world.lifts, theirs] });
    expect((await neighbour.get(`/api/visits/${visit_id}/`)).json()).toMatchObject({
      lifts: [{ elevator_id: theirs }],
      customer_id: null,
      customer_name: null,
    });
  });

  test.each([
    ['state=OnHold', ['hold']],
    ['unassigned=true', ['free']],
    ['search=palm', ['hold', 'free', 'late']],
    ['search=nothing', []],
    ['ordering=-planned_day', ['late', 'free', 'hold']],
    ['ordering=state', ['free', 'late', 'hold']],
    ['ordering=promised_day', ['hold', 'free', 'late']],
    ['building=Palm Court', ['hold', 'free', 'late']],
  ])('the list with %s', async (query, expected) => {
    const hold = await world.add();
    await world.state(hold, 'OnHold', { reason: 'No key' });
    const free = await world.add({ technician_ids: [], planned_day: world.inDays(1) });
    const late = await world.add({ planned_day: world.inDays(2) });
    const names = new Map([
      [hold.visit_id, 'hold'],
      [free.visit_id, 'free'],
      [late.visit_id, 'late'],
    ]);
    expect((await idsOf(world.dealer, query)).map((id) => names.get(id))).toEqual(expected);
  });

  test('the list by technician, lift, customer, contract and days', async () => {
    const { dealer, ravi, priya, lifts, customer, contract, inDays } = world;
    const promised = await world.promised(inDays(10));
    const own = await world.add({ technician_ids: [priya.id], elevator_ids: [lifts[0]] });
    const both = [own.visit_id, promised.visit_id];
    expect(await idsOf(dealer, `technician=${ravi.id}`)).toEqual([promised.visit_id]);
    expect(await idsOf(dealer, `elevator=${lifts[0]}`)).toEqual(both);
    expect(await idsOf(dealer, `elevator=${lifts[1]}`)).toEqual([promised.visit_id]);
    expect(await idsOf(dealer, `customer=${customer.id}`)).toEqual(both);
    expect(await idsOf(dealer, `contract=${contract.contract_id}`)).toEqual([promised.visit_id]);
    expect(await idsOf(dealer, `planned_from=${inDays(1)}&planned_to=${inDays(10)}`)).toEqual([
      promised.visit_id,
    ]);
  });

  test('a change is in the history with both values; the technicians are told by push and mail (R1205)', async () => {
    const { ravi, priya, inDays, dealer } = world;
    const visit = await world.add();
    const answer = await world.change(visit, { planned_day: inDays(2), technician_ids: [priya.id] });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { version: 2, planned_day: inDays(2), technicians: [{ user_id: priya.id }], moved_by: dealer.username },
    ]);
    const history = await ravi.get(`/api/visits/${visit.visit_id}/history/`);
    expect(history.statusCode).toBe(404);
    const { results } = (await priya.get(`/api/visits/${visit.visit_id}/history/`)).json<{
      results: VisitHistoryEntry[];
    }>();
    expect(results).toMatchObject([
      { what: 'technicians', who: dealer.username },
      { what: 'day', before: visit.planned_day, after: inDays(2) },
      { what: 'created', after: visit.planned_day },
    ]);
    expect((await pushes()).map(({ content }) => content.replace(/ on \S+/, ''))).toEqual([
      'The visit to Palm Court is assigned to you.',
      expect.stringMatching(/assigned to you|no longer yours/),
      expect.stringMatching(/assigned to you|no longer yours/),
    ]);
    const mails = await server.db.query<{ recipient: string }>(
      'select recipient from outbox where dealer_id = $1 order by 1',
      [dealer.id],
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([ravi.email, ravi.email, priya.email].toSorted());
  });

  test('a late visit is moved and, at once, back to its day; to no other day that is past (R1231)', async () => {
    const { inDays } = world;
    let visit = await world.promised(inDays(-1));
    const moved = async (planned_day: string) => {
      const answer = await world.change(visit, { planned_day });
      visit = await world.read(visit);
      return answer.statusCode;
    };
    expect([await moved(inDays(3)), await moved(inDays(-2)), await moved(inDays(-1))]).toEqual([
      200, 400, 200,
    ]);
    expect([await moved(inDays(3)), await moved(inDays(4)), await moved(inDays(-1))]).toEqual([
      200, 200, 400,
    ]);
  });

  test('technicians are replaced in their places; a visit is not counted as one of nobody in between (R1204)', async () => {
    const { ravi, priya, dealer } = world;
    const asha = await server.technician(dealer);
    const [a, b, c] = [ravi.id, priya.id, asha.id];
    const tallies = () =>
      server.db.query('select kind, unassigned, visits from visit_tallies where dealer_id = $1', [dealer.id]);
    let visit = await world.add({ technician_ids: [a] });
    await server.db.query('select fold_visit_tallies($1)', [dealer.id]);
    const before = await tallies();
    for (const technician_ids of [[b], [b, a], [a, b], [c, a], [a], [a, c], [c, b], [], [b, c]]) {
      const answer = await world.change(visit, { technician_ids });
      visit = answer.json<Visit>();
      expect([answer.statusCode, visit.technicians.map(({ user_id }) => user_id)]).toEqual([
        200,
        technician_ids,
      ]);
      if (technician_ids.length === 1 && technician_ids[0] === b) expect(await tallies()).toEqual(before);
    }
    const [counted] = await server.db.query(
      `select v.unassigned, array(select t.planned_day::text from visit_technicians t
         where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id) as days
       from visits v where v.dealer_id = $1 and v.visit_id = $2`,
      [dealer.id, visit.visit_id],
    );
    expect(counted).toEqual({ unassigned: false, days: [visit.planned_day, visit.planned_day] });
  });

  test('a change that changes nothing leaves the version, and tells nobody', async () => {
    const visit = await world.add({ technician_ids: [] });
    expect((await world.change(visit, { planned_day: visit.planned_day })).json()).toEqual(visit);
    expect(await pushes()).toEqual([]);
  });

  test('a visit that is over changes its note only; one under way all but day and technicians', async () => {
    const visit = await world.add();
    const begun = (await world.state(visit, 'AtWork')).json<Visit>();
    const longer = (await world.change(begun, { estimate_minutes: 200 })).json<Visit>();
    expect(longer.estimate_minutes).toBe(200);
    const done = (await world.state(longer, 'Done')).json<Visit>();
    expect((await world.change(done, { note: 'Clean the pit next time.' })).statusCode).toBe(200);
  });

  test('sent again under its key, a visit is stored once (R945)', async () => {
    const send = () =>
      world.dealer.inject({
        method: 'POST',
        url: '/api/visits/',
        headers: { 'idempotency-key': 'once' },
        payload: { elevator_ids: world.lifts, planned_day: world.today },
      });
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await idsOf(world.dealer)).toHaveLength(1);
  });

  test('sent again under its key, a change and a move are made once, and are no conflict with themselves (R945)', async () => {
    const { visit_id, version } = await world.add();
    const move = { visit_id, version: version + 1, planned_day: world.inDays(2), technician_ids: [] };
    for (const [method, url, payload] of [
      ['PATCH', `/api/visits/${visit_id}/`, { version, note: 'Ring twice' }],
      ['POST', '/api/visits/spread/', { moves: [move] }],
    ] as const) {
      const headers = { 'idempotency-key': url };
      const [first, again] = [
        await world.dealer.inject({ method, url, headers, payload }),
        await world.dealer.inject({ method, url, headers, payload }),
      ];
      expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()]);
    }
  });

  test('pages by cursor neither repeat nor skip a visit', async () => {
    for (let day = 0; day < 5; day++) await world.add({ planned_day: world.inDays(day % 2) });
    const all = await idsOf(world.dealer);
    const read: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { results: VisitRow[]; next: string | null } = (
        await world.dealer.get(`/api/visits/?page_size=2&cursor=${cursor}`)
      ).json();
      read.push(...page.results.map(({ visit_id }) => visit_id));
      cursor = page.next;
    }
    expect(read).toEqual(all);
  });
});
