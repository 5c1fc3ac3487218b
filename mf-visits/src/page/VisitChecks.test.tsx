import {
  answerChecks,
  readVisitChecks,
} from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import type {
  LiftChecks,
  VisitCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import {
  changeVisitState,
  readVisit,
  visitHistory,
} from '@smart-elevator/shared-api/contract/visits/endpoints';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { screen, waitFor, within } from '@testing-library/react';
import { openVisits } from '../testing/openVisits';

const network = fakeNetwork();

const anItem = (item: number, changes: Partial<VisitCheck> = {}): VisitCheck => ({
  ...{ item, place: 'Pit', text: 'Pit is dry', answer: 'check', unit: '', lower: null, upper: null },
  ...{ required: true, photo_required: false, result: null, value: null, words: '', on_paper: false },
  ...{ answered_by: null, answered_at: null, ticket_id: null, ticket_key: null, photos: 0 },
  ...changes,
});
const GAP = anItem(2, {
  place: 'Landings',
  text: 'Door gap',
  answer: 'value',
  unit: 'mm',
  lower: 2,
  upper: 6,
});
const aLift = (items = [anItem(1), GAP], changes: Partial<LiftChecks> = {}): LiftChecks => ({
  ...{ elevator_id: 1, elevator_name: 'A1', visit_kind: 'Monthly', is_own: true, is_frozen: true },
  ...{ version: 3, checklist_version: null, items },
  ...changes,
});
const lifts = [{ elevator_id: 1, elevator_name: 'A1', outcome: null, reason: '', report_id: null }];

function open(lift: LiftChecks, state: 'AtWork' | 'Done' = 'AtWork') {
  network.answer(readVisit, aVisit({ visit_id: 9, building_name: 'Harbor', lifts, state }));
  network.answerList(visitHistory, []);
  return openVisits(network, '/visit?visitId=9', [lift]);
}
const sent = () => network.calls(answerChecks).map(({ body }) => body);

test('an answer is shown at once and sent with the version that was read (R1254)', async () => {
  network.answer(answerChecks, aLift([anItem(1, { result: 'Ok' }), GAP], { version: 4 }));
  const { user } = open(aLift());
  const item = within(await screen.findByRole('radiogroup', { name: 'Pit is dry' }));
  expect(screen.getByText('0 of 2 answered')).toBeVisible();
  await user.click(item.getByRole('radio', { name: 'OK' }));
  expect(item.getByRole('radio', { name: 'OK' })).toBeChecked();
  expect(screen.getByText('1 of 2 answered')).toBeVisible();
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        ...{ version: 3, checklist_version: null },
        answers: [{ item: 1, result: 'Ok', text: 'Pit is dry' }],
      },
    ]),
  );
});

test('a value is typed in the digits of any script, with the keyboard alone; no number is said (R1254)', async () => {
  network.answer(answerChecks, aLift([anItem(1), { ...GAP, result: 'NotOk', value: 7.5 }], { version: 4 }));
  const { user } = open(aLift());
  const input = await screen.findByRole('textbox', { name: 'Door gap' });
  await user.type(input, 'wide{Enter}');
  expect(await screen.findByText('A valid number is required.')).toBeVisible();
  await user.clear(input);
  await user.type(input, '७.5{Enter}');
  await waitFor(() => expect(sent()).toMatchObject([{ answers: [{ item: 2, value: 7.5 }] }]));
});

test('an item that is not ok leads to a ticket with its text; then its key is shown (R1257)', async () => {
  const items = [
    anItem(1, { result: 'NotOk' }),
    anItem(2, { text: 'Lamp', result: 'NotOk', ticket_id: 5, ticket_key: 'ELV-5' }),
  ];
  open(aLift(items));
  expect(await screen.findByRole('link', { name: 'Create a ticket: Pit is dry' })).toHaveAttribute(
    'href',
    '/create_ticket_for_selected_elevator/technician?elevatorName=A1&summary=Pit+is+dry&visitItem=9-1-1',
  );
  expect(screen.getByRole('link', { name: 'ELV-5' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create a ticket: Lamp' })).toBeNull();
});

test('who is second is told who was first, and the items are read again (R1254)', async () => {
  const current = aLift([anItem(1, { result: 'NotOk' }), GAP], { version: 4 });
  network.fail(answerChecks, 409, { detail: 'Asha Rao has answered this item meanwhile.', current });
  const { user } = open(aLift());
  const item = within(await screen.findByRole('radiogroup', { name: 'Pit is dry' }));
  network.answer(readVisitChecks, { lifts: [current] });
  await user.click(item.getByRole('radio', { name: 'OK' }));
  expect(await screen.findByText(/Asha Rao has answered this item meanwhile/)).toBeVisible();
  await waitFor(() => expect(item.getByRole('radio', { name: 'Not OK' })).toBeChecked());
});

test('a visit that is done shows its answers, to read', async () => {
  open(aLift([anItem(1), { ...GAP, result: 'NotOk', value: 7 }]), 'Done');
  expect(await screen.findByText('7 mm, Not OK')).toBeVisible();
  expect(screen.getByText('Not answered')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('Done says what is missing; all items may be said to be ok on paper (R1255, R1256)', async () => {
  network.answer(changeVisitState, aVisit({ visit_id: 9, state: 'Done' }));
  const { user } = open(aLift());
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('2 required items are not complete: Pit is dry, Door gap')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'All items were OK (on paper)' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(network.calls(changeVisitState)).toMatchObject([
      { body: { lifts: [{ elevator_id: 1, outcome: 'Done', all_ok: true }] } },
    ]),
  );
});

test('after a refused Done the missing items are marked, and the first has the focus (R1336)', async () => {
  network.fail(changeVisitState, 400, { 'checks.1': ['Not answered: Door gap'] });
  const { user } = open(aLift([anItem(1, { result: 'Ok' }), GAP]));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('1 required item is not complete: Door gap');
  expect(screen.queryByText(/^Missing/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Door gap' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByText(/^Missing/)).toHaveLength(1);
});

test('the pictures of an item are shown at it, and open in the whole window (R1261)', async () => {
  const aPicture = (n: number, item: number): StoredFile => ({
    ...{ owner: 'visit', owner_id: 9, elevator_id: 1, item, name: `pit ${n}.jpg`, media_type: 'image/jpeg' },
    file_id: `6f6c2b6e-0000-4000-8000-00000000000${n}`,
    ...{ bytes: 100, width: 64, height: 48, taken_at: null, added_at: '2026-03-02T08:00:00Z' },
    ...{ who: 'ravi', who_full_name: 'Ravi', scanned: false, in_reports: false, can_change: true },
    ...{ url: `/files/${n}`, thumbnail_url: `/files/${n}/small` },
  });
  network.answer(listFiles, {
    files: [aPicture(1, 1), aPicture(2, 2), aPicture(3, 1)],
    zip_url: '/files/zip',
  });
  const { user } = open(aLift([anItem(1, { result: 'NotOk', photos: 2 }), GAP]), 'Done');
  expect(await screen.findByText('2 photos')).toBeVisible();
  const shown = within(await screen.findByRole('list', { name: 'Photos: Pit is dry' }));
  expect(shown.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Show pit 1.jpg',
    'Show pit 3.jpg',
  ]);
  await user.click(shown.getByRole('button', { name: 'Show pit 3.jpg' }));
  expect(await screen.findByRole('heading', { name: 'pit 3.jpg' })).toBeVisible();
  expect(screen.getByText('2 of 2')).toBeVisible();
});
