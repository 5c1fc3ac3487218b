import { changeVisitState, readVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { putFile } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { aToken } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { openDB } from 'idb';
import { atWork, done, fakeServer, newPhone, onTheWay, openPage, photo } from '../testing/outboxPage';

const network = fakeNetwork();
beforeEach(() => newPhone(network));

const NAME = 'mf-technician.outbox';
const settle = (page: { drain: (how: { now: boolean }) => Promise<void> }) => page.drain({ now: true });

/** A phone with a visit, a photo and a comment that were not sent. */
async function fullOutbox() {
  const page = await openPage();
  network.offline(changeVisitState);
  network.offline(putFile);
  await page.enqueue(onTheWay(12));
  await page.enqueue(photo(12));
  await page.enqueue(done(12));
  await settle(page);
  return page;
}

test('case 7: a newer form of the database, or an older app after it, keeps a full outbox (R1417)', async () => {
  const first = await fullOutbox();
  await first.database.closeOutbox();
  // The app after next has a store and a field more.
  const newer = await openDB(NAME, 7, {
    upgrade(database) {
      database.createObjectStore('routes', { keyPath: 'id' });
    },
  });
  for (const item of await newer.getAll('items')) await newer.put('items', { ...item, urgency: 'high' });
  await newer.put('items', {
    ...(await newer.getAll('items'))[0],
    id: 'a',
    kind: 'routeOfTheDay',
    sequence: 9,
    subject: 'route:1',
  });
  newer.close();
  const server = fakeServer(network);
  const second = await openPage();
  await settle(second);
  expect(server.what()).toEqual(['visit 12 OnTheWay', 'file of visit 12', 'visit 12 Done']);
  expect(await second.items.listItems()).toMatchObject([
    { kind: 'routeOfTheDay', urgency: 'high', state: 'parked', last: { failure: 'unsupported' } },
  ]);
});

test('case 7: a database that lacks a store gets it and keeps the rest (R1417)', async () => {
  const older = await openDB(NAME, 3, {
    upgrade(database) {
      for (const name of ['items', 'contents']) database.createObjectStore(name, { keyPath: 'id' });
      database.createObjectStore('about', { keyPath: 'key' });
    },
  });
  await older.put('about', { key: 'device', device_id: 'a-device', sequences: { 4: 41 } });
  older.close();
  const page = await openPage();
  network.offline(changeVisitState);
  await page.enqueue(onTheWay(12));
  expect(await page.items.listItems()).toMatchObject([{ device_id: 'a-device', sequence: 42 }]);
});

test('case 8: after the answer to the first of three changes the screen still shows the third (R1416)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  const { visitWithUnsent } = await import('./withUnsent');
  const key = ['visits', readVisit.name, {}];
  page.cache.setQueryData(key, aVisit({ visit_id: 12 }));
  const shown = async () =>
    visitWithUnsent(page.cache.getQueryData(key) as Visit, await page.items.listItems()).state;
  network.offline(changeVisitState);
  for (const change of [onTheWay(12), atWork(12), done(12)]) await page.enqueue(change);
  await settle(page);
  expect(await shown()).toBe('Done');
  let answers = 0;
  network.answer(changeVisitState, (call) =>
    (answers += 1) === 1 ? server.state(call) : new Promise(() => {}),
  );
  void settle(page);
  const untilOneIsSent = async (): Promise<void> =>
    (await page.items.listItems()).length === 2 ? undefined : untilOneIsSent();
  await untilOneIsSent();
  expect(await shown()).toBe('Done');
  // Killed, and opened again without a network.
  network.offline(changeVisitState);
  const again = await openPage();
  const rest = await again.items.listItems();
  expect(visitWithUnsent(aVisit({ visit_id: 12, state: 'OnTheWay' }), rest).state).toBe('Done');
});

test('a refused change does not count, nor does what waits behind it (R1416)', async () => {
  const page = await openPage();
  const { visitWithUnsent } = await import('./withUnsent');
  network.fail(changeVisitState, 400, { state: ['This visit is over.'] });
  for (const change of [onTheWay(12), atWork(12), done(12), onTheWay(13)]) await page.enqueue(change);
  await page.drain({ now: true });
  const items = await page.items.listItems();
  expect(items).toMatchObject([{ state: 'parked' }, {}, {}, { state: 'parked' }]);
  expect(visitWithUnsent(aVisit({ visit_id: 12, state: 'Cancelled' }), items).state).toBe('Cancelled');
});

test('case 12: a photo and its item are stored together or not at all, under one id (R1411)', async () => {
  const page = await openPage();
  network.offline(putFile);
  const id = await page.enqueue(photo(12));
  await settle(page);
  expect(await page.items.contentOf(id)).toMatchObject({ id, type: 'image/jpeg' });
  const real = IDBObjectStore.prototype.add;
  jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (this.name === 'contents') throw new DOMException('No room.', 'QuotaExceededError');
    return real.call(this, value, key);
  });
  await expect(page.enqueue(photo(12))).rejects.toThrow('This phone has no room left. Nothing was saved.');
  expect(await page.items.listItems()).toHaveLength(1);
});

test('a phone without room sends what it holds, in its order and based on each other, and has room again (R1411, R1412)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  network.offline(changeVisitState);
  for (const change of [onTheWay(12), atWork(12), done(12)]) await page.enqueue(change);
  await settle(page);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await settle(page);
  // That a try cannot be noted is no work that was not saved.
  expect(page.state.outboxState()).toMatchObject({ fault: null, items: { length: 3 } });
  network.answer(changeVisitState, server.state);
  await settle(page);
  expect(server.what()).toEqual(['visit 12 OnTheWay', 'visit 12 AtWork', 'visit 12 Done']);
  const versions = network.calls(changeVisitState).map(({ body }) => Object(body).version);
  expect(versions.slice(-3)).toEqual([1, 2, 3]);
  expect(await page.items.listItems()).toEqual([]);
});

test('a storage that never answers is a failure that is said (R1411)', async () => {
  const page = await openPage();
  await page.items.listItems();
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Closed.', 'InvalidStateError');
  });
  await expect(page.enqueue(onTheWay(12))).rejects.toThrow('This browser stores nothing');
  jest.restoreAllMocks();
  jest.useFakeTimers();
  const waiting = expect(page.storage.inTime(new Promise(() => {}))).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(10_000);
  await waiting;
  jest.useRealTimers();
});

test('case 15: a refused item is listed, sent again, or deleted with a reason that stays (R1415)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  const current = aVisit({ visit_id: 12, version: 9, note: 'Bring the key' });
  network.fail(changeVisitState, 409, { detail: 'Asha has changed this visit meanwhile.', current });
  const id = await page.enqueue(onTheWay(12));
  await settle(page);
  expect(await page.items.listItems()).toMatchObject([
    { state: 'parked', last: { status: 409, body: { current: { version: 9, note: 'Bring the key' } } } },
  ]);
  network.answer(changeVisitState, server.state);
  await page.retry(id, 9);
  expect(network.calls(changeVisitState).at(-1)?.body).toMatchObject({ version: 9 });
  expect(server.what()).toEqual(['visit 12 OnTheWay']);
  network.fail(changeVisitState, 404, { detail: 'Not found.' });
  const other = await page.enqueue(onTheWay(13));
  await settle(page);
  await page.discard(other, 'It was the wrong building');
  expect(await page.items.listItems()).toEqual([]);
  expect(await page.items.listDiscarded()).toMatchObject([
    { id: other, subject: 'visit:13', reason: 'It was the wrong building', sequence: 2 },
  ]);
});

test('case 18: three days after a Friday without a network every photo arrives as it was taken (R1412)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  network.offline(putFile);
  const taken = Array.from({ length: 12 }, (_, at) => `photo ${at} ${'x'.repeat(at * 1000)}`);
  for (const [at, bytes] of taken.entries()) await page.enqueue(photo(at % 3, bytes));
  await settle(page);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 86_400_000);
  network.answer(putFile, server.stores);
  const monday = await openPage();
  await settle(monday);
  const files = network.calls(putFile).slice(-taken.length);
  const arrived = await Promise.all(
    files.map(async ({ file }) => new TextDecoder().decode(await file?.arrayBuffer())),
  );
  expect(arrived.toSorted()).toEqual(taken.toSorted());
  expect(await monday.items.listItems()).toEqual([]);
});

test('case 20: two tabs that store at once give different numbers, and one of them sends (R1412)', async () => {
  const server = fakeServer(network);
  const [first, second] = [await openPage(), await openPage()];
  await Promise.all(
    [first, second].flatMap((page) => [1, 2, 3].map((visit) => page.enqueue(onTheWay(visit)))),
  );
  await Promise.all([settle(first), settle(second)]);
  await settle(first);
  expect(server.applied.map(({ sequence }) => sequence).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(server.applied.map(({ device }) => device)).size).toBe(1);
  expect(network.calls(changeVisitState)).toHaveLength(6);
});

test('the export has every unsent item with its photo, and what was deleted (R1415)', async () => {
  const page = await fullOutbox();
  const { unsentFile } = await import('./exportUnsent');
  const exported = JSON.parse((await unsentFile(4)).join(''));
  expect(exported.items.map(({ kind }: { kind: string }) => kind)).toEqual([
    'visitState',
    'file',
    'visitState',
  ]);
  const [, { content }] = exported.items;
  expect([content.type, atob(content.base64)]).toEqual(['image/jpeg', 'the bytes of a photo']);
  await page.discard(exported.items[2].id, 'Not done');
  expect(JSON.parse((await unsentFile(4)).join(''))).toMatchObject({
    items: [{}, {}],
    discarded: [{ reason: 'Not done' }],
  });
  expect(JSON.parse((await unsentFile(5)).join('')).items).toEqual([]);
});

test.each([
  ['ahead', 365],
  ['behind', -365],
])('with a clock that is a year %s an item has the time of the server (R1411)', async (_, days) => {
  const page = await openPage();
  const now = Math.floor(Date.now() / 1000);
  jest.spyOn(Date, 'now').mockReturnValue((now + days * 86_400) * 1000);
  page.session.renewTokens(aToken(900, 'access', now), 'refresh-2');
  network.offline(changeVisitState);
  await page.enqueue(onTheWay(12));
  await settle(page);
  const [item] = await page.items.listItems();
  expect(item?.created_at).toBe(new Date(now * 1000).toISOString());
});
