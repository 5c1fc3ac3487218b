import { screen, within } from '@testing-library/react';
import { changePassword } from '@smart-elevator/shared-api/contract/account/ownPasswordEndpoints';
import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { PasswordSetting } from './PasswordSetting';

const network = fakeNetwork();
const NEW = 'Treacle-98-hinge';

async function open() {
  signedIn();
  const view = renderRoutes([{ path: '/import', element: <PasswordSetting /> }], '/import');
  await view.user.click(await screen.findByRole('button', { name: 'Change password' }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function fill({ user, dialog }: Opened, second = NEW) {
  await user.type(dialog.getByLabelText(/^Old password/), 'Lift-test-2026');
  await user.type(dialog.getByLabelText(/^New password/), NEW);
  await user.type(dialog.getByLabelText(/^Confirm password/), second);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
}

test('the old password and the new one twice are sent, and a message is shown', async () => {
  network.answer(changePassword, { detail: accountMessages.passwordChanged });
  await fill(await open());
  expect(
    await screen.findByText(
      'Your password has been changed. Your other browsers and apps have to sign in again.',
    ),
  ).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.calls(changePassword).map(({ body }) => body)).toEqual([
    { old_password: 'Lift-test-2026', new_password1: NEW, new_password2: NEW },
  ]);
});

test('all three are required', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('This field is required.')).toHaveLength(3);
});

test('server errors are shown at their fields', async () => {
  network.fail(changePassword, 400, { old_password: [accountMessages.oldPasswordWrong] });
  const opened = await open();
  await fill(opened);
  expect(await opened.dialog.findByLabelText(/^Old password/)).toHaveAccessibleDescription(
    expect.stringContaining('Your old password was entered incorrectly. Please enter it again.'),
  );
});

test('too many wrong attempts show a message for the whole form', async () => {
  const detail = 'Request was throttled. Expected available in 60 seconds.';
  network.fail(changePassword, 429, { detail });
  const opened = await open();
  await fill(opened);
  expect(await opened.dialog.findByText(detail)).toBeVisible();
});

test('on a server without password changes a message says that it is not offered', async () => {
  network.fail(changePassword, 404, { detail: 'Not found.' });
  const opened = await open();
  await fill(opened);
  expect(await opened.dialog.findByText('The server does not offer this.')).toBeVisible();
});

test('the meter rejects the user name as a password', async () => {
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText(/^New password/), 'lift_dealer-9');
  expect(await dialog.findByText(/The password is too similar to the username\./)).toBeVisible();
});
