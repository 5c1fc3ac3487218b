import { refreshToken } from '@smart-elevator/shared-api/contract/account/endpoints';
import { putFile } from '@smart-elevator/shared-api/contract/files/endpoints';
import { updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { answerChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { changeVisitState } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aLiftWith } from '../testing/checkFactories';
import { comment, done, fakeServer, newPhone, onTheWay, openPage, photo } from '../testing/outboxPage';

const network = fakeNetwork();
beforeEach(() => newPhone(network));

/** Runs what was stored and sends until it rests, also what was refused for a moment. */
const settle = (page: { drain: (how: { now: boolean }) => Promise<void> }) => page.drain({ now: true });

test('case 9: a session that has expired pauses everything and loses nothing; a sign-in goes on (R1413)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  for (const endpoint of [changeVisitState, refreshToken])
    network.fail(endpoint, 401, { detail: 'Expired.' });
  await page.enqueue(onTheWay(12));
  await page.enqueue(onTheWay(13));
  await settle(page);
  expect(await page.items.listItems()).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
  expect(server.what()).toEqual([]);
  network.answer(changeVisitState, server.state);
  page.signIn(4);
  await settle(page);
  expect(server.what().toSorted()).toEqual(['visit 12 OnTheWay', 'visit 13 OnTheWay']);
});

test('case 10: what one technician has stored is not sent under the name of another (R1414)', async () => {
  const server = fakeServer(network);
  const page = await openPage(4);
  network.offline(changeVisitState);
  await page.enqueue(onTheWay(12));
  page.signOut();
  page.signIn(5);
  network.answer(changeVisitState, server.state);
  await settle(page);
  expect(server.what()).toEqual([]);
  page.signOut();
  page.signIn(4);
  await settle(page);
  expect(server.what()).toEqual(['visit 12 OnTheWay']);
});

test.each([413, 415, 507])(
  'case 13: a photo that is refused with %s stays on the phone (R1413)',
  async (status) => {
    const server = fakeServer(network);
    const page = await openPage();
    network.fail(putFile, status, { detail: 'The storage of your dealer is full.' });
    const id = await page.enqueue(photo(12));
    await page.enqueue(done(12));
    await page.enqueue(onTheWay(13));
    await settle(page);
    expect(await page.items.listItems()).toMatchObject([
      { id, state: 'parked', bytes: 20, last: { status, detail: 'The storage of your dealer is full.' } },
      { kind: 'visitState', state: 'waiting', attempts: 0 },
    ]);
    expect((await page.items.contentOf(id))?.bytes.byteLength).toBe(20);
    expect(server.what()).toEqual(['visit 13 OnTheWay']);
  },
);

test('case 20: where nothing is sent, other tabs are told nothing, so that two do not keep each other busy (R1412)', async () => {
  let told = 0;
  class CountedChannel {
    addEventListener() {}
    close() {}
    postMessage() {
      told += 1;
    }
  }
  Object.assign(globalThis, { BroadcastChannel: CountedChannel });
  const page = await openPage();
  const stop = page.state.followTabs(() => undefined);
  network.fail(changeVisitState, 404, { detail: 'Not found.' });
  await page.enqueue(onTheWay(12));
  await settle(page);
  const before = told;
  expect(before).toBeGreaterThan(0);
  await settle(page);
  await page.drain();
  expect(told).toBe(before);
  stop();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

describe('a Done that was refused for a missing answer (R1413)', () => {
  const answer = {
    kind: 'visitChecks' as const,
    params: { visit_id: 12, elevator_id: 5 },
    fields: { answers: [{ item: 2, result: 'Ok' as const }] },
    version: 0,
  };
  const aReply = { ...aLiftWith([]), elevator_id: 5 };

  /** A server that wants the answer, and a phone whose Done was refused without it. */
  async function refusedDone() {
    const server = fakeServer(network);
    let isAnswered = false;
    network.answer(answerChecks, () => {
      isAnswered = true;
      return aReply;
    });
    network.answer(changeVisitState, (call) =>
      isAnswered ? server.state(call) : new FakeResponse(400, { 'checks.5': ['Not answered: Pit dry'] }),
    );
    const page = await openPage();
    const id = await page.enqueue({ ...done(12), fields: { state: 'Done', parts_used: 'One belt' } });
    await settle(page);
    expect(await page.items.listItems()).toMatchObject([{ id, state: 'parked' }]);
    return { server, page, id };
  }

  test('holds back neither the answer nor a photo, and a new Done replaces it', async () => {
    const { server, page, id } = await refusedDone();
    await page.enqueue(answer);
    await page.enqueue(photo(12));
    await settle(page);
    expect(await page.items.listItems()).toMatchObject([{ id, state: 'parked' }]);
    await page.enqueue(done(12));
    await settle(page);
    expect(server.what()).toEqual(['file of visit 12', 'visit 12 Done']);
    expect(await page.items.listItems()).toEqual([]);
    expect(await page.items.listDiscarded()).toMatchObject([{ id, sequence: 1 }]);
  });

  test('a new Done also replaces one that waits behind a refused answer', async () => {
    const server = fakeServer(network);
    const page = await openPage();
    network.fail(answerChecks, 409, { detail: 'Asha has answered this item meanwhile.' });
    const refused = await page.enqueue(answer);
    await page.enqueue(done(12));
    await settle(page);
    await page.enqueue(done(12));
    await page.discard(refused, 'Asha is right');
    await settle(page);
    expect(server.what()).toEqual(['visit 12 Done']);
    expect(await page.items.listItems()).toEqual([]);
  });

  test('is sent again after what was answered since', async () => {
    const { server, page, id } = await refusedDone();
    network.offline(answerChecks);
    await page.enqueue(answer);
    await settle(page);
    network.answer(answerChecks, () => {
      network.answer(changeVisitState, server.state);
      return aReply;
    });
    await page.retry(id);
    expect(server.what()).toEqual(['visit 12 Done']);
    expect(await page.items.listItems()).toEqual([]);
  });
});

test('a closing that was refused holds back no comment and no photo of its ticket (R1413)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  network.fail(updateTicket, 404, { detail: 'Not found.' });
  const id = await page.enqueue({
    kind: 'ticketChange',
    params: { ticket_id: 7 },
    fields: { status: 'Closed', resolution: 'CompletedToSpec' },
    version: 1,
  });
  await settle(page);
  await page.enqueue(comment(7, 'Oil is low'));
  const { fields, ...picture } = photo(7);
  await page.enqueue({ ...picture, fields: { ...fields, owner: 'ticket' } });
  await settle(page);
  expect(server.what()).toEqual(['ticket 7 Oil is low', 'file of visit 7']);
  expect(await page.items.listItems()).toMatchObject([{ id, state: 'parked' }]);
});
