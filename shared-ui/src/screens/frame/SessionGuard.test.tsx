import { beginSession } from '@smart-elevator/shared-api/client/session';
import { aSession, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen } from '@testing-library/react';
import { renderRoutes } from '../../testing/renderRoutes';
import { SessionGuard } from './SessionGuard';

fakeNetwork();

test('what one user has typed is not there for the next one, who signs in in another tab', async () => {
  const former = signedIn();
  const form = (
    <SessionGuard>
      <input aria-label="Note" />
    </SessionGuard>
  );
  const { user } = renderRoutes([{ path: '/', element: form }], '/');
  await user.type(screen.getByLabelText('Note'), 'of the former user');
  act(() => beginSession({ ...former, refresh: 'renewed' }));
  expect(screen.getByLabelText('Note')).toHaveValue('of the former user');
  act(() => beginSession(aSession({ user_id: Number(former.user_id) + 1 })));
  expect(screen.getByLabelText('Note')).toHaveValue('');
});
