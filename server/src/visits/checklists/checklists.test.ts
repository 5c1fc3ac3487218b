import type { Checklist } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import type { LiftChecks } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { anItem, GAP, REMARKS, TICKET, checklistCalls } from '../../testing/checklistCalls';
import { readPdf } from '../../testing/readPdf';
import { aPhoto, sendFile } from '../../testing/sendFile';
import { testServer, type TestServer } from '../../testing/testServer';
import { visitWorld, type VisitWorld } from '../../testing/visitWorld';

let server: TestServer;
let world: VisitWorld;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await visitWorld(server);
});
afterAll(() => server.close());
const { put, prepare, checksOf, answer } = checklistCalls(() => world);

describe('200', () => {
  test('the default grows from month to quarter to year, in the order of the work; repairs have none (R1252)', async () => {
    const lists = (await world.dealer.get('/api/visits/checklists/')).json<Checklist[]>();
    expect(lists.map(({ visit_kind, is_own, version }) => [visit_kind, is_own, version])).toEqual(
      ['Monthly', 'Quarterly', 'Yearly', 'Other'].map((kind) => [kind, false, 0]),
    );
    const [month, quarter, year, other] = lists.map(({ items }) => items.map(({ text }) => text));
    expect(other).toEqual([]);
    expect(new Set(quarter)).toEqual(new Set([...(quarter ?? []), ...(month ?? [])]));
    expect(new Set(year)).toEqual(new Set([...(year ?? []), ...(quarter ?? [])]));
    expect(month?.length).toBeLessThan(quarter?.length ?? 0);
    expect(quarter?.length).toBeLessThan(year?.length ?? 0);
    const places = lists[2]?.items.map(({ place }) => place) ?? [];
    expect([...new Set(places)]).toEqual(['Pit', 'Car', 'CarTop', 'Landings', 'MachineRoom', 'Run']);
    expect(places).toEqual([...new Set(places)].flatMap((place) => places.filter((one) => one === place)));
  });

  test('a checklist is stored, found by its own dealer alone, and deleted for the default (R1252)', async () => {
    const stored = await prepare([anItem(), GAP]);
    expect(stored).toMatchObject({ is_own: true, version: 1, items: [{ text: 'Pit is dry' }, { upper: 6 }] });
    const other = await server.dealer();
    expect((await other.get('/api/visits/checklists/')).json<Checklist[]>()[3]).toMatchObject({
      is_own: false,
    });
    const deleted = await world.dealer.delete('/api/visits/checklists/Other/');
    expect(deleted.json()).toEqual({ visit_kind: 'Other', is_own: false, version: 2, items: [] });
  });

  test('a visit that has not begun shows what it would have; what began keeps its items (R1253)', async () => {
    await prepare();
    const visit = await world.add();
    expect(await checksOf(visit)).toMatchObject([
      { is_frozen: false, version: 0, checklist_version: 1, items: [{ item: 1 }, { item: 2 }, { item: 3 }] },
      { elevator_id: world.lifts[1], is_frozen: false },
    ]);
    await world.state(visit, 'AtWork');
    await put('Other', 1, [anItem({ text: 'Another item' })]);
    const [first] = await checksOf(visit, world.ravi);
    expect(first).toMatchObject({
      is_frozen: true,
      is_own: true,
      visit_kind: 'Other',
      checklist_version: null,
    });
    expect(first?.items.map(({ text, upper }) => [text, upper])).toEqual([
      ['Pit is dry', null],
      ['Door gap', 6],
      ['Remarks', null],
    ]);
  });

  test('the kind of a visit follows from its period (R1251)', async () => {
    const [monthly, quarterly, yearly] = [
      await world.promised(world.today, { period: 1 }),
      await world.promised(world.inDays(40), { period: 3 }),
      await world.promised(world.inDays(80), { period: 12 }),
    ];
    const kindOf = async (visit: Visit) => (await checksOf(visit))[0]?.visit_kind;
    await server.db.query('update contracts set visits_a_year = 12 where contract_id = $1', [
      world.contract.contract_id,
    ]);
    expect(await Promise.all([monthly, quarterly, yearly].map(kindOf))).toEqual([
      'Monthly',
      'Quarterly',
      'Yearly',
    ]);
  });

  test('answers are stored one by one; a value outside of its limits is not ok, in any digits (R1254)', async () => {
    await prepare();
    const visit = await world.add();
    const first = (await answer(visit, [{ item: 1, result: 'Ok' }], { by: world.ravi })).json<LiftChecks>();
    expect(first).toMatchObject({ is_frozen: true, version: 1, items: [{ result: 'Ok' }, {}, {}] });
    expect(first.items[0]?.answered_by).toMatchObject({ username: world.ravi.username });
    const second = (
      await answer(visit, [
        { item: 2, value: '७.5' },
        { item: 3, words: 'New seal' },
      ])
    ).json<LiftChecks>();
    expect(second).toMatchObject({
      version: 2,
      items: [{ result: 'Ok' }, { result: 'NotOk', value: 7.5 }, { result: 'Ok', words: 'New seal' }],
    });
    const again = await answer(visit, [{ item: 2, value: 7.5 }], { version: 2 });
    expect(again.json()).toMatchObject({ version: 2 });
    const back = await answer(visit, [{ item: 2, value: null }], { version: 2 });
    expect(back.json<LiftChecks>().items[1]).toMatchObject({ result: null, value: null });
  });

  test('two people answer different items at once (R1254)', async () => {
    await prepare();
    const visit = await world.add();
    await answer(visit, [{ item: 1, result: 'Ok' }], { by: world.ravi });
    const other = await answer(visit, [{ item: 2, value: 4 }], { version: 0 });
    expect(other.json()).toMatchObject({ items: [{ result: 'Ok' }, { result: 'Ok', value: 4 }, {}] });
  });

  test('answers and photos of a list that was put in another order meanwhile go to the items of their texts (R1253)', async () => {
    await prepare([anItem({ text: 'Rope' }), anItem({ text: 'Brake holds' })]);
    const visit = await world.add();
    await put('Other', 1, [anItem({ text: 'Brake holds' }), anItem({ text: 'Rope' })]);
    await world.state(visit, 'AtWork', {}, world.ravi);
    const sent = { by: world.ravi, checklist_version: 1 };
    await answer(visit, [{ item: 1, result: 'NotOk', text: 'Rope' }], sent);
    const [elevator_id = 0] = world.lifts;
    const owner = { owner: 'visit', owner_id: visit.visit_id } as const;
    const seen = { elevator_id, item: 1, item_text: 'Rope' };
    expect((await sendFile(world.ravi, owner, await aPhoto(), seen)).json()).toMatchObject({ item: 2 });
    await answer(visit, [{ item: 2, result: 'Ok', text: 'Brake holds' }], { ...sent, version: 1 });
    expect((await checksOf(visit))[0]?.items).toMatchObject([
      { text: 'Brake holds', result: 'Ok', photos: 0 },
      { text: 'Rope', result: 'NotOk', photos: 1 },
    ]);
  });

  test('Done makes a report with all items, also those that were not answered; undone, answers stay (R1258)', async () => {
    await prepare([anItem(), anItem({ text: 'Lamp', required: false }), GAP, REMARKS]);
    const visit = await world.add({ elevator_ids: world.lifts.slice(0, 1) });
    await answer(visit, [
      { item: 1, result: 'NotOk' },
      { item: 3, value: 4 },
    ]);
    const [elevator_id] = world.lifts;
    const ticket = await world.dealer.post('/api/tickets/create/', {
      ...{ elevator_id, ...TICKET, target_date: world.today },
      visit_check: { visit_id: visit.visit_id, elevator_id, item: 1 },
    });
    expect(ticket.statusCode).toBe(201);
    const { ticket_key } = ticket.json<{ ticket_key: string }>();
    expect((await checksOf(visit))[0]?.items[0]).toMatchObject({ ticket_key });
    const done = (await world.state(visit, 'Done')).json<Visit>();
    const report = done.lifts[0]?.report_id;
    const pdf = await readPdf((await world.dealer.get(`/api/cust-reports/${report}/read/`)).rawPayload);
    for (const line of [
      `Pit is dry Not OK, ${ticket_key}`,
      'Lamp Not answered',
      'Door gap 4 mm, limits 2 to 6',
      'Remarks Not answered',
      'Engineer',
    ])
      expect(pdf.pages.join(' ')).toContain(line);
    const undone = await world.state(done, 'Planned', { reason: 'Wrong lift' });
    expect(undone.statusCode).toBe(200);
    expect((await checksOf(visit))[0]?.items[2]).toMatchObject({ value: 4, result: 'Ok' });
  });

  test('the dealer may say that all items were ok on paper; a lift without access needs no answer (R1256)', async () => {
    await prepare();
    const [first = 0, second = 0] = world.lifts;
    const visit = await world.add();
    const lifts = [
      { elevator_id: first, outcome: 'Done', all_ok: true },
      { elevator_id: second, outcome: 'NoAccess' },
    ];
    expect((await world.state(visit, 'Done', { lifts })).statusCode).toBe(200);
    const [paper, closed] = await checksOf(visit);
    expect(paper?.items).toMatchObject([
      { result: 'Ok', on_paper: true },
      { result: 'Ok', value: null, on_paper: true },
      { result: null },
    ]);
    expect(closed?.items.map(({ result }) => result)).toEqual([null, null, null]);
  });

  test('a picture belongs to an item; technicians see those of their own visits alone (R1254)', async () => {
    await prepare([anItem({ photo_required: true })]);
    const visit = await world.add({ elevator_ids: world.lifts.slice(0, 1) });
    await answer(visit, [{ item: 1, result: 'Ok' }]);
    const [elevator_id = 0] = world.lifts;
    const owner = { owner: 'visit', owner_id: visit.visit_id } as const;
    const refused = await world.state(visit, 'Done');
    expect(refused.json()).toEqual({ [`checks.${elevator_id}`]: [visitMessages.photoMissing('Pit is dry')] });
    const sent = await sendFile(world.ravi, owner, await aPhoto(), { elevator_id, item: 1 });
    expect(sent.json()).toMatchObject({ ...owner, elevator_id, item: 1 });
    expect((await checksOf(visit))[0]?.items[0]).toMatchObject({ photos: 1 });
    const listed = `/api/files/?owner=visit&owner_id=${visit.visit_id}`;
    expect((await world.ravi.get(listed)).statusCode).toBe(200);
    for (const other of [world.priya, world.customer, await server.dealer()])
      expect((await other.get(listed)).statusCode).toBe(404);
    expect((await sendFile(world.ravi, owner, await aPhoto(), { elevator_id, item: 2 })).statusCode).toBe(
      400,
    );
    expect((await world.state(visit, 'Done')).statusCode).toBe(200);
  });
});
