import { changeAlarm } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { anAlarm } from '../testing/anAlarm';
import { AfterAlarm } from './AfterAlarm';

const network = fakeNetwork();

const over = anAlarm({
  released_at: '2026-06-01T10:31:00.000Z',
  cause: 'Door lock',
  action: '',
  injuries: '',
  injured_people: null,
});

function open(session = {}) {
  signedIn(session);
  network.answer(listFiles, { files: [], zip_url: '/zip' });
  return renderRoutes([{ path: '/', element: <AfterAlarm alarm={over} /> }], '/');
}

test('only what was changed is sent, and the photos of the alarm are below (R1360)', async () => {
  network.answer(changeAlarm, { ...over, action: 'Lock replaced', injured_people: 1 });
  const { user } = open();
  expect(screen.getByLabelText('Cause')).toHaveValue('Door lock');
  await user.type(screen.getByLabelText('What was done'), 'Lock replaced');
  await user.type(screen.getByLabelText('How many people are injured'), '1');
  await user.click(screen.getByRole('button', { name: 'Save the record' }));
  expect(await screen.findByText('The record is saved.')).toBeVisible();
  const [sent] = network.calls(changeAlarm);
  expect(sent?.body).toEqual({
    action: 'Lock replaced',
    injured_people: 1,
    device_at: expect.stringMatching(/Z$/),
  });
  expect(await screen.findByText('No photos or documents yet.')).toBeVisible();
  expect(network.calls(listFiles)[0]?.query).toEqual({ owner: 'alarm', owner_id: '3' });
});

test('an error is at its input, and what was typed stays (R1360)', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('How many people are injured'), '120');
  await user.click(screen.getByRole('button', { name: 'Save the record' }));
  expect(await screen.findByText('Ensure this value is less than or equal to 99.')).toBeVisible();
  expect(screen.getByLabelText('How many people are injured')).toBeInvalid();

  await user.clear(screen.getByLabelText('How many people are injured'));
  network.fail(changeAlarm, 400, { cause: ['The people are not out yet.'] });
  await user.type(screen.getByLabelText('Cause'), ', worn');
  await user.click(screen.getByRole('button', { name: 'Save the record' }));
  expect(await screen.findByText('The people are not out yet.')).toBeVisible();
  expect(screen.getByLabelText('Cause')).toHaveValue('Door lock, worn');
});

test('what a technician has typed is not shown to another one of the dealer (R247)', async () => {
  const technician = (user_id: number) => ({ user_type: 'TechnicianUser' as const, dealer_id: 1, user_id });
  const { user, unmount } = open(technician(11));
  await user.type(screen.getByLabelText('What was done'), 'Lock replaced');
  unmount();
  const next = open(technician(12));
  expect(screen.getByLabelText('What was done')).toHaveValue('');
  next.unmount();
  open(technician(11));
  expect(await screen.findByText('Unsaved changes restored')).toBeVisible();
  expect(screen.getByLabelText('What was done')).toHaveValue('Lock replaced');
});
