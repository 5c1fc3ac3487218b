import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { findCallers, readCaller } from '@smart-elevator/shared-api/contract/tickets/callerEndpoints';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { createTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aCustomField, DEALER_ID, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor } from '@testing-library/react';
import { answerCalls, chooseLift, openCall, whatInput, whoInput } from '../testing/openCall';
import { formatUsDate, target, ticketFixture, today } from '../testing/ticketFormAnswers';

const network = fakeNetwork();

beforeEach(() => answerCalls(network));

test('the lift is found by phone, what is wrong is asked next, and the rest is proposed (R371, R372)', async () => {
  const view = openCall();
  await chooseLift(view, '9810000042');
  expect(network.calls(findCallers).at(-1)?.query).toEqual({ text: '9810000042' });
  expect(whatInput()).toHaveFocus();
  await view.user.keyboard('Door is stuck');
  expect(screen.getByLabelText(/^Target Date/)).toHaveValue(formatUsDate(target));
  expect(screen.getByText('The engineer of this elevator')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Label/)).toHaveValue('Doors'));
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('ELV-4012')).toBeVisible();
  expect(screen.getByText('Ticket created successfully !!!')).toBeVisible();
  expect(network.calls(createTicket)[0]?.body).toEqual({
    elevator_id: 5,
    label: 'Doors',
    summary: 'Door is stuck',
    description: 'Door is stuck',
    reporter: DEALER_ID,
    assignee: 31,
    status: 'Open',
    resolution: 'Unresolved',
    priority: 'Medium',
    create_date: today,
    start_date: today,
    target_date: target,
    custom_field_values: [],
  });
});

test('a trapped passenger is a Critical ticket of today, with the lift and what was said (R378)', async () => {
  const view = openCall('/new_call?trapped=1');
  await chooseLift(view, '9810000042');
  expect(screen.getByRole('checkbox', { name: 'Passenger trapped' })).toBeChecked();
  await view.user.keyboard('Two people');
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('ELV-4012')).toBeVisible();
  expect(network.calls(createTicket)[0]?.body).toMatchObject({
    elevator_id: 5,
    entrapment: true,
    priority: 'Critical',
    assignee: 31,
    target_date: today,
  });
});

test('after the key the next call begins with an empty form, and the ticket can be opened (R373)', async () => {
  const view = openCall();
  await chooseLift(view, 'x');
  await view.user.keyboard('Door');
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByRole('link', { name: 'Open ticket' })).toHaveAttribute(
    'href',
    '/ticket/ELV-4012',
  );
  const another = screen.getByRole('button', { name: 'Another call' });
  expect(another).toHaveFocus();
  await view.user.keyboard('{Enter}');
  expect(await whoInput()).toBeVisible();
  expect(whatInput()).toHaveValue('');
  expect(screen.queryByText('Unsaved changes restored')).not.toBeInTheDocument();
});

test('required custom fields are asked for before the others (R370)', async () => {
  network.answer(customFieldsByType, [
    aCustomField({ name: 'Floor' }, 1),
    aCustomField({ name: 'Reported through', is_required: true }, 2),
  ]);
  const view = openCall();
  await chooseLift(view, 'x');
  await view.user.keyboard('Door');
  expect(screen.getByLabelText('Floor')).not.toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('Please fill in all the required fields.')).toBeVisible();
  await view.user.type(screen.getByLabelText(/^Reported through/), 'Phone');
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('ELV-4012')).toBeVisible();
  expect(network.calls(createTicket)[0]?.body).toMatchObject({
    custom_field_values: [{ custom_field: 2, value: 'Phone' }],
  });
});

test('a trapped passenger makes it Critical and due today (R367)', async () => {
  const view = openCall();
  await chooseLift(view, 'x');
  await view.user.click(screen.getByRole('checkbox', { name: 'Passenger trapped' }));
  await waitFor(() => expect(screen.getByLabelText(/^Target Date/)).toHaveValue(formatUsDate(today)));
});

test('the input of a call is restored with the facts of its lift (R246)', async () => {
  const first = openCall();
  await chooseLift(first, 'x');
  await first.user.keyboard('Door');
  await waitFor(() => expect(screen.getByLabelText(/^Label/)).toHaveValue('Doors'));
  first.unmount();
  openCall();
  expect(await screen.findByText('Unsaved changes restored')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'About AA1005' })).toBeVisible();
  expect(whatInput()).toHaveValue('Door');
});

test('a refused ticket says why, and the input stays (R343)', async () => {
  network.answer(createTicket, () => new FakeResponse(400, { detail: 'No' }));
  const view = openCall();
  await chooseLift(view, 'x');
  await view.user.keyboard('Door');
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('Failed to create ticket. Please try again.')).toBeVisible();
  expect(whatInput()).toHaveValue('Door');

  answerCalls(network);
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  await waitFor(() => expect(screen.queryByText('Failed to create ticket. Please try again.')).toBeNull());
});

test('the full form is a link away (R373)', async () => {
  openCall();
  expect(await screen.findByRole('link', { name: 'Open the full form' })).toHaveAttribute('href', '/Issue');
});

test('an elevator that was deleted meanwhile is given up, and the form says so, also after a reload', async () => {
  const deleted = 'This elevator was deleted. Choose another one.';
  network.fail(createTicket, 400, { elevator_id: ['Invalid pk "5" - object does not exist.'] });
  const first = openCall();
  await chooseLift(first, 'x');
  await first.user.keyboard('Door');
  first.unmount();
  network.fail(readCaller, 404, { detail: 'Not found.' });
  const second = openCall();
  expect(await screen.findByText(deleted)).toBeVisible();
  expect(screen.queryByTitle('5')).not.toBeInTheDocument();
  expect(whatInput()).toHaveValue('Door');

  await second.user.click(await whoInput());
  await chooseLift(second, 'x');
  expect(screen.queryByText(deleted)).not.toBeInTheDocument();
  await second.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText(deleted)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'About AA1005' })).not.toBeInTheDocument();
});

test('a call without an answer is the same ticket after midnight; a changed one starts on that day (R256)', async () => {
  network.offline(createTicket);
  const view = openCall();
  await chooseLift(view, 'x');
  await view.user.keyboard('Door');
  await waitFor(() => expect(screen.getByLabelText(/^Label/)).toHaveValue('Doors'));
  const create = async (times: number) => {
    await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
    await waitFor(() => expect(network.calls(createTicket)).toHaveLength(times));
  };
  await create(1);
  const tomorrow = addDays(today, 1);
  jest.useFakeTimers({ now: new Date(`${tomorrow}T00:08:00`), advanceTimers: true });
  signedIn();
  await create(2);
  network.answer(createTicket, ticketFixture);
  await view.user.type(whatInput(), ' 2');
  await create(3);
  await screen.findByText('Ticket created successfully !!!');
  jest.useRealTimers();
  const [lost, again, changed] = network.calls(createTicket);
  expect(again?.body).toEqual(lost?.body);
  expect(again?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
  expect(changed?.body).toMatchObject({ create_date: tomorrow, start_date: tomorrow });
  expect(Object.keys(localStorage).filter((key) => /draft|unsent/.test(key))).toEqual([]);
});
