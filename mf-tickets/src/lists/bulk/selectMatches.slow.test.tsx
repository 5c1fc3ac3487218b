import {
  bulkChangeTickets,
  dealerTicketList,
  savedTicketViews,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { aTicketRow, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { openTicketList, shownKeys } from '../../testing/openTicketList';

const network = fakeNetwork();

beforeEach(() => {
  network.answer(savedTicketViews, []);
  network.answerList(dealerTicketList, many(aTicketRow, 60, { status: 'Open' }));
  network.answerList(employeeList, []);
});

const box = (name: string) => screen.getByRole('checkbox', { name });
const bar = () => screen.getByRole('region', { name: 'Selected tickets' });

async function open() {
  const view = openTicketList('/all_open_tickets');
  await waitFor(() => expect(shownKeys().length).toBeGreaterThan(0));
  return view;
}

test('after the whole page, all matches of the other pages can be selected, and are changed', async () => {
  network.answer(bulkChangeTickets, { updated: [], failed: [] });
  const { user } = await open();
  await user.click(box('Select ticket ELV-1002'));
  expect(screen.queryByRole('button', { name: /matches/ })).not.toBeInTheDocument();
  await user.click(box('Select all on this page'));
  await user.click(within(bar()).getByRole('button', { name: 'Select all 60 matches' }));
  await waitFor(() => expect(bar()).toHaveTextContent('60 selected, 35 not on this page'));
  expect(screen.queryByRole('button', { name: /matches/ })).not.toBeInTheDocument();
  await user.click(within(bar()).getByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByTitle('Closed'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Change' }));
  await screen.findByText('60 tickets updated successfully');
  expect(network.calls(bulkChangeTickets)[0]?.body).toMatchObject({
    ticket_ids: expect.arrayContaining([1, 60]) as unknown,
  });
});

test('if all matches cannot be read, the page stays selected and a message says so', async () => {
  const { user } = await open();
  await user.click(box('Select all on this page'));
  network.offline(dealerTicketList);
  await user.click(within(bar()).getByRole('button', { name: 'Select all 60 matches' }));
  expect(await screen.findByText('The matches could not be selected. Please try again.')).toBeVisible();
  expect(bar()).toHaveTextContent('25 selected');
});

test('more matches than one change allows cannot all be selected, and the bar says why', async () => {
  network.answerList(dealerTicketList, many(aTicketRow, 501, { status: 'Open' }));
  const { user } = await open();
  await user.click(box('Select all on this page'));
  expect(bar()).toHaveTextContent('All 501 matches are too many: up to 500 tickets can be changed together.');
  expect(screen.queryByRole('button', { name: /matches/ })).not.toBeInTheDocument();
});
