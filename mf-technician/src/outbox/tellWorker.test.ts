import { changeVisitState } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { atWork, fakeServer, newPhone, onTheWay, openPage } from '../testing/outboxPage';

const network = fakeNetwork();
/** What the worker was told, in order. */
let told: unknown[];
beforeEach(async () => {
  await newPhone(network);
  told = [];
  const controller = { postMessage: (message: unknown) => void told.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the worker is told how much is sent by itself, and when all is (R1421)', async () => {
  const server = fakeServer(network);
  network.offline(changeVisitState);
  const page = await openPage();
  const stop = page.tellWorker();
  await page.enqueue(onTheWay(12));
  await page.enqueue(onTheWay(13));
  await page.drain({ now: true });
  expect(told.at(-1)).toEqual({ unsent: 2 });
  network.answer(changeVisitState, server.state);
  await page.drain({ now: true });
  expect(told.at(-1)).toEqual({ unsent: 0 });
  stop();
});

test('what waits for a person holds no release: refused, behind a refused one, or of somebody else (R1417, R1421)', async () => {
  network.answer(
    changeVisitState,
    ({ params }) => new FakeResponse(params['visit_id'] === '12' ? 404 : 503, { detail: 'No.' }),
  );
  const page = await openPage(4);
  const stop = page.tellWorker();
  await page.enqueue(onTheWay(12));
  await page.enqueue(atWork(12));
  await page.enqueue(onTheWay(13));
  await page.drain({ now: true });
  expect(await page.items.listItems()).toMatchObject([{ state: 'parked' }, {}, {}]);
  expect(told.at(-1)).toEqual({ unsent: 1 });
  page.signOut();
  page.signIn(5);
  network.offline(changeVisitState);
  await page.enqueue(onTheWay(14));
  await page.drain({ now: true });
  expect(await page.items.listItems()).toHaveLength(4);
  expect(told.at(-1)).toEqual({ unsent: 1 });
  stop();
});
