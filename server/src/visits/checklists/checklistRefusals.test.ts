import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { anItem, GAP, TICKET, checklistCalls } from '../../testing/checklistCalls';
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

describe('400', () => {
  test('Done is refused with what is missing, by lift, and completes nothing (R1255)', async () => {
    await prepare();
    const [first = 0, second = 0] = world.lifts;
    const visit = await world.add();
    await answer(visit, [{ item: 1, result: 'Ok' }]);
    const refused = await world.state(visit, 'Done', {}, world.ravi);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({
      [`checks.${first}`]: [visitMessages.notAnswered('Door gap')],
      [`checks.${second}`]: ['Pit is dry', 'Door gap'].map((text) => visitMessages.notAnswered(text)),
    });
    expect(await world.read(visit)).toMatchObject({ state: 'Planned', lifts: [{ outcome: null }, {}] });
    const paper = { lifts: [{ elevator_id: first, outcome: 'Done', all_ok: true }] };
    const { [`checks.${first}`]: sentences } = (await world.state(visit, 'Done', paper)).json<
      Record<string, string[]>
    >();
    expect(sentences).toEqual([visitMessages.alreadyAnswered, visitMessages.notAnswered('Door gap')]);
  });

  test.each([
    ['reversed limits', { lower: 6, upper: 2 }, 'items.0.upper', visitMessages.limitsReversed],
    ['limits of a tick', { answer: 'check' }, 'items.0.answer', visitMessages.onlyValues],
    ['a text of 201 letters', { text: 'x'.repeat(201) }, 'items.0.text', expect.any(String)],
    ['a place that does not exist', { place: 'Roof' }, 'items.0.place', expect.any(String)],
  ])('%s of a checklist', async (_, values, name, sentence) => {
    const answered = await put('Monthly', 0, [{ ...GAP, ...values }]);
    expect(answered.statusCode).toBe(400);
    expect(JSON.stringify(answered.json())).toContain(name.split('.').at(-1));
    expect(answered.json<Record<string, string[]>>()[name] ?? [sentence]).toEqual([sentence]);
  });

  test('more than 200 items, an item that the list has not, an answer after the visit', async () => {
    expect(
      (
        await put(
          'Monthly',
          0,
          Array.from({ length: 201 }, () => anItem()),
        )
      ).statusCode,
    ).toBe(400);
    await prepare();
    const visit = await world.add();
    expect((await answer(visit, [{ item: 9, result: 'Ok' }])).json()).toEqual({
      'answers.0.item': [visitMessages.noSuchItem],
    });
    await world.state(visit, 'Cancelled', { reason: 'Twice' });
    expect((await answer(visit, [{ item: 1, result: 'Ok' }])).statusCode).toBe(400);
  });

  test('a ticket of an item that the dealer has not', async () => {
    await prepare();
    const visit = await world.add();
    const [elevator_id] = world.lifts;
    const made = await world.dealer.post('/api/tickets/create/', {
      ...{ elevator_id, ...TICKET, target_date: world.today },
      visit_check: { visit_id: visit.visit_id, elevator_id, item: 1 },
    });
    expect(made.statusCode).toBe(400);
  });
});

describe('403 and 404', () => {
  test('technicians answer their own visits and change no checklist; customers see none', async () => {
    await prepare();
    const visit = await world.add();
    const address = `/api/visits/${visit.visit_id}/checks/`;
    expect((await world.priya.get(address)).statusCode).toBe(404);
    expect((await (await server.dealer()).get(address)).statusCode).toBe(404);
    expect((await world.customer.get(address)).statusCode).toBe(403);
    expect((await answer(visit, [], { by: world.priya })).statusCode).toBe(404);
    expect((await answer(visit, [], { elevator_id: await world.lift() })).statusCode).toBe(404);
    expect((await put('Other', 1, [], world.ravi)).statusCode).toBe(403);
    const lifts = [{ elevator_id: world.lifts[0], outcome: 'Done', all_ok: true }];
    expect((await world.state(visit, 'Done', { lifts }, world.ravi)).statusCode).toBe(403);
  });
});

describe('409', () => {
  test('who answers the same item second is told who was first (R1254)', async () => {
    await prepare();
    const visit = await world.add();
    await answer(visit, [{ item: 1, result: 'NotOk' }], { by: world.ravi });
    const second = await answer(visit, [{ item: 1, result: 'Ok' }]);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ current: { version: 1, items: [{ result: 'NotOk' }, {}, {}] } });
    expect((await answer(visit, [{ item: 1, result: 'NotOk' }])).statusCode).toBe(200);
    expect((await answer(visit, [{ item: 1, result: 'Ok' }], { version: 1 })).statusCode).toBe(200);
  });

  test('a checklist that was changed meanwhile is not overwritten, nor answered as another one', async () => {
    await prepare();
    expect((await put('Other', 0, [])).json()).toMatchObject({
      detail: visitMessages.checklistChanged,
      current: { version: 1 },
    });
    const visit = await world.add();
    const sent = { version: 0, checklist_version: 0, answers: [{ item: 1, result: 'Ok' }] };
    const url = `/api/visits/${visit.visit_id}/checks/${world.lifts[0]}/`;
    const answered = await world.dealer.inject({ method: 'PUT', url, payload: sent });
    expect(answered.statusCode).toBe(409);
  });

  test('answers and photos of a list that was changed before the visit began are refused, not stored at another item (R1253)', async () => {
    await prepare([anItem({ text: 'Rope' }), anItem({ text: 'Brake holds' })]);
    const visit = await world.add();
    const [seen] = await checksOf(visit);
    await put('Other', 1, [anItem({ text: 'Brake holds' }), anItem({ text: 'Rope' })]);
    await world.state(visit, 'AtWork', {}, world.ravi);
    const sent = { by: world.ravi, checklist_version: seen?.checklist_version };
    const refused = await answer(visit, [{ item: 1, result: 'NotOk' }], sent);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      detail: visitMessages.checklistChanged,
      current: {
        items: [
          { text: 'Brake holds', result: null },
          { text: 'Rope', result: null },
        ],
      },
    });
    // Of what the list does not have, nothing is guessed.
    const gone = await answer(visit, [{ item: 1, result: 'Ok', text: 'Buffer' }], { by: world.ravi });
    expect(gone.json()).toMatchObject({ detail: visitMessages.checklistChanged });
    const owner = { owner: 'visit', owner_id: visit.visit_id } as const;
    const photo = await sendFile(world.ravi, owner, await aPhoto(), {
      ...{ elevator_id: world.lifts[0], item: 1, item_text: 'Buffer' },
    });
    expect([photo.statusCode, photo.json()]).toEqual([409, { detail: visitMessages.checklistChanged }]);
  });

  test('an answer is not stored as none where its item has become a value, nor where two items have its text', async () => {
    await prepare([anItem({ text: 'Rope' }), anItem({ text: 'Clean' })]);
    const visit = await world.add();
    const twice = ['Pit', 'Car'].map((place) => anItem({ place, text: 'Clean' }));
    await put('Other', 1, [...twice, { ...GAP, text: 'Rope' }]);
    await world.state(visit, 'AtWork', {}, world.ravi);
    const sent = { by: world.ravi, checklist_version: 1 };
    for (const given of [
      { item: 1, result: 'Ok', text: 'Rope' },
      { item: 2, result: 'Ok', text: 'Clean' },
    ])
      expect((await answer(visit, [given], sent)).statusCode).toBe(409);
  });
});
