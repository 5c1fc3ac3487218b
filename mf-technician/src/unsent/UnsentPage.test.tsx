import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { answerChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { changeVisitState } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aCustomField, aTicketDetails, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { drain } from '../outbox/drain';
import { closeOutbox } from '../outbox/outboxDatabase';
import { listDiscarded, listItems } from '../outbox/outboxItems';
import { enqueue } from '../outbox/outbox';
import { paths } from '../paths';
import { aLiftWith, anItem } from '../testing/checkFactories';
import { newPhone, onTheWay } from '../testing/outboxPage';
import { openScreen, untilSent } from '../testing/openScreen';
import { UnsentStrip } from './UnsentStrip';
import { useSignOut } from './useSignOut';

const network = fakeNetwork();
beforeEach(async () => {
  await closeOutbox();
  await newPhone(network);
  signedIn({ user_id: 4, user_name: 'ravi' });
});

const openUnsent = () => openScreen(paths.unsent);

test('case 15: each unsent item is in words, sent again, or deleted with a reason (R1415)', async () => {
  network.fail(changeVisitState, 404, { detail: 'Not found.' });
  await enqueue({ ...onTheWay(12), about: 'Harbor Tower' });
  await drain();
  const { user } = openUnsent();
  const list = within(await screen.findByRole('list', { name: 'What this phone has not sent' }));
  const item = within(list.getByRole('listitem'));
  expect(item.getByRole('heading', { name: 'On the way · Harbor Tower' })).toBeVisible();
  expect(item.getByRole('alert')).toHaveTextContent(
    'This visit is no longer yours. Tell the office what you did.',
  );
  await user.click(item.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(network.calls(changeVisitState)).toHaveLength(2));
  await waitFor(() => expect(item.getByRole('button', { name: 'Delete' })).toBeEnabled());
  await user.click(item.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this without sending it?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await act(() => listItems())).toHaveLength(1);
  await user.type(dialog.getByLabelText(/Reason/), 'The wrong building');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Everything is sent')).toBeVisible();
  expect(await act(() => listDiscarded())).toMatchObject([{ reason: 'The wrong building' }]);
  await untilSent();
});

test('where somebody else was first, both values are shown, and one’s own can be sent over it (R1413)', async () => {
  const current = aTicketDetails({ ticket_id: 7, status: 'Closed', version: 9 });
  network.answer(
    updateTicket,
    () => new FakeResponse(409, { detail: 'This ticket was changed meanwhile.', current }),
  );
  await enqueue({ kind: 'ticketChange', params: { ticket_id: 7 }, fields: { status: 'OnHold' }, version: 2 });
  await drain();
  const { user } = openUnsent();
  const row = await screen.findByRole('row', { name: 'Status OnHold Closed' });
  expect(row).toBeVisible();
  network.answer(updateTicket, aTicketDetails({ ticket_id: 7, status: 'OnHold', version: 10 }));
  await user.click(screen.getByRole('button', { name: 'Send mine' }));
  expect(await screen.findByText('Everything is sent')).toBeVisible();
  expect(network.calls(updateTicket).at(-1)?.body).toMatchObject({ status: 'OnHold', version: 9 });
  await untilSent();
});

test('an answer to an item that the checklist has not any more is in words, with what to do (R1253)', async () => {
  const current = aLiftWith([anItem(1, { text: 'Brake holds', result: 'Ok' })]);
  network.answer(
    answerChecks,
    () => new FakeResponse(409, { detail: visitMessages.checklistChanged, current }),
  );
  await enqueue({
    kind: 'visitChecks',
    params: { visit_id: 12, elevator_id: 1 },
    fields: { checklist_version: 1, answers: [{ item: 1, result: 'NotOk', text: 'Rope' }] },
    version: 0,
  });
  await drain();
  openUnsent();
  expect(await screen.findByRole('row', { name: 'Rope Not OK' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Open the visit and answer this item again');
  expect(screen.queryByRole('button', { name: 'Send mine' })).not.toBeInTheDocument();
  await untilSent();
});

test('a closing of a ticket that is somebody else’s by now says what was entered (R1415)', async () => {
  network.answer(customFieldsByType, [aCustomField({ id: 31, name: 'Cause' })]);
  network.fail(updateTicket, 404, { detail: 'Not found.' });
  const custom_field_values = [{ custom_field: 31, customised_type: 'ticket' as const, value: 'Wear' }];
  await enqueue({
    kind: 'ticketChange',
    params: { ticket_id: 7 },
    fields: { status: 'Closed', resolution: 'CompletedToSpec', custom_field_values },
    version: 2,
    about: 'ELV-2506',
  });
  await drain();
  openUnsent();
  expect(await screen.findByRole('heading', { name: 'Closed, CompletedToSpec · ELV-2506' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^This ticket is no longer yours\. Tell the office/);
  const entered = within(await screen.findByRole('region', { name: 'What you entered' }));
  expect(await entered.findByText('Cause')).toBeVisible();
  expect(entered.getByText('Wear')).toBeVisible();
  await untilSent();
});

test('what was said of a visit that is somebody else’s by now is in words, too (R1415)', async () => {
  network.fail(changeVisitState, 404, { detail: 'Not found.' });
  const lifts = [{ elevator_id: 1, outcome: 'Skipped' as const, reason: 'Painted today' }];
  await enqueue({ ...onTheWay(12), fields: { state: 'Done', parts_used: 'One belt', lifts } });
  await drain();
  openUnsent();
  const entered = within(await screen.findByRole('region', { name: 'What you entered' }));
  expect(entered.getByText('One belt')).toBeVisible();
  expect(entered.getByText('Painted today')).toBeVisible();
  await untilSent();
});

test('case 10: work of somebody else is named and cannot be sent or deleted here (R1414)', async () => {
  network.offline(changeVisitState);
  await enqueue(onTheWay(12));
  await drain();
  signedIn({ user_id: 5, user_name: 'asha' });
  openUnsent();
  expect(await screen.findByText(/1 item of ravi on this phone/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await untilSent();
});

function Profile({ signOut }: { signOut: () => void }) {
  const { ask, dialog } = useSignOut(signOut);
  return (
    <>
      <UnsentStrip />
      <button onClick={ask}>Leave</button>
      {dialog}
    </>
  );
}

test('case 11: signing out with unsent work asks, and the strip says how much there is (R1414, R1415)', async () => {
  network.offline(changeVisitState);
  await enqueue(onTheWay(12));
  await enqueue(onTheWay(13));
  await drain();
  const signOut = jest.fn();
  const { user } = renderRoutes([{ path: '/', element: <Profile signOut={signOut} /> }], '/');
  expect(await screen.findByRole('link', { name: /^2 unsent since \d\d:\d\d [AP]M$/ })).toHaveAttribute(
    'href',
    paths.unsent,
  );
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('2 items are not sent yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(signOut).not.toHaveBeenCalled();
  network.answer(changeVisitState, ({ params }) => aVisit({ visit_id: Number(params['visit_id']) }));
  await act(() => drain({ now: true }));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});
