import { updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  addTicketComment,
  ticketComments,
} from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import {
  answerChecks,
  readVisitChecks,
} from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { readVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { aTicketDetails } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { commentsOf } from '../pack/screenReads';
import {
  anOpenTicket,
  closed,
  comment,
  fakeServer,
  newPhone,
  onTheWay,
  openPage,
  photo,
} from '../testing/outboxPage';

const network = fakeNetwork();
beforeEach(() => newPhone(network));

test('what the server answered is shown at once, also if it cannot be fetched again (R1416)', async () => {
  fakeServer(network);
  const page = await openPage();
  const key = ['visits', 'visitList', 'today'];
  page.cache.setQueryData(key, { page: { results: [aVisit({ visit_id: 12 }), aVisit({ visit_id: 13 })] } });
  await page.enqueue(onTheWay(12));
  await page.drain({ now: true });
  expect(page.cache.getQueryData(key)).toMatchObject({
    page: {
      results: [
        { state: 'OnTheWay', version: 2 },
        { state: 'Planned', version: 1 },
      ],
    },
  });
});

test('a ticket that was sent has its new status on the page of its visit, too (R1416)', async () => {
  network.answer(updateTicket, aTicketDetails({ ticket_id: 7, status: 'Closed' }));
  const page = await openPage();
  const key = ['visits', readVisit.name, { params: { visit_id: 12 } }];
  page.cache.setQueryData(key, aVisit({ visit_id: 12, tickets: [7, 8].map(anOpenTicket) }));
  await page.enqueue(closed(7));
  await page.drain({ now: true });
  expect(page.cache.getQueryData(key)).toMatchObject({
    state: 'Planned',
    tickets: [{ status: 'Closed' }, { status: 'Open' }],
  });
});

test('the answers of a checklist are those of its visit, not of another visit to the same lift (R1416)', async () => {
  fakeServer(network);
  const page = await openPage();
  const keyOf = (visit_id: number) => ['visits', readVisitChecks.name, { params: { visit_id } }];
  const lift = { elevator_id: 5, elevator_name: 'AA1001', visit_kind: 'Monthly' as const, is_own: true };
  const checks = { lifts: [{ ...lift, is_frozen: false, version: 0, checklist_version: 1, items: [] }] };
  for (const visit_id of [12, 13]) page.cache.setQueryData(keyOf(visit_id), checks);
  const answered = { ...lift, is_frozen: true, version: 1, checklist_version: null, items: [] };
  network.answer(answerChecks, answered);
  await page.enqueue({
    kind: 'visitChecks',
    params: { visit_id: 12, elevator_id: 5 },
    fields: { answers: [] },
    version: 0,
  });
  await page.drain({ now: true });
  expect(page.cache.getQueryData(keyOf(12))).toEqual({ lifts: [answered] });
  expect(page.cache.getQueryData(keyOf(13))).toEqual(checks);
});

test('a photo that was sent counts at its item, also if the checklist cannot be fetched again (R1416)', async () => {
  fakeServer(network);
  const page = await openPage();
  const key = ['visits', readVisitChecks.name, { params: { visit_id: 12 } }];
  const items = [
    { item: 1, photos: 0 },
    { item: 2, photos: 0 },
  ];
  const lifts = [
    { elevator_id: 5, items },
    { elevator_id: 6, items },
  ];
  page.cache.setQueryData(key, { lifts });
  const { content, fields, kind } = photo(12);
  await page.enqueue({ kind, content, fields: { ...fields, elevator_id: 6, item: 2 } });
  await page.enqueue(photo(12));
  await page.drain({ now: true });
  expect(page.cache.getQueryData(key)).toEqual({
    lifts: [lifts[0], { elevator_id: 6, items: [items[0], { item: 2, photos: 1 }] }],
  });
  expect(page.cache.getQueryState(key)?.isInvalidated).toBe(true);
});

test('a comment that was sent is in the list, once, also if that cannot be fetched again (R1416)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  const key = ['tickets', ticketComments.name, commentsOf(7)];
  page.cache.setQueryData(key, { count: 0, total: 0, results: [] });
  let comment_id = 0;
  network.answer(addTicketComment, (call) => ({ ...server.says(call), comment_id: (comment_id += 1) }));
  for (const text of ['The belt is worn', 'A new one is ordered']) await page.enqueue(comment(7, text));
  await page.drain({ now: true });
  expect(page.cache.getQueryData(key)).toMatchObject({
    count: 2,
    results: [{ text: 'The belt is worn' }, { text: 'A new one is ordered' }],
  });
});
