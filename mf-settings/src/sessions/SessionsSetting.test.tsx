import { screen, waitFor, within } from '@testing-library/react';
import {
  endAllSessions,
  endSession,
  sessionList,
} from '@smart-elevator/shared-api/contract/account/endpoints';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { anOwnSession, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { SessionsSetting } from './SessionsSetting';

const network = fakeNetwork();
const sessions = many(anOwnSession, 3);

function open(arrange = () => network.answer(sessionList, sessions)) {
  signedIn();
  arrange();
  return renderRoutes([{ path: '/', element: <SessionsSetting /> }], '/');
}

const line = (device: string) => {
  const found = screen.getAllByRole('listitem').find((one) => within(one).queryByText(device));
  if (!found) throw new Error(`No session of ${device} is listed.`);
  return within(found);
};
const endOf = (device: string) => line(device).getByRole('button', { name: /^End the session of/ });

test('each session shows the name of the device and the time of its last use; this browser is marked', async () => {
  open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(line('Chrome on Linux').getByText('This browser')).toBeVisible();
  expect(line('Chrome on Linux').queryByRole('button')).not.toBeInTheDocument();
  const when = formatDateTime(sessions[1]?.last_used_at);
  expect(line('Safari on iPhone').getByText(`Last used ${when}`)).toBeVisible();
  expect(line('Safari on iPhone').getByText(/from 192\.0\.2\.2$/)).toBeVisible();
  expect(endOf('Android app')).toBeVisible();
});

test('of many sessions this browser’s own and the most recent ones are shown, and all on demand', async () => {
  const eight = many(anOwnSession, 8).toReversed();
  const { user } = open(() => network.answer(sessionList, eight));
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('This browser');
  await user.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('ending a session removes it from the list, shows a message, and is sent once', async () => {
  const { user } = open();
  await screen.findAllByRole('listitem');
  network.answer(endSession, () => {
    network.answer(sessionList, sessions.slice(0, 1));
    return {};
  });
  await user.dblClick(endOf('Safari on iPhone'));
  expect(await screen.findByText('The session of Safari on iPhone has been ended.')).toHaveAttribute(
    'role',
    'status',
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(network.calls(endSession).map(({ params }) => params)).toEqual([
    { session_id: sessions[1]?.session_id },
  ]);
});

test('a session that has expired meanwhile also disappears from the list', async () => {
  const { user } = open();
  await screen.findAllByRole('listitem');
  network.fail(endSession, 404, { detail: 'Not found.' });
  network.answer(sessionList, sessions.slice(0, 2));
  await user.click(endOf('Android app'));
  expect(await screen.findByText('The session of Android app has been ended.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

test('a session that cannot be ended stays, with a message', async () => {
  const { user } = open();
  await screen.findAllByRole('listitem');
  network.offline(endSession);
  await user.click(endOf('Android app'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The session could not be ended.');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

describe('Sign out everywhere', () => {
  const press = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    return screen.getByRole('alertdialog', { name: 'Are you sure you want to sign out everywhere?' });
  };
  const confirm = (dialog: HTMLElement) =>
    within(dialog).getByRole('button', { name: 'Sign out everywhere' });

  test('asks first, and explains that this browser is signed out too', async () => {
    const { user } = open();
    const dialog = await press(user);
    expect(dialog).toHaveAccessibleDescription(/including this one\.$/);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(useSession.getState().session).not.toBeNull();
  });

  test('ends this session with the others, once, and shows a message', async () => {
    const answer = deferred<{ detail: string }>();
    network.answer(endAllSessions, () => answer.promise);
    const { user } = open();
    await user.dblClick(confirm(await press(user)));
    answer.resolve({ detail: 'All your sessions have been ended.' });
    expect(await screen.findByText('All your sessions have been ended.')).toHaveAttribute('role', 'status');
    expect(useSession.getState().session).toBeNull();
    expect(network.calls(endAllSessions)).toHaveLength(1);
  });

  test('keeps the session after a failure, and shows a message', async () => {
    network.fail(endAllSessions, 500, { detail: 'A server error occurred.' });
    const { user } = open();
    await user.click(confirm(await press(user)));
    expect(await screen.findByRole('alert')).toHaveTextContent('Some thing went wrong. Please try again !!!');
    expect(useSession.getState().session).not.toBeNull();
  });
});

test('sessions that cannot be loaded show a message and can be retried', async () => {
  const { user } = open(() => network.offline(sessionList));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your sessions could not be loaded');
  network.answer(sessionList, sessions);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});
