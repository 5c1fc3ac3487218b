import { setLinks } from '@smart-elevator/shared-api/client/links';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  readTechnicianCalendar,
  renewTechnicianCalendar,
  revokeTechnicianCalendar,
} from '@smart-elevator/shared-api/contract/visits/calendarEndpoints';
import {
  addAbsence,
  deleteAbsence,
  listAbsences,
} from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import type { Absence } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { Absences } from './Absences';
import { CalendarAddress } from './CalendarAddress';

const network = fakeNetwork();
const today = localDay();
const sick: Absence = {
  absence_id: 3,
  technician: { user_id: 31, username: 'anita.rao', full_name: 'Anita Rao' },
  from: today,
  to: addDays(today, 2),
  kind: 'Sick',
  note: 'Fever',
};

function open(absences: Absence[] = [sick], isActive = true) {
  signedIn();
  setLinks([{ name: 'mf-visits', links: { spread: '/spread_visits' } }]);
  network.answer(listAbsences, absences);
  return renderRoutes(
    [{ path: '/technician', element: <Absences user_id={31} isActive={isActive} /> }],
    '/technician',
  );
}

test('lists the absences from today on, each with the way to spread its visits (R1209, R1211)', async () => {
  open();
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Sick · Fever')).toBeVisible();
  expect(row.getByRole('link', { name: /^Spread the visits/ })).toHaveAttribute(
    'href',
    `/spread_visits?userId=31&from=${today}&to=${addDays(today, 2)}`,
  );
  expect(network.calls(listAbsences)[0]?.query).toEqual({ technician: '31', from: today });
});

test('adds an absence, and says how many visits are planned on its days (R1209)', async () => {
  const { user } = open([]);
  network.answer(addAbsence, { ...sick, visits: 6 });
  await user.click(await screen.findByRole('button', { name: 'Add an absence' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Fever');
  await user.click(dialog.getByRole('button', { name: 'Add the absence' }));
  expect(await screen.findByText('The absence was added. 6 visits are planned on these days.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Spread the visits' })).toBeVisible();
  expect(network.calls(addAbsence)[0]?.body).toEqual({
    ...{ technician_id: 31, from: today, to: today, kind: 'Leave', note: 'Fever' },
  });
});

test('what the server refuses is shown at its field (R1209)', async () => {
  const { user } = open([]);
  network.fail(addAbsence, 400, { from: ['This technician is already absent on one of these days.'] });
  await user.click(await screen.findByRole('button', { name: 'Add an absence' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add the absence' }));
  expect(await dialog.findByText('This technician is already absent on one of these days.')).toBeVisible();
});

test('a deleted absence can be restored (R1237)', async () => {
  const { user } = open();
  network.answer(deleteAbsence, {});
  network.answer(addAbsence, { ...sick, visits: 0 });
  await user.click(await screen.findByRole('button', { name: /^Delete the absence/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The absence is there again.')).toBeVisible();
  expect(network.calls(deleteAbsence)[0]?.params).toEqual({ absence_id: '3' });
  expect(network.calls(addAbsence)[0]?.body).toEqual({
    ...{ technician_id: 31, from: sick.from, to: sick.to, kind: 'Sick', note: 'Fever' },
  });
});

test('while an absence is deleted its button keeps the focus, and sends nothing again', async () => {
  const { user } = open();
  const answer = deferred<FakeResponse>();
  network.answer(deleteAbsence, () => answer.promise);
  const button = await screen.findByRole('button', { name: /^Delete the absence/ });
  await user.dblClick(button);
  // A browser takes the focus from a button that is disabled.
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  answer.resolve(new FakeResponse(500, {}));
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  expect(button).toHaveFocus();
  expect(network.calls(deleteAbsence)).toHaveLength(1);
});

test('an undo without an answer can be tried again; one that is refused cannot (R1237)', async () => {
  const { user } = open();
  network.answer(deleteAbsence, {});
  network.offline(addAbsence);
  await user.click(await screen.findByRole('button', { name: /^Delete the absence/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.fail(addAbsence, 400, { from: ['This technician is already absent on one of these days.'] });
  await user.click(again);
  expect(await screen.findByText(/already absent on one of these days/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a technician who is deactivated gets no new absence', async () => {
  open([], false);
  expect(await screen.findByText('No absence from today on.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add an absence' })).not.toBeInTheDocument();
});

test('the calendar address is made, renewed and revoked (R1236)', async () => {
  signedIn();
  const none = { link: null, created_at: null, last_read_at: null };
  const made = { ...none, link: 'https://console.example/api/visits/calendar/abc/visits.ics' };
  network.answer(readTechnicianCalendar, none);
  network.answer(renewTechnicianCalendar, made);
  network.answer(revokeTechnicianCalendar, {});
  const { user } = renderRoutes(
    [{ path: '/technician', element: <CalendarAddress user_id={31} name="Anita Rao" /> }],
    '/technician',
  );
  const make = await screen.findByRole('button', { name: 'Make an address' });
  network.answer(readTechnicianCalendar, made);
  await user.click(make);
  expect(await screen.findByText(made.link)).toBeVisible();
  expect(screen.getByText('Not read yet')).toBeVisible();
  const confirm = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };
  await confirm('Renew');
  expect(network.calls(renewTechnicianCalendar)).toHaveLength(2);
  // What was read after renewing is shown before the address is revoked.
  await waitFor(() => expect(network.calls(readTechnicianCalendar)).toHaveLength(3));
  network.answer(readTechnicianCalendar, none);
  await confirm('Revoke');
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeVisible();
  expect(network.calls(revokeTechnicianCalendar)).toHaveLength(1);
});
