import { screen, waitFor } from '@testing-library/react';
import { countInvitations, sendInvitations } from '@smart-elevator/shared-api/contract/people/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { InvitationsSetting } from './InvitationsSetting';

const network = fakeNetwork();

test('everybody who has not accepted is invited again after a question with their number (R436)', async () => {
  signedIn();
  network.answer(countInvitations, { not_accepted: 2 });
  const { user } = renderRoutes([{ path: '/', element: <InvitationsSetting /> }], '/');
  await user.click(await screen.findByRole('button', { name: 'Invite all 2 again' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('2 people get another mail with a new link.');
  network.answer(sendInvitations, { invited: 2 });
  network.answer(countInvitations, { not_accepted: 0 });
  await user.dblClick(screen.getByRole('button', { name: 'Invite again' }));
  expect(await screen.findByText('2 invitations sent')).toBeVisible();
  expect(network.calls(sendInvitations).map(({ body }) => body)).toEqual([{ again: true }]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Invite all 2 again' })).not.toBeInTheDocument(),
  );
});
