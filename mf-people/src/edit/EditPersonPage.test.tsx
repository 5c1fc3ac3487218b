import { fireEvent, screen, waitFor } from '@testing-library/react';
import { select } from '@smart-elevator/shared-api/client/selection';
import {
  customerList,
  employeeList,
  updatePerson,
} from '@smart-elevator/shared-api/contract/people/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { aCustomer, anEmployee, aPerson } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { openPeople } from '../testing/openPeople';

const network = fakeNetwork();
const person = aPerson({ user_id: 31, email: 'anita@example.com', first_name: 'Anita' });

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\*?$`));
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const isEmpty = (body: unknown) => Object.keys(body ?? {}).length === 0;
const sent = () => network.calls(updatePerson).filter(({ body }) => !isEmpty(body));

type Changed = FakeResponse | { data: typeof person };

/** The API has one call that loads and changes. */
const serve = (loaded = person, changed: Changed | Promise<Changed> = { data: person }) =>
  network.answer(updatePerson, ({ body }) => (isEmpty(body) ? { data: loaded } : changed));

function show(address: string) {
  network.answerList(employeeList, []);
  network.answerList(customerList, []);
  return openPeople(address);
}

async function open(address: string, ...served: Parameters<typeof serve>) {
  serve(...served);
  const view = show(address);
  await screen.findByLabelText(/^Email/);
  return view;
}

describe.each([
  ['technician', '/edit_tech', 'update Technician Info', '/technicians', 'Technician'],
  ['customer', '/edit_cust', 'update Customer Info', '/customers', 'Customer'],
])('editing a %s', (who, path, button, list, word) => {
  const address = `${path}?userId=31`;
  const submit = () => screen.getByRole('button', { name: button });

  test('shows the stored values (R406)', async () => {
    await open(address);
    expect(field('Email')).toHaveValue('anita@example.com');
    expect(field('First name')).toHaveValue('Anita');
    expect(field('Last name')).toHaveValue('Rao');
    expect(field('Mobile no.')).toHaveValue('9876543210');
    expect(network.calls(updatePerson)[0]?.params).toEqual({ user_id: '31' });
  });

  test('a field that was not changed keeps what somebody else saved meanwhile (R409)', async () => {
    const view = await open(address);
    write('Last name', 'Desai');
    // The page is not told of it.
    serve({ ...person, first_name: 'Ananya' });
    await view.user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ first_name: 'Ananya', last_name: 'Desai' });
  });

  test('sends the changes, shows a message, and opens the list (R409)', async () => {
    const view = await open(address);
    write('Mobile no.', '5550123');
    await view.user.click(submit());
    expect(await screen.findByText(`${word} info updated successfully`)).toBeVisible();
    expect(view.address()).toBe(list);
    expect(sent().map(({ params, body }) => ({ params, body }))).toEqual([
      {
        params: { user_id: '31' },
        body: {
          email: 'anita@example.com',
          first_name: 'Anita',
          last_name: 'Rao',
          phoneno: '5550123',
        },
      },
    ]);
  });

  test.each(['Email', 'First name', 'Last name', 'Mobile no.'])(
    '%s left empty: the exact sentence, the focus on it, nothing is sent (R407)',
    async (label) => {
      const { user } = await open(address);
      write(label, ' ');
      await user.click(submit());
      expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
      expect(field(label)).toHaveAccessibleDescription('This field is required.');
      await waitFor(() => expect(field(label)).toHaveFocus());
      expect(sent()).toEqual([]);
    },
  );

  test('an invalid e-mail address shows an error at the field', async () => {
    const { user } = await open(address);
    write('Email', 'nowhere');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address.');
    expect(sent()).toEqual([]);
  });

  test('an e-mail address that is taken shows an error at the field, and the input stays', async () => {
    const known = 'A user is already registered with this e-mail address.';
    const { user } = await open(address, person, new FakeResponse(400, { email: [known] }));
    write('Email', 'taken@example.com');
    write('First name', 'Anita Devi');
    await user.click(submit());
    expect(await screen.findByText(`The ${who} info could not be updated.`)).toBeVisible();
    expect(field('Email')).toHaveAccessibleDescription(known);
    expect(field('Email')).toHaveValue('taken@example.com');
    expect(field('First name')).toHaveValue('Anita Devi');
  });

  test('a server failure shows a message, and the input stays', async () => {
    const broken = new FakeResponse(500, { detail: 'A server error occurred.' });
    const view = await open(address, person, broken);
    write('First name', 'Anita Devi');
    await view.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `The ${who} info could not be updated.The server had a problem.`,
    );
    expect(field('First name')).toHaveValue('Anita Devi');
    expect(view.address()).toBe(address);
  });

  test('without a selected person a message with a link to the list is shown', async () => {
    show(path);
    expect(await screen.findByText(`No ${who} selected`)).toBeVisible();
    expect(screen.getByRole('link', { name: `Back to ${word}s` })).toHaveAttribute('href', list);
  });

  test('a missing or deleted person', async () => {
    network.fail(updatePerson, 404, { detail: 'Not found.' });
    show(address);
    expect(await screen.findByText(`This ${who} does not exist or was deleted.`)).toBeVisible();
  });

  test('a person who cannot be loaded can be retried', async () => {
    network.offline(updatePerson);
    const { user } = show(address);
    expect(await screen.findByRole('alert')).toHaveTextContent(`The ${who} could not be loaded`);
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('anita@example.com');
  });
});

test.each([
  ['/edit_tech', 'CustomerUser', 'This person is not a technician.', 'Back to Technicians'],
  ['/edit_cust', 'TechnicianUser', 'This person is not a customer.', 'Back to Customers'],
  ['/edit_tech', 'DealerUser', 'This person is not a technician.', 'Back to Technicians'],
] as const)('%s opens no %s', async (path, user_type, sentence, back) => {
  serve({ ...person, user_type });
  show(`${path}?userId=31`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: back })).toBeVisible();
  expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
});

test('without an id in the address the last selected technician is edited', async () => {
  select({ technician: { id: 31, name: 'anita.rao' } });
  await open('/edit_tech');
  expect(network.calls(updatePerson)[0]?.params).toEqual({ user_id: '31' });
});

test('the form cannot be sent again while it is being sent', async () => {
  const later = deferred<Changed>();
  const { user } = await open('/edit_tech?userId=31', person, later.promise);
  const button = screen.getByRole('button', { name: 'update Technician Info' });
  await user.dblClick(button);
  later.resolve({ data: person });
  expect(await screen.findByText('Technician info updated successfully')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test.each([
  ['/technicians?search=an&page=1', 'anita', 'update Technician Info'],
  ['/customers?search=an', 'ocean', 'update Customer Info'],
])('after editing a person, %s is shown again with its search', async (list, name, button) => {
  serve();
  network.answerList(employeeList, [anEmployee({ user_id: 31, username: 'anita' })]);
  network.answerList(customerList, [aCustomer({ user_id: 31, username: 'ocean' })]);
  const { user, address } = openPeople(list);
  await user.click(await screen.findByRole('link', { name: `Edit ${name}` }));
  await screen.findByLabelText(/^Email/);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(/info updated successfully/)).toBeVisible();
  expect(address()).toBe(list);
});
