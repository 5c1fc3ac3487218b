import { saveLook } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { dealerTicketList, savedTicketViews } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aTicketRow } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { openTicketList } from '../testing/openTicketList';

const network = fakeNetwork();
const titles = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const saved = () => network.calls(saveLook).map(({ body }) => body);
const columns = (name = 'Columns') => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.removeItem('smart-elevator.columns');
  network.answer(savedTicketViews, []);
  network.answerList(dealerTicketList, [aTicketRow({ status: 'Open' })]);
  network.answer(saveLook, { density: null, language: null, date_format: null });
});

test('columns can be hidden with the keyboard, but not the key and the actions; other lists keep theirs', async () => {
  const { user, unmount } = openTicketList('/all_open_tickets');
  await screen.findByRole('table');
  columns().focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
  expect(dialog.getAllByRole('checkbox').map((box) => box.getAttribute('id')?.split('-').at(-1))).toEqual([
    'elevator_name',
    'status',
    'priority',
    'label',
    'assignee_name',
    'update_date',
  ]);
  dialog.getByRole('checkbox', { name: 'Label' }).focus();
  await user.keyboard(' ');
  await user.click(dialog.getByRole('checkbox', { name: 'Priority' }));
  expect(titles()).toEqual(['Ticket key', 'Elevator Name', 'Status', 'Assignee', 'Updated', 'Action']);
  expect(saved()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(saved()).toEqual([{ hidden_columns: '%2Fall_open_tickets=label%2Cpriority' }]));
  expect(columns('Columns (2 hidden)')).toHaveFocus();

  unmount();
  openTicketList('/all_closed_tickets');
  await screen.findByRole('table');
  expect(titles()).toHaveLength(8);
});

test('hidden columns are remembered, and all can be shown again', async () => {
  localStorage.setItem('smart-elevator.columns', '%2Fall_open_tickets=label%2Cgone%2Cticket_key');
  const { user } = openTicketList('/all_open_tickets');
  await screen.findByRole('table');
  expect(titles()).toHaveLength(7);
  await user.click(columns('Columns (1 hidden)'));
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(titles()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(saved()).toEqual([{ hidden_columns: '' }]));
});

test('a dialog that is closed without a change saves nothing', async () => {
  const { user } = openTicketList('/all_open_tickets');
  await screen.findByRole('table');
  await user.click(columns());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(saved()).toEqual([]);
});
