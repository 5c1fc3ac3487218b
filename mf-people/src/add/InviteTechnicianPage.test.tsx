import { inviteTechnician } from '@smart-elevator/shared-api/contract/technicians/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { field } from '../testing/addPersonForm';
import { InviteTechnicianPage } from './InviteTechnicianPage';

const network = fakeNetwork();

function open() {
  signedIn();
  return renderRoutes(
    [
      { path: '/invite_technician', element: <InviteTechnicianPage /> },
      { path: '/technician', element: <p>The page</p> },
    ],
    '/invite_technician',
  );
}

const submit = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Send the invitation' }));

test('three inputs invite a technician, whose page then opens (R433)', async () => {
  network.answer(inviteTechnician, { user_id: 31, username: 'anita@example.com' });
  const { user, address } = open();
  await user.type(field('First name'), 'Anita');
  await user.type(field('Last name'), 'Rao');
  await user.type(field('Email'), 'anita@example.com');
  await submit(user);
  expect(await screen.findByText('The technician was added and invited by e-mail.')).toBeVisible();
  expect(address()).toBe('/technician?userId=31');
  expect(network.calls(inviteTechnician).map(({ body }) => body)).toEqual([
    { first_name: 'Anita', last_name: 'Rao', email: 'anita@example.com', phoneno: '' },
  ]);
});

test('all but the phone are required; an address that somebody has is told at its input (R433)', async () => {
  network.fail(inviteTechnician, 400, { email: ['A user is already registered with this e-mail address.'] });
  const { user } = open();
  await submit(user);
  expect(await screen.findByText('Please fill in all the required fields.')).toBeVisible();
  expect(network.calls(inviteTechnician)).toEqual([]);
  for (const label of ['First name', 'Last name', 'Email']) expect(field(label)).toBeInvalid();
  expect(field('Mobile no.')).toBeValid();
  await user.type(field('First name'), 'Anita');
  await user.type(field('Last name'), 'Rao');
  await user.type(field('Email'), 'anita@example.com');
  await submit(user);
  expect(await screen.findByText('A user is already registered with this e-mail address.')).toBeVisible();
});

test('the form with a password is a link away (R405)', () => {
  open();
  expect(screen.getByRole('link', { name: 'Add a technician with a password instead' })).toHaveAttribute(
    'href',
    '/add_technicians',
  );
});
