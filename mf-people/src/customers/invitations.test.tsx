import { previewCsv, uploadCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import { customerList, sendInvitations } from '@smart-elevator/shared-api/contract/people/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { aCustomer, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { chooseFilter, filterChip } from '@smart-elevator/shared-ui/testing/openFilter';
import { screen, waitFor } from '@testing-library/react';
import { openPeople } from '../testing/openPeople';
import { aUploadFile } from '../testing/aUploadFile';

const network = fakeNetwork();

const bodies = () => network.calls(sendInvitations).map(({ body }) => body);

test.each([
  ['held', { invitation: 'Held' }, /^Invitation held/],
  ['not accepted', { invitation: 'Sent' }, /^Invited, not accepted yet/],
  ['accepted', { invitation: 'Accepted', last_sign_in_at: null }, /^Invitation accepted, never signed in/],
  ['not needed', { invitation: null, last_sign_in_at: null }, /^Never signed in/],
] as const)('a card shows that the invitation is %s', async (_, row, sentence) => {
  network.answerList(customerList, [aCustomer(row)]);
  openPeople('/customers');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each([
  ['Held', /^Send now\W+ann@example\.com$/],
  ['Sent', /^Send again\W+ann@example\.com$/],
] as const)(
  'an invitation that is %s is sent once from the card, with a message',
  async (invitation, name) => {
    network.answerList(customerList, [aCustomer({ invitation, email: 'ann@example.com' })]);
    const { user } = openPeople('/customers');
    const sent = deferred<{ invited: number }>();
    network.answer(sendInvitations, () => sent.promise);
    await user.dblClick(await screen.findByRole('button', { name }));
    network.answerList(customerList, [aCustomer({ invitation: 'Sent' })]);
    sent.resolve({ invited: 1 });
    expect(await screen.findByText('Invitation sent to ann@example.com')).toBeVisible();
    expect(bodies()).toEqual([{ user_id: 501 }]);
    expect(await screen.findByText(/^Invited, not accepted yet/)).toBeVisible();
  },
);

test('a refused invitation shows the reason; a deactivated person cannot be invited', async () => {
  network.answerList(customerList, [
    aCustomer({ invitation: 'Sent', email: 'ann@example.com' }),
    aCustomer({ invitation: 'Sent', is_active: false }, 2),
  ]);
  network.fail(sendInvitations, 400, {
    user_id: ['Only an active person without a password can be invited.'],
  });
  const { user } = openPeople('/customers');
  await screen.findByRole('button', { name: /ann@example/ });
  await user.click(screen.getByRole('button', { name: /^Send again/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The invitation to ann@example.com could not be sent. Only an active person without a password can be invited.',
  );
});

test('all held invitations are listed, and sent together after a question with their number', async () => {
  const rows = [...many(aCustomer, 2, { invitation: 'Held' }), aCustomer({ invitation: 'Sent' }, 3)];
  network.answerList(customerList, rows, { as: 'bare' });
  const { user, address } = openPeople('/customers');
  await screen.findByRole('heading', { name: 'customer.3' });
  expect(screen.queryByRole('button', { name: 'Send all held invitations' })).not.toBeInTheDocument();
  await chooseFilter(user, 'Invitation', 'Held');
  expect(address()).toBe('/customers?invitation=Held');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'customer.3' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Send all held invitations' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Sends invitations to 2 people');
  network.answer(sendInvitations, { invited: 2 });
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('2 invitations sent')).toBeVisible();
  expect(bodies()).toEqual([{}]);
});

test('a server without invitations has no filter for them', async () => {
  network.answerList(customerList, [aCustomer()]);
  openPeople('/customers');
  await screen.findByRole('heading', { name: 'customer.1' });
  expect(filterChip('Search in')).toBeVisible();
  expect(filterChip('Invitation')).toBeNull();
});

describe('an import', () => {
  async function chooseFile(invitations: number | undefined) {
    network.answerList(customerList, []);
    network.answer(previewCsv, {
      rows: 1,
      failing_rows: 0,
      customers_created: 18_931,
      elevators_created: 1,
      detail: '',
      errors: [],
      notes: [],
      ...(invitations === undefined ? {} : { invitations }),
    });
    network.answer(uploadCsv, { customers_created: 1, elevators_created: 1 });
    const view = openPeople('/customers');
    const file = new File([aUploadFile([{}])], 'lifts.csv');
    await view.user.upload(await screen.findByLabelText('Choose a CSV file'), file);
    await screen.findByText('1 row, ready to upload.');
    return view;
  }

  test('says how many people it will write to, and writes at once', async () => {
    const { user } = await chooseFile(18_931);
    expect(screen.getByText('Sends invitations to 18,931 people')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
    expect(network.calls(uploadCsv)[0]?.query).toEqual({});
    expect(screen.queryByText('The invitations are held.')).not.toBeInTheDocument();
  });

  test('holds the invitations if the dealer wants, and leads to them', async () => {
    const { user } = await chooseFile(2);
    await user.click(screen.getByRole('checkbox', { name: 'Hold the invitations, to send them later' }));
    expect(screen.getByText('Sends invitations to 0 people')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('link', { name: 'Show the held invitations' })).toHaveAttribute(
      'href',
      '/customers?invitation=Held',
    );
    expect(network.calls(uploadCsv)[0]?.query).toEqual({ invitations: 'hold' });
  });

  test('offers this only on a server that can hold invitations', async () => {
    await chooseFile(undefined);
    expect(screen.queryByText(/^Sends invitations to/)).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
