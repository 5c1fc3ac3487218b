import { screen, waitFor } from '@testing-library/react';
import {
  addBrowserSubscription,
  readBrowserPush,
  removeBrowserSubscription,
} from '@smart-elevator/shared-api/contract/notifications/browserEndpoints';
import { unsubscribeBrowserPush, resumeBrowserPush } from '@smart-elevator/shared-api/client/browserPush';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { DEALER_ID, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import {
  PUSH_ENDPOINT,
  PUSH_KEYS,
  pushBrowser,
  removePushBrowser,
} from '@smart-elevator/shared-api/testing/pushBrowser';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { BrowserPushSetting } from './BrowserPushSetting';

const network = fakeNetwork();
const LABEL = 'Show notifications in this browser';

afterEach(removePushBrowser);

function open() {
  signedIn();
  network.answer(readBrowserPush, { public_key: 'AQID' });
  network.answer(addBrowserSubscription, { subscription_id: 4 });
  network.answer(removeBrowserSubscription, {});
  return renderRoutes([{ path: '/', element: <BrowserPushSetting /> }], '/');
}
const theSwitch = () => screen.findByRole('switch', { name: LABEL });

test('it is off until it is switched on; then the browser asks, subscribes, and registers at the server', async () => {
  const { register, pushManager } = pushBrowser('granted');
  const { user } = open();
  expect(await theSwitch()).not.toBeChecked();
  await user.click(await theSwitch());
  expect(await screen.findByText('This browser now shows notifications.')).toHaveAttribute('role', 'status');
  expect(await theSwitch()).toBeChecked();
  expect(register).toHaveBeenCalledWith('/push-worker.js', { scope: '/' });
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'AQID' });
  expect(network.calls(addBrowserSubscription).map(({ body }) => body)).toEqual([
    { endpoint: PUSH_ENDPOINT, keys: PUSH_KEYS },
  ]);
});

test('switching it off removes it from the server and the browser', async () => {
  const browser = pushBrowser('granted');
  const { user } = open();
  await user.click(await theSwitch());
  await screen.findByText('This browser now shows notifications.');
  await user.click(await theSwitch());
  expect(await screen.findByText('This browser no longer shows notifications.')).toBeVisible();
  expect(await theSwitch()).not.toBeChecked();
  expect(browser.subscribed()).toBe(false);
  expect(network.calls(removeBrowserSubscription).map(({ params }) => params)).toEqual([
    { subscription_id: '4' },
  ]);
});

test.each<[string, NotificationPermission]>([
  ['said no just now', 'default'],
  ['said no before', 'denied'],
])('a dealer who %s sees how to allow them', async (_, permission) => {
  pushBrowser('denied', permission);
  const { user } = open();
  if (permission === 'default') await user.click(await theSwitch());
  expect(await screen.findByText(/^You have blocked notifications from this site/)).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(network.calls(addBrowserSubscription)).toEqual([]);
});

test('closing the question without an answer leaves it off', async () => {
  pushBrowser('default');
  const { user } = open();
  await user.click(await theSwitch());
  expect(await theSwitch()).not.toBeChecked();
});

test('an unsupported browser or back end shows a message', async () => {
  open();
  expect(await screen.findByText('This browser, or the server, cannot show notifications.')).toBeVisible();
});

test('a back end without them shows a message when they are switched on', async () => {
  pushBrowser('granted');
  const { user } = open();
  network.fail(readBrowserPush, 404, { detail: 'Not found.' });
  await user.click(await theSwitch());
  expect(await screen.findByText('This browser, or the server, cannot show notifications.')).toBeVisible();
});

test('a failure shows its reason, and the switch stays off (R1111)', async () => {
  pushBrowser('granted');
  const { user } = open();
  network.offline(addBrowserSubscription);
  await user.click(await theSwitch());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The notifications could not be changed. The server could not be reached.',
  );
  expect(await theSwitch()).not.toBeChecked();
});

test('a failure after which the browser cannot say its state shows both messages', async () => {
  pushBrowser('granted');
  const { user } = open();
  const found = await theSwitch();
  network.offline(addBrowserSubscription);
  Object.assign(navigator.serviceWorker, { getRegistration: () => Promise.reject(new Error('gone')) });
  await user.click(found);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The notifications could not be changed. The server could not be reached.',
  );
  expect(await screen.findByText('This browser, or the server, cannot show notifications.')).toBeVisible();
});

describe('after it was on', () => {
  const turnOn = async () => {
    const browser = pushBrowser('granted');
    const { user } = open();
    await user.click(await theSwitch());
    await screen.findByText('This browser now shows notifications.');
    return { ...browser, user };
  };

  test('the same dealer in a new session gets notifications again', async () => {
    const browser = await turnOn();
    await resumeBrowserPush(DEALER_ID);
    expect(network.calls(addBrowserSubscription)).toHaveLength(2);
    expect(browser.subscribed()).toBe(true);
  });

  test('switching it off while a new page registers the browser again leaves it off', async () => {
    const browser = await turnOn();
    const registered = deferred<{ subscription_id: number }>();
    network.answer(addBrowserSubscription, () => registered.promise);
    const resumed = resumeBrowserPush(DEALER_ID);
    await waitFor(() => expect(network.calls(addBrowserSubscription)).toHaveLength(2));
    await browser.user.click(await theSwitch());
    registered.resolve({ subscription_id: 5 });
    await resumed;
    expect(await screen.findByText('This browser no longer shows notifications.')).toBeVisible();
    expect(browser.subscribed()).toBe(false);
    expect(localStorage.getItem('smart-elevator.browser-push')).toBeNull();
    expect(network.calls(removeBrowserSubscription).map(({ params }) => params)).toEqual([
      { subscription_id: '5' },
    ]);
  });

  test('another dealer who signs in gets no notifications without switching them on', async () => {
    const browser = await turnOn();
    await resumeBrowserPush(DEALER_ID + 1);
    expect(network.calls(addBrowserSubscription)).toHaveLength(1);
    expect(browser.subscribed()).toBe(false);
  });

  test('signing out ends it in the browser', async () => {
    const browser = await turnOn();
    await unsubscribeBrowserPush();
    expect(browser.subscribed()).toBe(false);
  });
});
