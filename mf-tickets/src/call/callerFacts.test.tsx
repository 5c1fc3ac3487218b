import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { findElevators } from '@smart-elevator/shared-api/contract/elevators/findEndpoints';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { setLinks } from '@smart-elevator/shared-api/client/links';
import {
  findCallers,
  readCaller,
  usedLabels,
} from '@smart-elevator/shared-api/contract/tickets/callerEndpoints';
import { anElevator } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { callerFixture } from '../testing/callerFixture';
import { answerCalls, chooseLift, openCall, whoInput } from '../testing/openCall';

const network = fakeNetwork();

beforeEach(() => answerCalls(network));

test('the chosen lift shows its place, customer, contract, open tickets and last maintenance (R371)', async () => {
  setLinks([{ name: 'mf-elevators', links: { page: '/elevator/:elevatorId' } }]);
  const view = openCall();
  await chooseLift(view, 'obrecht');
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
    {
      ...callerFixture,
      ...bare,
      main_completed_date: null,
      open_tickets: [],
      open_count: 0,
      technician: null,
    },
  ]);
  const view = openCall();
  await chooseLift(view, 'AA1005');
  const facts = within(screen.getByRole('region', { name: 'About AA1005' }));
  expect(facts.getByText('Not covered today')).toBeVisible();
  expect(facts.getByText('No open tickets of this elevator')).toBeVisible();
  expect(facts.getByText(/^None recorded/)).toBeVisible();
  expect(facts.queryByText('Customer')).not.toBeInTheDocument();
});

test('nothing found and a failed search are said at the field', async () => {
  network.answer(findCallers, []);
  const view = openCall();
  await waitFor(async () => expect(await whoInput()).toHaveFocus());
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
  const view = openCall();
  await chooseLift(view, 'AA1005');
  const facts = within(screen.getByRole('region', { name: 'About AA1005' }));
  expect(facts.queryByText('AMC contract')).not.toBeInTheDocument();
  expect(facts.queryByText(/open tickets/)).not.toBeInTheDocument();
  await view.user.keyboard('Door');
  await view.user.type(screen.getByLabelText(/^Label/), 'Doors');
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('ELV-4012')).toBeVisible();
});
