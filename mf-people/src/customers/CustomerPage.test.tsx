import type { Host } from '@smart-elevator/federation/remote';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { aPerson, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { CustomerPage } from './CustomerPage';

const network = fakeNetwork();

/** A host with extensions for the parts of other remotes. */
const extending: Host = {
  renderExtension: (slot, props) => <p>{`${slot}: ${JSON.stringify(props)}`}</p>,
};

function open(address = '/customer?userId=502&customerName=acme.flats', host: Host | undefined = extending) {
  signedIn();
  const children = [{ path: '/customer', element: <CustomerPage /> }];
  return renderRoutes([{ element: <Outlet context={host} />, children }], address);
}

const acme = aPerson({
  user_id: 502,
  user_type: 'CustomerUser',
  username: 'acme.flats',
  first_name: 'Acme',
  last_name: 'Flats',
  email: 'office@acme.example',
  last_sign_in_at: null,
});

test('shows the name, the contact, and the parts of the other remotes', async () => {
  network.answer(loadPerson, { data: acme });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme Flats' })).toBeVisible();
  const contact = screen.getByRole('region', { name: 'Contact' });
  expect(contact).toHaveTextContent('acme.flats');
  expect(contact).toHaveTextContent('Never signed in');
  expect(screen.getByRole('link', { name: 'office@acme.example' })).toBeVisible();
  const props = '{"customerId":502,"customerName":"acme.flats","title":"Acme Flats"}';
  expect(screen.getByText(`customerElevators: ${props}`)).toBeVisible();
  expect(screen.getByText(`customerTickets: ${props}`)).toBeVisible();
  const edit = screen.getByRole('link', { name: 'Edit customer' });
  expect(edit).toHaveAttribute('href', '/edit_cust?userId=502');
  expect(edit).toHaveAttribute('aria-keyshortcuts', SHORTCUTS.edit);
  expect(screen.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/customers');
});

test('on a server that does not return the user name it is the one of the address', async () => {
  const { username: _, ...row } = acme;
  network.answer(loadPerson, { data: row });
  open();
  expect(await screen.findByText(/^customerTickets: .*"acme\.flats"/)).toBeVisible();
});

test('the contact is shown where no other remote is deployed', async () => {
  network.answer(loadPerson, { data: acme });
  open('/customer?userId=502', { renderExtension: () => undefined });
  expect(await screen.findByRole('region', { name: 'Contact' })).toBeVisible();
});

test('a deleted customer has no user name as title (R369)', async () => {
  network.fail(loadPerson, 404, { detail: 'Not found.' });
  open('/customer?userId=502&customerName=acme.mills');
  expect(await screen.findByText('This customer does not exist or was deleted.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Customer' })).toBeVisible();
});

test.each([
  ['nobody is chosen', '/customer', undefined, 'No customer selected'],
  [
    'the customer was deleted',
    '/customer?userId=502',
    'gone',
    'This customer does not exist or was deleted.',
  ],
  ['the person is a technician', '/customer?userId=101', 'technician', 'This person is not a customer.'],
])('a message is shown when %s, with a way back', async (_, address, case_, sentence) => {
  if (case_ === 'gone') network.fail(loadPerson, 404, { detail: 'Not found.' });
  else network.answer(loadPerson, { data: aPerson({ user_type: 'TechnicianUser' }) });
  open(address);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Customers' })).toHaveAttribute('href', '/customers');
});
