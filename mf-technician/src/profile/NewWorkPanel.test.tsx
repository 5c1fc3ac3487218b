import {
  addBrowserSubscription,
  readBrowserPush,
  removeBrowserSubscription,
} from '@smart-elevator/shared-api/contract/notifications/browserEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { pushBrowser, removePushBrowser } from '@smart-elevator/shared-api/testing/pushBrowser';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { NewWorkPanel } from './NewWorkPanel';

const network = fakeNetwork();
const ON = { name: 'Turn on messages' };
const OFF = { name: 'Turn off messages' };

beforeEach(() => {
  signedIn({ user_id: 4, user_type: 'TechnicianUser' });
  network.answer(readBrowserPush, { public_key: 'AQID' });
  network.answer(addBrowserSubscription, { subscription_id: 4 });
  network.answer(removeBrowserSubscription, {});
});
afterEach(removePushBrowser);

const open = () => renderRoutes([{ path: '/', element: <NewWorkPanel /> }], '/');

test('messages for new work are turned on and off again, in the browser and on the server (R1425)', async () => {
  const browser = pushBrowser('granted');
  const { user } = open();
  expect(await screen.findByText('This phone does not tell you of new work.')).toBeVisible();
  await user.click(screen.getByRole('button', ON));
  expect(await screen.findByText(/^This phone tells you of new work/)).toBeVisible();
  expect(browser.subscribed()).toBe(true);
  await user.click(screen.getByRole('button', OFF));
  expect(await screen.findByRole('button', ON)).toBeVisible();
  expect(browser.subscribed()).toBe(false);
  expect(network.calls(removeBrowserSubscription).map(({ params }) => params)).toEqual([
    { subscription_id: '4' },
  ]);
});

test('where the browser blocks them it says where to allow them', async () => {
  pushBrowser('denied', 'denied');
  open();
  expect(await screen.findByText(/^Messages are blocked/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('without a network nothing changes, and it says so', async () => {
  const browser = pushBrowser('granted');
  network.offline(readBrowserPush);
  const { user } = open();
  await user.click(await screen.findByRole('button', ON));
  expect(
    await screen.findByText('This could not be changed. Please try again with a network.'),
  ).toBeVisible();
  expect(await screen.findByRole('button', ON)).toBeVisible();
  expect(browser.subscribed()).toBe(false);
});
