import { screen, within } from '@testing-library/react';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import {
  confirmEmail,
  requestEmail,
  updateProfile,
} from '@smart-elevator/shared-api/contract/people/profileEndpoints';
import { updatePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { aPerson, DEALER_ID, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { ProfileSetting } from './ProfileSetting';

const network = fakeNetwork();
const person = aPerson({
  user_id: Number(DEALER_ID),
  first_name: 'Asha',
  last_name: 'Patil',
  phoneno: '020 5550',
  email: 'asha@example.com',
});
const NEW = 'new@example.com';

async function open(button: string) {
  signedIn();
  network.answer(loadPerson, { data: person });
  const { user } = renderRoutes([{ path: '/import', element: <ProfileSetting /> }], '/import');
  await screen.findByText('Asha Patil');
  await user.click(screen.getByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('the own name and phone can be changed', async () => {
  const { user, dialog } = await open('Edit profile');
  const saved = { ...person, phoneno: '020 5551' };
  network.answer(updateProfile, () => {
    network.answer(loadPerson, { data: saved });
    return saved;
  });
  const phone = dialog.getByRole('textbox', { name: 'Mobile no.' });
  expect(phone).toHaveValue('020 5550');
  await user.clear(phone);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  await user.type(phone, '020 5551');
  await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your profile has been saved.')).toHaveAttribute('role', 'status');
  expect(await screen.findByText('020 5551')).toBeVisible();
  // Only what was changed: another session may have saved the rest.
  expect(network.calls(updateProfile).map(({ body }) => body)).toEqual([{ phoneno: '020 5551' }]);
});

test('on a back end without an own call for it, the dealer is changed as any person', async () => {
  const { user, dialog } = await open('Edit profile');
  network.fail(updateProfile, 404, { detail: 'Not found.' });
  // Another session has saved another name, and this page is not told of it.
  network.answer(updatePerson, { data: { ...person, last_name: 'Rao' } });
  const phone = dialog.getByRole('textbox', { name: 'Mobile no.' });
  await user.clear(phone);
  await user.type(phone, '020 5551');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your profile has been saved.')).toBeVisible();
  // The same call without a body reads the profile again.
  const changes = network.calls(updatePerson).filter(({ body }) => Object.keys(body ?? {}).length > 0);
  expect(changes.map(({ params, body }) => [params, body])).toEqual([
    [
      { user_id: String(DEALER_ID) },
      { first_name: 'Asha', last_name: 'Rao', phoneno: '020 5551', email: 'asha@example.com' },
    ],
  ]);
});

test('a new e-mail address counts after the mailed code', async () => {
  const { user, dialog } = await open('Change e-mail');
  network.answer(requestEmail, { detail: accountMessages.emailCodeSent });
  await user.type(dialog.getByRole('textbox', { name: 'New e-mail address' }), NEW);
  await user.type(dialog.getByLabelText(/^Your password/), 'Lift-test-2026');
  await user.click(dialog.getByRole('button', { name: 'Send a code' }));
  expect(await dialog.findByText(`A code was mailed to ${NEW}.`, { exact: false })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  network.fail(confirmEmail, 400, { code: [accountMessages.codeWrong] });
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), '1234{Enter}');
  expect(await dialog.findByText(accountMessages.codeWrong)).toBeVisible();
  network.answer(confirmEmail, { ...person, email: NEW });
  await user.click(dialog.getByRole('button', { name: 'Confirm address' }));
  expect(await screen.findByText(`Your e-mail address is now ${NEW}.`, { exact: false })).toHaveAttribute(
    'role',
    'status',
  );
  expect(useSession.getState().session?.admin_email).toBe(NEW);
});

test('a wrong password and a known address are shown at their fields', async () => {
  const { user, dialog } = await open('Change e-mail');
  network.fail(requestEmail, 400, { password: [accountMessages.passwordWrong] });
  await user.type(dialog.getByRole('textbox', { name: 'New e-mail address' }), NEW);
  await user.type(dialog.getByLabelText(/^Your password/), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Send a code' }));
  expect(await dialog.findByText(accountMessages.passwordWrong)).toBeVisible();
});
