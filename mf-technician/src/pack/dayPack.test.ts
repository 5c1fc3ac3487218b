import 'fake-indexeddb/auto';
import { FRESH_MS } from '@smart-elevator/shared-api/client/prefetch';
import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { call } from '@smart-elevator/shared-api/client/call';
import { prefetchCall } from '@smart-elevator/shared-api/client/useCall';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { readElevator, userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { elevatorTimeline } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import { readPerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { employeeTicketList, readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { ticketComments } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { readVisitChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { readVisit, visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { matchesVisit } from '@smart-elevator/shared-api/contract/visits/visitFilter';
import {
  anElevator,
  aPerson,
  aTicketDetails,
  aTicketRow,
  signedIn,
} from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { cleanPack, packAnswers, unpack } from './dayPack';
import { readAhead } from './readAhead';

const network = fakeNetwork();
afterEach(() => cleanPack());

const keyOf = (visit_id: number) => ['visits', readVisit.name, { params: { visit_id } }];

/** A phone whose user has read today and tomorrow; the page is gone. */
async function readByUser(user_id: number) {
  signedIn({ user_id });
  const today = localDay();
  network.answerList(
    visitList,
    [
      aVisit({
        planned_day: today,
        tickets: [{ ticket_id: 7, ticket_key: 'ELV-7', summary: 'Door noise', status: 'Open' }],
      }),
      aVisit({ planned_day: addDays(today, 1) }, 2),
      aVisit({ planned_day: addDays(today, -1), state: 'AtWork' }, 3),
      aVisit({ planned_day: addDays(today, -1), state: 'Done' }, 4),
    ],
    { matches: (row, query) => matchesVisit(row, query) },
  );
  network.answer(readVisit, ({ params }) => aVisit({}, Number(params['visit_id'])));
  network.answer(readVisitChecks, { lifts: [] });
  network.answer(customFieldsByType, []);
  network.answerList(employeeTicketList, [aTicketRow({}, 8), aTicketRow({ status: 'Closed' }, 9)]);
  network.answer(readTicket, ({ params }) => aTicketDetails({}, Number(params['ticket_id'])));
  network.answerList(ticketComments, []);
  network.answer(readElevator, ({ params }) => anElevator({}, Number(params['elevator_id'])));
  network.answerList(elevatorTimeline, []);
  network.answerList(userElevators, [anElevator()]);
  network.answer(readPerson, { data: aPerson() });
  network.answer(listFiles, { files: [], zip_url: '/zip' });
  const stop = packAnswers(user_id);
  await readAhead(user_id);
  stop();
  queryClient.clear();
}

test('case 21: today, tomorrow and what has begun before with their checklists are there at a start without a network (R1419)', async () => {
  await readByUser(4);
  network.offline(readVisit);
  await unpack(4);
  for (const visit_id of [1, 2, 3])
    expect(queryClient.getQueryData(keyOf(visit_id))).toMatchObject({ visit_id });
  expect(queryClient.getQueryData(keyOf(4))).toBeUndefined();
  expect(queryClient.getQueryData(['visits', readVisitChecks.name, { params: { visit_id: 2 } }])).toEqual({
    lifts: [],
  });
  await expect(call(readVisit, { params: { visit_id: 1 } })).rejects.toThrow('offline');
});

test('what the first screen had read before the phone began to keep answers is there, too (R1419)', async () => {
  queryClient.setQueryData(keyOf(7), aVisit({}, 7));
  const stop = packAnswers(4);
  stop();
  queryClient.clear();
  await unpack(4);
  expect(queryClient.getQueryData(keyOf(7))).toMatchObject({ visit_id: 7 });
});

test('the tickets of these visits and the open ones, the lifts and the own profile are there, too (R1419)', async () => {
  await readByUser(4);
  await unpack(4);
  const kept = queryClient.getQueryCache().getAll();
  const read = (name: string) =>
    kept.filter(({ queryKey }) => queryKey[1] === name).map(({ queryKey }) => JSON.stringify(queryKey[2]));
  expect(read(readTicket.name)).toEqual(['{"params":{"ticket_id":7}}', '{"params":{"ticket_id":8}}']);
  expect(read(ticketComments.name)).toHaveLength(2);
  expect(read(readElevator.name).toSorted()).toEqual(
    [1, 2, 3].map((elevator_id) => JSON.stringify({ params: { elevator_id } })),
  );
  for (const { name } of [elevatorTimeline, userElevators, readPerson, employeeTicketList])
    expect(read(name).length).toBeGreaterThan(0);
});

test('it shows how old it is, so that news are asked for, and never replaces what is newer (R1419)', async () => {
  await readByUser(4);
  queryClient.setQueryData(keyOf(1), aVisit({ state: 'Done' }));
  await unpack(4);
  expect(queryClient.getQueryData(keyOf(1))).toMatchObject({ state: 'Done' });
  expect(queryClient.getQueryState(keyOf(2))?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
});

test('what was read while the clock was ahead is asked for again once the clock is right (R1419)', async () => {
  queryClient.setQueryData(keyOf(7), aVisit({}, 7), { updatedAt: Date.now() + 86_400_000 });
  packAnswers(4)();
  queryClient.clear();
  await unpack(4);
  const kept = queryClient.getQueryCache().find({ queryKey: keyOf(7) });
  expect(kept?.isStaleByTime(FRESH_MS)).toBe(true);
});

test('what the server has refused is not shown again, also if its answer comes first (R1419)', async () => {
  await readByUser(4);
  network.fail(readVisit, 404, { detail: 'Not found.' });
  const read = () => prefetchCall(readVisit, { params: { visit_id: 1 } }).catch(() => undefined);
  await read();
  await unpack(4);
  expect(queryClient.getQueryData(keyOf(1))).toBeUndefined();
  queryClient.clear();
  const stop = packAnswers(4);
  await read();
  stop();
  queryClient.clear();
  await unpack(4);
  expect(queryClient.getQueryData(keyOf(1))).toBeUndefined();
  expect(queryClient.getQueryData(keyOf(2))).toMatchObject({ visit_id: 2 });
});

test('what one user has read is not there for another one, and goes when they sign in (R1419)', async () => {
  await readByUser(4);
  await unpack(5);
  expect(queryClient.getQueryData(keyOf(1))).toBeUndefined();
  await cleanPack(5);
  await unpack(4);
  expect(queryClient.getQueryData(keyOf(1))).toBeUndefined();
});

test('answers that are read after the sign-out do not reach the cache (R1419)', async () => {
  await readByUser(4);
  const over = new AbortController();
  const unpacked = unpack(4, over.signal);
  over.abort();
  await unpacked;
  expect(queryClient.getQueryData(keyOf(1))).toBeUndefined();
});

test('after a week it is no longer shown (R1419)', async () => {
  await readByUser(4);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 86_400_000);
  await unpack(4);
  expect(queryClient.getQueryData(keyOf(1))).toBeUndefined();
});
