import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { findElevators } from '@smart-elevator/shared-api/contract/elevators/findEndpoints';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { setLinks } from '@smart-elevator/shared-api/client/links';
import {
  findCallers,
  readCaller,
  usedLabels,
} from '@smart-elevator/shared-api/contract/tickets/callerEndpoints';
import { createTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  aCustomField,
  anElevator,
  aTicketDetails,
  DEALER_ID,
  signedIn,
} from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { answerTicketForms, formatUsDate, today } from '../testing/ticketFormAnswers';
import { callerFixture as caller } from '../testing/callerFixture';
import { NewCallPage } from './NewCallPage';

const network = fakeNetwork();
const week = addDays(today, 7);

beforeEach(() => {
  signedIn();
  answerTicketForms(network);
  network.answer(findCallers, [caller]);
  network.answer(readCaller, caller);
  network.answer(usedLabels, ['Doors', 'Light']);
  network.answer(createTicket, aTicketDetails({ ticket_id: 9, ticket_key: 'ELV-4012' }));
});

function open(address = '/new_call') {
  return renderRoutes(
    [
      { path: '/new_call', element: <NewCallPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    address,
  );
}
const who = () => screen.findByRole('combobox', { name: /^Who or where/ });
const what = () => screen.getByRole('textbox', { name: /^What is wrong/ });

/** Finds the elevator by what is typed, and chooses it. */
async function choose({ user }: ReturnType<typeof open>, text: string) {
  await waitFor(async () => expect(await who()).toHaveFocus());
  await user.keyboard(text);
  await user.click(await screen.findByTitle('AA1005'));
  await screen.findByRole('region', { name: 'About AA1005' });
}

test('the lift is found by phone, what is wrong is asked next, and the rest is proposed (R371, R372)', async () => {
  const view = open();
  await choose(view, '9810000042');
  expect(network.calls(findCallers).at(-1)?.query).toEqual({ text: '9810000042' });
  expect(what()).toHaveFocus();
  await view.user.keyboard('Door does not close');
  expect(screen.getByLabelText(/^Target Date/)).toHaveValue(formatUsDate(week));
  expect(screen.getByText('The engineer of this elevator')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Label/)).toHaveValue('Doors'));
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('ELV-4012')).toBeVisible();
  expect(screen.getByText('Ticket created successfully !!!')).toBeVisible();
  expect(network.calls(createTicket)[0]?.body).toEqual({
    elevator_id: 5,
    label: 'Doors',
    summary: 'Door does not close',
    description: 'Door does not close',
    reporter: DEALER_ID,
    assignee: 31,
    status: 'Open',
    resolution: 'Unresolved',
    priority: 'Medium',
    create_date: today,
    start_date: today,
    target_date: week,
    custom_field_values: [],
  });
});

test('a trapped passenger is a Critical ticket of today, with the lift and what was said (R378)', async () => {
  const view = open('/new_call?trapped=1');
  await choose(view, '9810000042');
  expect(screen.getByRole('checkbox', { name: 'Passenger trapped' })).toBeChecked();
  await view.user.keyboard('Two people between floors');
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

test('the chosen lift shows its place, customer, contract, open tickets and last maintenance (R371)', async () => {
  setLinks([{ name: 'mf-elevators', links: { page: '/elevator/:elevatorId' } }]);
  const view = open();
  await choose(view, 'obrecht');
  const facts = within(screen.getByRole('region', { name: 'About AA1005' }));
  expect(facts.getByText('Copper Ridge, 710 Obrecht Rd')).toBeVisible();
  expect(facts.getByRole('link', { name: 'AA1005' })).toHaveAttribute('href', '/elevator/5');
  expect(facts.getByText('Lake View Society')).toBeVisible();
  expect(facts.getByRole('link', { name: /Call Lake View Society/ })).toHaveAttribute(
    'href',
    'tel:+919810000042',
  );
  expect(facts.getByText('Covered until 12/31/2026 (Comprehensive)')).toBeVisible();
  expect(facts.getByText('02/03/2026, next due 03/05/2026')).toBeVisible();
  expect(facts.getByText('2 open tickets of this elevator')).toBeVisible();
  expect(facts.getByRole('link', { name: 'ELV-70' })).toHaveAttribute('href', '/ticket/ELV-70');
  expect(facts.getByText('Light is broken')).toBeVisible();
  expect(facts.getByText('3 d')).toBeVisible();
  expect(facts.getByText('today')).toBeVisible();
});

test('a lift without contract, customer and tickets says so (R371)', async () => {
  const bare = { contract: null, customer_id: null, customer_name: null, customer_phone: null };
  network.answer(findCallers, [
    { ...caller, ...bare, main_completed_date: null, open_tickets: [], open_count: 0, technician: null },
  ]);
  const view = open();
  await choose(view, 'AA1005');
  const facts = within(screen.getByRole('region', { name: 'About AA1005' }));
  expect(facts.getByText('Not covered today')).toBeVisible();
  expect(facts.getByText('No open tickets of this elevator')).toBeVisible();
  expect(facts.getByText(/^None recorded/)).toBeVisible();
  expect(facts.queryByText('Customer')).not.toBeInTheDocument();
});

test('after the key the next call begins with an empty form, and the ticket can be opened (R373)', async () => {
  const view = open();
  await choose(view, 'x');
  await view.user.keyboard('Door');
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByRole('link', { name: 'Open ticket' })).toHaveAttribute(
    'href',
    '/ticket/ELV-4012',
  );
  const another = screen.getByRole('button', { name: 'Another call' });
  expect(another).toHaveFocus();
  await view.user.keyboard('{Enter}');
  expect(await who()).toBeVisible();
  expect(what()).toHaveValue('');
  expect(screen.queryByText('Unsaved changes restored')).not.toBeInTheDocument();
});

test('required custom fields are asked for before the others (R370)', async () => {
  network.answer(customFieldsByType, [
    aCustomField({ name: 'Floor' }, 1),
    aCustomField({ name: 'Reported through', is_required: true }, 2),
  ]);
  const view = open();
  await choose(view, 'x');
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
  const view = open();
  await choose(view, 'x');
  await view.user.click(screen.getByRole('checkbox', { name: 'Passenger trapped' }));
  await waitFor(() => expect(screen.getByLabelText(/^Target Date/)).toHaveValue(formatUsDate(today)));
});

test('the input of a call is restored with the facts of its lift (R246)', async () => {
  const first = open();
  await choose(first, 'x');
  await first.user.keyboard('Door');
  await waitFor(() => expect(screen.getByLabelText(/^Label/)).toHaveValue('Doors'));
  first.unmount();
  open();
  expect(await screen.findByText('Unsaved changes restored')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'About AA1005' })).toBeVisible();
  expect(what()).toHaveValue('Door');
});

test('a refused ticket says why, and the input stays (R343)', async () => {
  network.answer(createTicket, () => new FakeResponse(400, { detail: 'No' }));
  const view = open();
  await choose(view, 'x');
  await view.user.keyboard('Door');
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('Failed to create ticket. Please try again.')).toBeVisible();
  expect(what()).toHaveValue('Door');
});

test('nothing found and a failed search are said at the field', async () => {
  network.answer(findCallers, []);
  const view = open();
  await waitFor(async () => expect(await who()).toHaveFocus());
  await view.user.keyboard('zzz');
  await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  network.fail(findCallers, 500);
  await view.user.keyboard('q');
  expect(await screen.findByText('The search is not available right now.')).toBeVisible();
});

test('another back end finds the lift in its own calls; what it does not know is left out (R254)', async () => {
  for (const missing of [findCallers, readCaller, usedLabels, findElevators]) network.fail(missing, 404);
  const lift = anElevator({ elevator_id: 5, elevator_name: 'AA1005', elevator_address: '710 Obrecht Rd' });
  network.answerList(userElevators, [lift]);
  network.answer(loadElevator, lift);
  const view = open();
  await choose(view, 'AA1005');
  const facts = within(screen.getByRole('region', { name: 'About AA1005' }));
  expect(facts.queryByText('AMC contract')).not.toBeInTheDocument();
  expect(facts.queryByText(/open tickets/)).not.toBeInTheDocument();
  await view.user.keyboard('Door');
  await view.user.type(screen.getByLabelText(/^Label/), 'Doors');
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('ELV-4012')).toBeVisible();
});

test('the full form is a link away (R373)', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Open the full form' })).toHaveAttribute('href', '/Issue');
});
