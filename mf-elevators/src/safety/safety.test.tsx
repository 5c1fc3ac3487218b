import {
  readElevatorSafety,
  readLogbook,
  sealElevator,
  unsealElevator,
} from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import type { Seal } from '@smart-elevator/shared-api/contract/alarms/seal';
import { addTestCall } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { anElevator } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openElevatorPage } from '../testing/openElevatorPage';

const network = fakeNetwork();
const open = (setting = {}) => openElevatorPage(network, setting);

const SEALED_AT = '2026-06-01T11:00:00.000Z';
const FILE_ID = '0b6ce4e2-4c3a-4b8e-9d8a-2f1f6d0a7c11';
const aSeal: Seal = {
  seal_id: 4,
  elevator_id: 9,
  alarm_id: 3,
  reason: 'Inspector is called',
  sealed_at: SEALED_AT,
  sealed_by: 'Ravi',
  lifted_at: null,
  lifted_by: null,
  permit_number: null,
  permit_date: null,
  permit_file_id: null,
};
const aPermit: StoredFile = {
  file_id: FILE_ID,
  owner: 'elevator',
  owner_id: 9,
  name: 'permit.pdf',
  media_type: 'application/pdf',
  bytes: 3_000,
  width: null,
  height: null,
  taken_at: null,
  added_at: '2026-06-02T10:00:00Z',
  who: 'asha',
  who_full_name: 'Asha Rao',
  scanned: false,
  in_reports: false,
  can_change: true,
  url: '/whole',
  thumbnail_url: null,
};

// The first test: a call that has succeeded once is one that the back end has.
test('a back end without these calls shows no such part (R1363)', async () => {
  open();
  network.lacks(readElevatorSafety);
  await screen.findByText('No events yet');
  expect(screen.queryByRole('button', { name: 'Record a test call' })).toBeNull();
});

test('a lift is sealed with the reason (R1361)', async () => {
  const { user } = open();
  network.answer(sealElevator, aSeal);
  await user.click(await screen.findByRole('button', { name: 'Seal the lift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Seal CR1005' }));
  await user.click(dialog.getByRole('button', { name: 'Seal the lift' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Why is it sealed/), 'Inspector is called');
  await user.click(dialog.getByRole('button', { name: 'Seal the lift' }));
  expect(await screen.findByText('CR1005 is sealed.')).toBeVisible();
  expect(network.calls(sealElevator)[0]).toMatchObject({
    params: { elevator_id: '9' },
    body: { reason: 'Inspector is called' },
  });
});

describe('a sealed lift', () => {
  const sealed = { elevator: { sealed_at: SEALED_AT }, safety: { seals: [aSeal] } };

  async function openUnseal(files: StoredFile[]) {
    const { user } = open(sealed);
    network.answer(listFiles, { files, zip_url: '/zip' });
    await user.click(await screen.findByRole('button', { name: 'Remove the seal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the seal' }));
    return { user, dialog, press: () => user.click(dialog.getByRole('button', { name: 'Remove the seal' })) };
  }

  test('says so with what it means, and why; it is not sealed again (R1361)', async () => {
    open(sealed);
    expect(await screen.findByText(/must not go back into service/)).toBeVisible();
    expect(await screen.findByText('Inspector is called · Ravi')).toBeVisible();
    expect(screen.getAllByText('Sealed')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Seal the lift' })).toBeNull();
  });

  test('the seal goes with number, day and file; a refusal is at its input (R1361)', async () => {
    const { user, dialog, press } = await openUnseal([aPermit]);
    await press();
    expect(await dialog.findAllByText('This field is required.')).toHaveLength(2);
    await user.type(dialog.getByLabelText(/^Number of the permit/), 'MH/77');
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: /^Permit/ }));
    fireEvent.click(await screen.findByTitle('permit.pdf · 06/02/2026'));
    network.fail(unsealElevator, 400, { permit_date: [alarmMessages.permitInFuture] });
    await press();
    expect(await dialog.findByText('The day of the permit is in the future.')).toBeVisible();
    network.answer(unsealElevator, { ...aSeal, lifted_at: SEALED_AT });
    network.answer(loadElevator, anElevator({ elevator_id: 9, elevator_name: 'CR1005', sealed_at: null }));
    await press();
    expect(await screen.findByText('CR1005 is no longer sealed.')).toBeVisible();
    expect(network.calls(unsealElevator).at(-1)?.body).toEqual({
      permit_number: 'MH/77',
      permit_date: localDay(),
      file_id: FILE_ID,
    });
  });

  test('a removal whose answer was lost says so in its dialog, and sent again it is the same one (R256)', async () => {
    const { user, dialog, press } = await openUnseal([aPermit]);
    await user.type(dialog.getByLabelText(/^Number of the permit/), 'MH/77');
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: /^Permit/ }));
    fireEvent.click(await screen.findByTitle('permit.pdf · 06/02/2026'));
    network.offline(unsealElevator);
    network.answer(loadElevator, anElevator({ elevator_id: 9, elevator_name: 'CR1005', sealed_at: null }));
    await press();
    await waitFor(() => expect(screen.queryByText(/must not go back into service/)).toBeNull());
    expect(dialog.getByText(/could not be reached/)).toBeVisible();
    network.answer(unsealElevator, { ...aSeal, lifted_at: SEALED_AT });
    await press();
    expect(await screen.findByText('CR1005 is no longer sealed.')).toBeVisible();
    const [first, again] = network.calls(unsealElevator).map(({ headers }) => headers.get('idempotency-key'));
    expect([again, typeof again]).toEqual([first, 'string']);
  });

  test('a lift without files says so, and takes a new one in the dialog (R1361)', async () => {
    const { dialog } = await openUnseal([]);
    expect(await dialog.findByText('The lift has no files yet')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add the permit' })).toBeVisible();
  });
});

test('a test call is recorded with a remark; a silent lift is a warning (R1363)', async () => {
  const call = {
    ...{ test_call_id: 8, elevator_id: 9, elevator_name: 'CR1005', building_name: '' },
    ...{ at: '2026-06-01T09:00:00.000Z', who: 'Ravi', note: 'Clear voice' },
  };
  const { user } = open({ safety: { is_silent: true, test_calls: [call] } });
  expect(await screen.findByText('No test call for more than three days')).toBeVisible();
  expect(screen.getByText('Ravi · Clear voice')).toBeVisible();
  network.answer(addTestCall, call);
  await user.click(screen.getByRole('button', { name: 'Record a test call' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a test call' }));
  expect(dialog.getByText('Nobody is alarmed.')).toBeVisible();
  await user.type(dialog.getByLabelText('Remark'), 'Clear voice');
  await user.click(dialog.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('The test call is recorded.')).toBeVisible();
  expect(network.calls(addTestCall)[0]?.body).toEqual({ elevator_id: 9, note: 'Clear voice' });
});

test('the logbook asks for its period; a refusal is at its input (R1362)', async () => {
  const { user } = open();
  network.fail(readLogbook, 400, { to: ['The end is before the start.'] });
  await user.click(await screen.findByRole('button', { name: 'Lift logbook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lift logbook' }));
  await user.click(dialog.getByRole('button', { name: 'Save as PDF' }));
  expect(await dialog.findByText('The end is before the start.')).toBeVisible();
  expect(network.calls(readLogbook)[0]?.query).toMatchObject({ to: localDay(), language: 'en' });
});
