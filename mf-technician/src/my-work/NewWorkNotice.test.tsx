import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';
import {
  addBrowserSubscription,
  readBrowserPush,
} from '@smart-elevator/shared-api/contract/notifications/browserEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { pushBrowser, removePushBrowser } from '@smart-elevator/shared-api/testing/pushBrowser';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import { NewWorkNotice } from './NewWorkNotice';

const network = fakeNetwork();
const TELL = { name: 'Tell me of new work' };

beforeEach(() => {
  signedIn({ user_id: 4, user_type: 'TechnicianUser' });
  network.answer(readBrowserPush, { public_key: 'AQID' });
  network.answer(addBrowserSubscription, { subscription_id: 4 });
});
afterEach(() => {
  removePushBrowser();
  browserStorage.removeItem('mf-technician.new-work-later');
});

const open = () => renderRoutes([{ path: '/', element: <NewWorkNotice /> }], '/');

/** What the browser was asked has been answered. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('a phone that tells of nothing yet is asked about once; it tells after a yes (R1425)', async () => {
  const browser = pushBrowser('granted');
  const { user, unmount } = open();
  expect(browser.requestPermission).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', TELL));
  await waitFor(() => expect(screen.queryByRole('button', TELL)).not.toBeInTheDocument());
  expect(browser.subscribed()).toBe(true);
  expect(network.calls(addBrowserSubscription)).toHaveLength(1);
  unmount();
  open();
  await settled();
  expect(screen.queryByRole('button', TELL)).not.toBeInTheDocument();
});

test('who says no in the browser, or closes the question, is not asked again (R1425)', async () => {
  pushBrowser('denied');
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', TELL));
  await waitFor(() => expect(screen.queryByRole('button', TELL)).not.toBeInTheDocument());
  unmount();
  pushBrowser('granted');
  const second = open();
  await second.user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('button', TELL)).not.toBeInTheDocument();
  second.unmount();
  open();
  await settled();
  expect(screen.queryByRole('button', TELL)).not.toBeInTheDocument();
  expect(network.calls(addBrowserSubscription)).toEqual([]);
});

test('without a network it stays, and says so', async () => {
  pushBrowser('granted');
  network.offline(readBrowserPush);
  const { user } = open();
  await user.click(await screen.findByRole('button', TELL));
  expect(await screen.findByText(/^Messages could not be turned on/)).toBeVisible();
  expect(screen.getByRole('button', TELL)).toBeVisible();
});

test('a browser that cannot is not asked about', async () => {
  open();
  await settled();
  expect(screen.queryByRole('button', TELL)).not.toBeInTheDocument();
});
