import {
  changeVisit,
  changeVisitState,
  readVisit,
  visitHistory,
} from '@smart-elevator/shared-api/contract/visits/endpoints';
import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { aVisit, aVisitHistoryEntry } from '@smart-elevator/shared-api/testing/visitFactories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openVisits } from '../testing/openVisits';

const network = fakeNetwork();

const lifts = ['A1', 'A2'].map((elevator_name, at) => ({
  elevator_id: at + 1,
  elevator_name,
  outcome: null,
  reason: '',
  report_id: null,
}));
const harbor = (changes: Partial<Visit> = {}) =>
  aVisit({ visit_id: 9, building_name: 'Harbor', planned_day: '2031-01-09', lifts, ...changes });

function open(visit: Visit) {
  network.answer(readVisit, visit);
  network.answerList(visitHistory, [
    aVisitHistoryEntry({ what: 'state', before: 'Planned', after: 'OnTheWay', who: 'ravi' }, 2),
    aVisitHistoryEntry(),
  ]);
  return openVisits(network, '/visit?visitId=9');
}
const sent = () => network.calls(changeVisitState).map(({ body }) => body);

test('what was promised and what is planned are apart, with who moved it (R1201)', async () => {
  open(
    harbor({
      promised_day: '2031-01-08',
      moved_by: 'lift_dealer',
      moved_at: '2031-01-01T10:00:00.000Z',
      customer_name: 'ocean',
      customer_phone: '+91 98100 00000',
    }),
  );
  const facts = within(await screen.findByRole('region', { name: 'Facts of the visit' }));
  expect(facts.getByText('Wednesday, 01/08/2031')).toBeVisible();
  expect(facts.getByText('Thursday, 01/09/2031')).toBeVisible();
  expect(facts.getByText(/^Planned by lift_dealer/)).toBeVisible();
  expect(facts.getByRole('link', { name: /^Call ocean/ })).toHaveAttribute('href', 'tel:+919810000000');
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('State: Planned → On the way')).toBeVisible();
  expect(screen.getByRole('link', { name: 'A2' })).toHaveAttribute('href', '/elevator?elevatorId=2');
});

test('the signature is drawn, and a place that was shared is a link to a map (R1441, R1442)', async () => {
  const points = [10, 20].map((x) => ({ x, y: 30, time: x, pressure: 0.5 }));
  open(harbor({ signature: { width: 320, height: 160, strokes: [{ points }] } }));
  network.answerList(visitHistory, [
    aVisitHistoryEntry({ what: 'state', place: { latitude: 12.9716, longitude: 77.5946, accuracy: 15 } }),
  ]);
  const drawn = await screen.findByRole('img', { name: 'Signature of the customer' });
  expect(drawn.querySelector('polyline')).toHaveAttribute('points', '10,30 20,30');
  expect(await screen.findByRole('link', { name: 'Place on a map, within 15 metres' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=12.9716%2C77.5946',
  );
});

test.each([
  ['Planned', ['On the way', 'Plan', 'Arrived', 'Done', 'Hold', 'Missed', 'Cancel the visit']],
  ['OnTheWay', ['Arrived', 'Plan', 'Done', 'Plan again', 'Hold', 'Cancel the visit']],
  ['AtWork', ['Done', 'Plan', 'Hold']],
  ['Done', ['Not done after all']],
  ['Cancelled', ['Plan again']],
] as const)('a visit that is %s can be changed as the table of states says (R1202)', async (state, names) => {
  open(harbor({ state }));
  await screen.findByRole('region', { name: 'Facts of the visit' });
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.filter((name) => name !== 'Print')).toEqual(names);
});

test('a change of the state names the version that is shown', async () => {
  network.answer(changeVisitState, harbor({ state: 'OnTheWay', version: 4 }));
  const { user } = open(harbor({ version: 3 }));
  await user.click(await screen.findByRole('button', { name: 'On the way' }));
  expect(await screen.findByText('Visit to Harbor: On the way')).toBeVisible();
  expect(sent()).toEqual([{ version: 3, state: 'OnTheWay' }]);
});

test('after a change of the state the focus is beside the next actions', async () => {
  network.answer(changeVisitState, harbor({ state: 'OnTheWay', version: 4 }));
  const { user } = open(harbor({ version: 3 }));
  const button = await screen.findByRole('button', { name: 'On the way' });
  network.answer(readVisit, harbor({ state: 'OnTheWay', version: 4 }));
  await user.click(button);
  await screen.findByRole('button', { name: 'Plan again' });
  expect(screen.getByRole('group', { name: 'Actions' })).toHaveFocus();
});

test('somebody else was first: the page says who, and reads the visit again (R1205)', async () => {
  network.fail(changeVisitState, 409, {
    detail: 'Asha Rao (asha) has changed this visit meanwhile.',
    current: harbor({ state: 'AtWork', version: 4 }),
  });
  const { user } = open(harbor());
  const button = await screen.findByRole('button', { name: 'On the way' });
  network.answer(readVisit, harbor({ state: 'AtWork', version: 4 }));
  await user.click(button);
  expect(await screen.findByText(/Asha Rao \(asha\) has changed this visit meanwhile/)).toBeVisible();
  expect(await screen.findByText('At work')).toBeVisible();
});

test('Done asks for the outcome of each elevator; a skipped one needs a reason (R1203)', async () => {
  network.answer(changeVisitState, harbor({ state: 'Done' }));
  const { user } = open(harbor({ state: 'AtWork', version: 2 }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  const dialog = within(await screen.findByRole('dialog'));
  const second = within(dialog.getByRole('radiogroup', { name: 'A2' }));
  await user.click(second.getByRole('radio', { name: 'Skipped' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await dialog.findByText('Please give a reason.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText('Reason, A2'), 'No key');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        version: 2,
        state: 'Done',
        lifts: [
          { elevator_id: 1, outcome: 'Done' },
          { elevator_id: 2, outcome: 'Skipped', reason: 'No key' },
        ],
      },
    ]),
  );
});

test('a visit is held and cancelled with a reason (R1202)', async () => {
  network.answer(changeVisitState, harbor({ state: 'OnHold' }));
  const { user } = open(harbor());
  await user.click(await screen.findByRole('button', { name: 'Hold' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hold' }));
  await user.click(dialog.getByRole('button', { name: 'Hold' }));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reason/), 'Waiting for a rope');
  network.fail(changeVisitState, 400, { state: [visitMessages.notAllowed('OnHold', 'OnHold')] });
  await user.click(dialog.getByRole('button', { name: 'Hold' }));
  expect(await dialog.findByText('The visit is “On hold” and cannot become “On hold”.')).toBeVisible();
  network.answer(changeVisitState, harbor({ state: 'OnHold' }));
  await user.click(dialog.getByRole('button', { name: 'Hold' }));
  await waitFor(() =>
    expect(sent()).toEqual(Array(2).fill({ version: 1, state: 'OnHold', reason: 'Waiting for a rope' })),
  );
});

test('a state whose answer was lost is sent again as the same change, also when the page shows it already (R1205)', async () => {
  const { user } = open(harbor({ state: 'AtWork', version: 2 }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  const dialog = within(await screen.findByRole('dialog'));
  const done = harbor({ state: 'Done', version: 3 });
  network.answer(readVisit, done);
  network.offline(changeVisitState);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await dialog.findByText(/could not be reached/)).toBeVisible();
  await act(() => queryClient.invalidateQueries());
  await screen.findByRole('button', { name: 'Not done after all', hidden: true });
  network.answer(changeVisitState, done);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Visit to Harbor: Done')).toBeVisible();
  const [first, again] = network.calls(changeVisitState);
  expect(again?.body).toEqual(first?.body);
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('a plan sends what was changed; after a conflict what was typed is still there (R1205)', async () => {
  network.fail(changeVisit, 409, {
    detail: 'Asha Rao (asha) has changed this visit meanwhile.',
    current: harbor({ version: 5 }),
  });
  const { user } = open(harbor({ version: 4 }));
  await user.click(await screen.findByRole('button', { name: 'Plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  network.answer(readVisit, harbor({ version: 5 }));
  await user.type(dialog.getByLabelText('Note'), 'Ring twice');
  await user.click(dialog.getByRole('button', { name: 'Save the plan' }));
  expect(await dialog.findByText('Asha Rao (asha) has changed this visit meanwhile.')).toBeVisible();
  expect(dialog.getByLabelText('Note')).toHaveValue('Ring twice');
  await waitFor(() => expect(network.calls(readVisit).length).toBeGreaterThan(1));
  network.answer(changeVisit, harbor({ version: 6 }));
  await user.click(dialog.getByRole('button', { name: 'Save the plan' }));
  await screen.findByText('The visit to Harbor is planned for 01/09/2031.');
  expect(network.calls(changeVisit).map(({ body }) => body)).toEqual([
    { version: 4, note: 'Ring twice' },
    { version: 5, note: 'Ring twice' },
  ]);
});

test('the end of the time must be after its start', async () => {
  network.answer(changeVisit, harbor());
  const { user } = open(harbor());
  await user.click(await screen.findByRole('button', { name: 'Plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '12:00' } });
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '09:00' } });
  await user.click(dialog.getByRole('button', { name: 'Save the plan' }));
  expect(await dialog.findByText('The end must be after the start.')).toBeVisible();
  expect(network.calls(changeVisit)).toEqual([]);
});

test('until a change is shown, the other changes wait: two quick clicks are not a conflict (R1205)', async () => {
  const answer = deferred<Visit>();
  network.answer(changeVisitState, () => answer.promise);
  const { user } = open(harbor());
  await user.click(await screen.findByRole('button', { name: 'On the way' }));
  expect(screen.getByRole('button', { name: 'Arrived' })).toBeDisabled();
  const changed = harbor({ state: 'OnTheWay', version: 2 });
  network.answer(readVisit, changed);
  await act(async () => answer.resolve(changed));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Arrived' })).toBeEnabled());
  expect(network.calls(changeVisitState)).toHaveLength(1);
});

test('a sealed lift of a visit has its tag (R1361)', async () => {
  open(
    harbor({
      lifts: lifts.map((lift, at) => ({ ...lift, sealed_at: at === 0 ? '2031-01-02T10:00:00Z' : null })),
    }),
  );
  expect((await screen.findByRole('link', { name: 'A1' })).closest('li')).toHaveTextContent('A1 Sealed');
  expect(screen.getByRole('link', { name: 'A2' }).closest('li')).not.toHaveTextContent('Sealed');
});
