import { addTicketComment } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { changeVisitState } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { putFile } from '@smart-elevator/shared-api/contract/files/endpoints';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { aTicketDetails } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import {
  atWork,
  closed,
  comment,
  done,
  fakeServer,
  newPhone,
  onTheWay,
  openPage,
  photo,
} from '../testing/outboxPage';

const network = fakeNetwork();
beforeEach(() => newPhone(network));

/** Runs what was stored and sends until it rests, also what was refused for a moment. */
const settle = (page: { drain: (how: { now: boolean }) => Promise<void> }) => page.drain({ now: true });

test('what is stored is sent in its order, each with its key, its device and its number (R1411, R1412)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  const ids = [
    await page.enqueue(onTheWay(12)),
    await page.enqueue(photo(12)),
    await page.enqueue(done(12)),
    await page.enqueue(comment(7, 'Oil is low')),
  ];
  await settle(page);
  expect(server.what().filter((what) => !what.startsWith('ticket'))).toEqual([
    'visit 12 OnTheWay',
    'file of visit 12',
    'visit 12 Done',
  ]);
  const sent = server.applied.toSorted((a, b) => a.sequence - b.sequence);
  expect(sent.map(({ key, sequence }) => [key, sequence])).toEqual(ids.map((id, at) => [id, at + 1]));
  expect(new Set(sent.map(({ device }) => device)).size).toBe(1);
  expect(await page.items.listItems()).toEqual([]);
});

test('each change of a visit is based on the one before it, not on what the screen had read (R1412)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  for (const change of [onTheWay(12, 5), atWork(12, 5), done(12, 5)]) {
    server.versions.set(12, server.versions.get(12) ?? 5);
    await page.enqueue(change);
  }
  await settle(page);
  const versions = network.calls(changeVisitState).map(({ body }) => Object(body).version);
  expect(versions).toEqual([5, 6, 7]);
});

test.each([500, 502, 503, 408, 429])(
  'case 1: after %s the item stays, the order too, and a later try sends it (R1413)',
  async (status) => {
    const server = fakeServer(network);
    const page = await openPage();
    network.fail(changeVisitState, status, { detail: 'Later.' });
    await page.enqueue(onTheWay(12));
    await page.enqueue(atWork(12));
    await settle(page);
    const [first, second] = await page.items.listItems();
    expect(first).toMatchObject({ state: 'waiting', last: { status } });
    expect(first?.next_at).toBeGreaterThan(Date.now());
    expect(second).toMatchObject({ attempts: 0 });
    network.answer(changeVisitState, server.state);
    await settle(page);
    expect(server.what()).toEqual(['visit 12 OnTheWay', 'visit 12 AtWork']);
  },
);

test('case 1: without an answer, or with that of another network, nothing is taken for sent (R1413)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  network.offline(changeVisitState);
  await page.enqueue(onTheWay(12));
  await settle(page);
  network.answer(changeVisitState, () => new FakeResponse(200, { welcome: 'Please accept our terms' }));
  await settle(page);
  network.answer(changeVisitState, () => aVisit({ visit_id: 99 }));
  await settle(page);
  expect(await page.items.listItems()).toHaveLength(1);
  network.answer(changeVisitState, server.state);
  await settle(page);
  expect(server.what()).toEqual(['visit 12 OnTheWay']);
});

test('case 2: what is saved while the outbox is sent goes after the rest of its visit (R1412)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  let late: Promise<string> | undefined;
  network.answer(changeVisitState, async (call) => {
    late ??= page.enqueue(done(12));
    await late;
    return server.state(call);
  });
  await page.enqueue(onTheWay(12));
  await page.enqueue(atWork(12));
  await settle(page);
  await settle(page);
  expect(server.what()).toEqual(['visit 12 OnTheWay', 'visit 12 AtWork', 'visit 12 Done']);
});

test('case 3: a month later it is still there, and is sent (R1413)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  network.offline(changeVisitState);
  await page.enqueue(onTheWay(12));
  await settle(page);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 86_400_000);
  network.answer(changeVisitState, server.state);
  await page.drain();
  expect(server.what()).toEqual(['visit 12 OnTheWay']);
});

test('a ticket says when it was closed, not when that was sent (R307)', async () => {
  const page = await openPage();
  network.offline(updateTicket);
  await page.enqueue(closed(7));
  await settle(page);
  const [item] = await page.items.listItems();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 86_400_000);
  network.answer(updateTicket, aTicketDetails({ ticket_id: 7 }));
  await page.drain();
  expect(network.calls(updateTicket).at(-1)?.body).toMatchObject({ device_at: item?.created_at });
});

test('a photo that does not say when it was taken was taken when it was stored, not when that was sent', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  const taken_at = '2026-03-14T19:00:00.000Z';
  network.offline(putFile);
  await page.enqueue(photo(12));
  await page.enqueue({ ...photo(13), fields: { ...photo(13).fields, taken_at } });
  await settle(page);
  const [item] = await page.items.listItems();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 86_400_000);
  network.answer(putFile, server.stores);
  await page.drain();
  const sent = network.calls(putFile).slice(-2);
  expect(sent.map(({ query }) => query['taken_at']).toSorted()).toEqual([taken_at, item?.created_at]);
});

test('a clock that was a year ahead does not make an item wait for a year (R1413)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  network.offline(changeVisitState);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 365 * 86_400_000);
  await page.enqueue(onTheWay(12));
  await settle(page);
  clock.mockReturnValue(now);
  network.answer(changeVisitState, server.state);
  await page.drain();
  expect(server.what()).toEqual(['visit 12 OnTheWay']);
});

test('case 4 and 5: a page that is closed before the answer leaves one effect, under the same key (R1412)', async () => {
  const server = fakeServer(network);
  const first = await openPage();
  let reached = () => {};
  const sent = new Promise<void>((resolve) => (reached = resolve));
  network.answer(changeVisitState, (call) => {
    server.state(call);
    reached();
    return new Promise(() => {});
  });
  await first.enqueue(onTheWay(12));
  await sent;
  network.answer(changeVisitState, server.state);
  // The lease of the closed page ends; where the browser has locks, at once.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 181_000);
  const second = await openPage();
  await settle(second);
  expect(server.what()).toEqual(['visit 12 OnTheWay']);
  expect(network.calls(changeVisitState)).toHaveLength(2);
  expect(await second.items.listItems()).toEqual([]);
});

test('case 6: an answer that was lost makes no second comment (R1412)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  network.answer(addTicketComment, (call) => {
    server.says(call);
    return new FakeResponse(502);
  });
  await page.enqueue(comment(7, 'Oil is low'));
  await settle(page);
  network.answer(addTicketComment, server.says);
  await settle(page);
  expect(server.what()).toEqual(['ticket 7 Oil is low']);
  expect(await page.items.listItems()).toEqual([]);
});

test('case 14: a visit is done only when its photos have arrived (R1412)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  network.offline(putFile);
  await page.enqueue(photo(12, 'first'));
  await page.enqueue(photo(12, 'second'));
  await page.enqueue(done(12));
  await settle(page);
  expect(server.what()).toEqual([]);
  network.answer(putFile, server.stores);
  await settle(page);
  expect(server.what()).toEqual(['file of visit 12', 'file of visit 12', 'visit 12 Done']);
});

test('case 17: ten visits without a network are sent, also when the person signs in again half-way (R1412)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  network.offline(changeVisitState);
  const visits = Array.from({ length: 10 }, (_, at) => at + 1);
  for (const visit of visits) for (const change of [onTheWay(visit), done(visit)]) await page.enqueue(change);
  await settle(page);
  network.answer(changeVisitState, (call) => {
    const answer = server.state(call);
    if (server.applied.length === 7) page.signOut();
    return answer;
  });
  await settle(page);
  expect(server.applied.length).toBeLessThan(20);
  page.signIn(4);
  await settle(page);
  expect(server.applied).toHaveLength(20);
  for (const visit of visits)
    expect(server.what().filter((what) => what.startsWith(`visit ${visit} `))).toEqual([
      `visit ${visit} OnTheWay`,
      `visit ${visit} Done`,
    ]);
  expect(await page.items.listItems()).toEqual([]);
});
