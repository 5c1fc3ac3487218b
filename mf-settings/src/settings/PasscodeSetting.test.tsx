import { screen, within } from '@testing-library/react';
import { readPasscode, renewPasscode } from '@smart-elevator/shared-api/contract/account/endpoints';
import { DEALER_ID, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { PasscodeSetting } from './PasscodeSetting';

const network = fakeNetwork();

function open() {
  signedIn();
  return renderRoutes([{ path: '/', element: <PasscodeSetting /> }], '/');
}
const button = (name: string) => screen.getByRole('button', { name });
const passcode = () => screen.getByRole('status', { name: 'Dealer passcode' });

test('the passcode is hidden, and not fetched, until it is shown; then it can be hidden again (R140, R824)', async () => {
  network.answer(readPasscode, { passcode: '428519' });
  const { user } = open();
  expect(passcode()).toHaveTextContent('The passcode is hidden');
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  expect(network.calls(readPasscode)).toHaveLength(0);
  await user.click(button('Show'));
  expect(await screen.findByText('428519')).toBeVisible();
  expect(network.calls(readPasscode)[0]?.params).toEqual({ dealer_id: String(DEALER_ID) });
  await user.click(button('Hide'));
  expect(screen.queryByText('428519')).not.toBeInTheDocument();
});

test('it can be copied', async () => {
  network.answer(readPasscode, { passcode: '428519' });
  const { user } = open();
  await user.click(button('Show'));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The passcode has been copied.')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe('428519');
});

test('if the browser does not allow copying, a message is shown', async () => {
  network.answer(readPasscode, { passcode: '428519' });
  const { user } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button('Show'));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The passcode could not be copied.');
});

test('renewing asks first, and explains that the old one stops working', async () => {
  network.answer(renewPasscode, { passcode: '100200' });
  const { user } = open();
  await user.click(button('Renew'));
  const dialog = screen.getByRole('alertdialog', {
    name: 'Are you sure you want to renew the dealer passcode?',
  });
  expect(dialog).toHaveAccessibleDescription(/^The old passcode stops working at once\./);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(network.calls(renewPasscode)).toHaveLength(0);
});

test('a renewed passcode is shown in place of the old one; a double click renews once (R824)', async () => {
  let current = '428519';
  network.answer(readPasscode, () => ({ passcode: current }));
  network.answer(renewPasscode, () => ({ passcode: (current = '100200') }));
  const { user } = open();
  await user.click(button('Show'));
  expect(await screen.findByText('428519')).toBeVisible();
  await user.click(button('Renew'));
  await user.dblClick(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText('100200')).toBeVisible();
  expect(screen.queryByText('428519')).not.toBeInTheDocument();
  expect(await screen.findByText('The dealer passcode has been renewed.')).toBeVisible();
  expect(network.calls(renewPasscode)).toHaveLength(1);
});

test('a failed renewal shows a message, and the old one stays', async () => {
  network.answer(readPasscode, { passcode: '428519' });
  network.fail(renewPasscode, 500, { detail: 'A server error occurred.' });
  const { user } = open();
  await user.click(button('Show'));
  await screen.findByText('428519');
  await user.click(button('Renew'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Renew' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The dealer passcode could not be renewed.');
  expect(screen.getByText('428519')).toBeVisible();
});

test('a passcode that cannot be loaded shows a message and can be retried', async () => {
  network.fail(readPasscode, 500, { detail: 'A server error occurred.' });
  const { user } = open();
  await user.click(button('Show'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The passcode could not be loaded');
  network.answer(readPasscode, { passcode: '428519' });
  await user.click(button('Try again'));
  expect(await screen.findByText('428519')).toBeVisible();
});
