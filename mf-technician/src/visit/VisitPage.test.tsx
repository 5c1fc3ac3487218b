import {
  answerChecks,
  readVisitChecks,
} from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { changeVisitState, readVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { drain } from '../outbox/drain';
import { enqueue } from '../outbox/outbox';
import { closeOutbox } from '../outbox/outboxDatabase';
import { listItems } from '../outbox/outboxItems';
import { visitPath } from '../paths';
import { aLiftWith, anItem } from '../testing/checkFactories';
import { anOpenTicket, closed, newPhone } from '../testing/outboxPage';
import { openScreen, untilSent } from '../testing/openScreen';

// A page of jest has no canvas: what is drawn is proved by the journey.
jest.mock('signature_pad', () => ({
  __esModule: true,
  default: class {
    addEventListener = () => undefined;
    off = () => undefined;
    clear = () => undefined;
  },
}));

const network = fakeNetwork();
// Each test has its own visit: what the test before still sends is of another one.
let visit_id = 9;
beforeEach(async () => {
  visit_id += 1;
  await drain();
  await closeOutbox();
  await newPhone(network);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  signedIn({ user_id: 4, user_type: 'TechnicianUser', dealer_id: 3 });
});

const GAP = anItem(2, { text: 'Door gap', answer: 'value', unit: 'mm', lower: 2, upper: 6 });

const aLift = (items = [anItem(1), GAP]) => aLiftWith(items);

function openVisit(changes: Parameters<typeof aVisit>[0] = {}, lift = aLift()) {
  network.answer(readVisit, aVisit({ visit_id, state: 'AtWork', building_name: 'Harbor', ...changes }));
  network.answer(readVisitChecks, { lifts: [lift] });
  return openScreen(visitPath(visit_id));
}

test('an answer is shown at once and sent by the outbox, a value with its limits (R1398)', async () => {
  network.answer(answerChecks, aLift([anItem(1, { result: 'Ok' }), GAP]));
  const { user } = openVisit();
  const item = within(await screen.findByRole('radiogroup', { name: 'Pit is dry' }));
  await user.click(item.getByRole('radio', { name: 'OK' }));
  expect(await screen.findByText('1 of 2 answered')).toBeVisible();
  expect(screen.getByText('mm, 2 to 6 · Required')).toBeVisible();
  await waitFor(() =>
    expect(network.calls(answerChecks)).toMatchObject([
      { body: { version: 3, answers: [{ item: 1, result: 'Ok', text: 'Pit is dry' }] } },
    ]),
  );
  await untilSent();
});

test('Done with items that are missing marks them, and the first has the focus (R1398)', async () => {
  network.answer(changeVisitState, aVisit({ visit_id, state: 'Done' }));
  const { user } = openVisit({}, aLift([anItem(1, { result: 'Ok' }), GAP]));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/^1 item is missing/)).toBeVisible();
  expect(screen.getAllByText(/^Missing/)).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Door gap' })).toHaveFocus());
  expect(network.calls(changeVisitState)).toEqual([]);
});

test('a lift without access needs no checklist; one that was skipped needs a reason (R1203)', async () => {
  network.answer(changeVisitState, aVisit({ visit_id, state: 'Done', building_name: 'Harbor' }));
  const { user } = openVisit();
  const outcome = within(await screen.findByRole('group', { name: 'Outcome at AA1001' }));
  await user.click(outcome.getByRole('radio', { name: 'Skipped' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Please say why the lift was skipped.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Why AA1001 was skipped' })).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: 'Why AA1001 was skipped' }), 'Painted today');
  await user.type(screen.getByRole('textbox', { name: 'Parts used' }), 'One belt');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('This visit is done.')).toBeVisible();
  await waitFor(() =>
    expect(network.calls(changeVisitState)).toMatchObject([
      {
        body: {
          state: 'Done',
          parts_used: 'One belt',
          lifts: [{ elevator_id: 1, outcome: 'Skipped', reason: 'Painted today' }],
        },
      },
    ]),
  );
  await untilSent();
});

test('case 19: what was typed, and where the camera was opened, is there after the page is loaded again (R1430)', async () => {
  network.answer(changeVisitState, aVisit({ visit_id, state: 'Done' }));
  const done = aLift([anItem(1, { result: 'NotOk' }), anItem(2, { text: 'Rope', result: 'NotOk' })]);
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { user, unmount } = openVisit({}, done);
  await user.type(await screen.findByRole('textbox', { name: 'Parts used' }), 'One belt');
  await user.click(screen.getByRole('radio', { name: 'Skipped' }));
  await user.click(screen.getByRole('button', { name: 'Add a photo: Rope' }));
  unmount();
  const again = openVisit({}, done);
  expect(await screen.findByRole('textbox', { name: 'Parts used' })).toHaveValue('One belt');
  expect(screen.getByRole('radio', { name: 'Skipped' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Add a photo: Rope' })).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  await user.type(screen.getByRole('textbox', { name: 'Why AA1001 was skipped' }), 'Painted today');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('This visit is done.')).toBeVisible();
  await untilSent();
  again.unmount();
  queryClient.clear();
  openVisit({}, done);
  expect(await screen.findByRole('textbox', { name: 'Parts used' })).toHaveValue('');
  await untilSent();
});

test('before the arrival the items are to read, and the next step is one button (R1397)', async () => {
  network.answer(changeVisitState, aVisit({ visit_id, state: 'OnTheWay', version: 2 }));
  const { user } = openVisit({ state: 'Planned', elevator_address: '1 Pier Road', customer_phone: '98 7' });
  expect(await screen.findAllByText('Not answered')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:987');
  expect(screen.getByRole('link', { name: /^Navigate/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=1%20Pier%20Road',
  );
  await user.click(screen.getByRole('button', { name: 'On the way' }));
  expect(await screen.findByRole('button', { name: 'Arrived' })).toBeVisible();
  await untilSent();
});

test('a visit names the lifts that are sealed, also before the arrival (R1368)', async () => {
  const lift = { elevator_name: 'AA1', outcome: null, reason: '', report_id: null };
  openVisit({
    state: 'Planned',
    lifts: [
      { ...lift, elevator_id: 1, sealed_at: '2031-01-07T08:00:00.000Z' },
      { ...lift, elevator_id: 2, elevator_name: 'AA2', sealed_at: null },
    ],
  });
  const sealed = await screen.findAllByText('Sealed');
  expect(sealed.map((tag) => tag.closest('dd')?.previousSibling?.textContent)).toEqual(['AA1']);
});

test('a ticket to take along that was closed without a network is closed (R1416)', async () => {
  network.offline(updateTicket);
  await enqueue(closed(7));
  openVisit({ tickets: [7, 8].map(anOpenTicket) });
  const lines = within(await screen.findByRole('region', { name: 'Tickets to take along' })).getAllByRole(
    'listitem',
  );
  await waitFor(() =>
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'ELV-7 Door noiseClosed',
      'ELV-8 Door noiseOpen',
    ]),
  );
  await untilSent();
});

test('a double tap is one step, although the next step stands at the same place', async () => {
  network.fail(changeVisitState, 503);
  const { user } = openVisit({ state: 'Planned' });
  const button = await screen.findByRole('button', { name: 'On the way' });
  await user.click(button);
  const next = await screen.findByRole('button', { name: 'Arrived' });
  expect(next).toBe(button);
  await waitFor(() => expect(next).not.toHaveAttribute('aria-busy'));
  fireEvent.click(next, { detail: 2 });
  // Storing begins with the tap.
  expect(next).not.toHaveAttribute('aria-busy');
  expect(await act(() => listItems())).toMatchObject([{ fields: { state: 'OnTheWay' } }]);
  await untilSent();
});

test('a visit that is somebody else’s says so', async () => {
  network.fail(readVisit, 404, { detail: 'Not found.' });
  openScreen(visitPath(visit_id));
  expect(await screen.findByText('This visit is no longer yours')).toBeVisible();
});

test('a Done that was refused is gone on from: what it said is there (R1413)', async () => {
  network.fail(changeVisitState, 400, { 'checks.1': ['Not answered: Door gap'] });
  const { user } = openVisit({}, aLift([anItem(1, { result: 'Ok' })]));
  await user.type(await screen.findByRole('textbox', { name: 'Parts used' }), 'One belt');
  await user.click(screen.getByRole('radio', { name: 'Skipped' }));
  await user.type(screen.getByRole('textbox', { name: 'Why AA1001 was skipped' }), 'Painted today');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await untilSent();
  expect(await screen.findByRole('textbox', { name: 'Parts used' })).toHaveValue('One belt');
  expect(screen.getByRole('textbox', { name: 'Why AA1001 was skipped' })).toHaveValue('Painted today');
  network.answer(changeVisitState, aVisit({ visit_id, state: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await untilSent();
  expect(network.calls(changeVisitState).at(-1)?.body).toMatchObject({ parts_used: 'One belt' });
  expect(await act(() => listItems())).toEqual([]);
});
