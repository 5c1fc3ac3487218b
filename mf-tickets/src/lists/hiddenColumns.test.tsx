import { readAppearance, saveAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { dealerTicketList, savedTicketViews } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { aTicketRow } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { openTicketList } from '../testing/openTicketList';

const network = fakeNetwork();
const UNCHANGED = { density: null, language: null, date_format: null };
const titles = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const saved = () => network.calls(saveAppearance).map(({ body }) => body);
const columns = (name = 'Columns') => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.removeItem('smart-elevator.columns');
  network.answer(savedTicketViews, []);
  network.answerList(dealerTicketList, [aTicketRow({ status: 'Open' })]);
  network.answer(readAppearance, UNCHANGED);
  network.answer(saveAppearance, UNCHANGED);
});

test('columns can be hidden with the keyboard, but not the key and the actions; other lists keep theirs', async () => {
  const { user, unmount } = openTicketList('/all_open_tickets');
  await screen.findByRole('table');
  columns().focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
  expect(
    dialog.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.labels?.[0]?.textContent),
  ).toEqual(['Elevator Name', 'Status', 'Priority', 'Label', 'Assignee', 'Updated', 'Target Date']);
  expect(dialog.getByRole('checkbox', { name: 'Target Date' })).not.toBeChecked();
  dialog.getByRole('checkbox', { name: 'Label' }).focus();
  await user.keyboard(' ');
  await user.click(dialog.getByRole('checkbox', { name: 'Priority' }));
  expect(titles()).toEqual(['Ticket key', 'Elevator Name', 'Status', 'Assignee', 'Updated', 'Action']);
  expect(saved()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(saved()).toEqual([{ hidden_columns: '%2Fall_open_tickets=priority%2Clabel' }]));
  expect(columns('Columns (2 hidden)')).toHaveFocus();

  unmount();
  openTicketList('/all_closed_tickets');
  await screen.findByRole('table');
  expect(titles()).toHaveLength(8);
});

test('columns are ordered with the keyboard; the order is remembered, saved, and can be the usual one again (R265)', async () => {
  const { user, unmount } = openTicketList('/all_open_tickets');
  await screen.findByRole('table');
  await user.click(columns());
  const handle = await screen.findByRole('button', { name: 'Move Label' });
  handle.focus();
  await user.keyboard(' {ArrowUp}{ArrowUp} ');
  const moved = [
    'Ticket key',
    'Elevator Name',
    'Label',
    'Status',
    'Priority',
    'Assignee',
    'Updated',
    'Action',
  ];
  expect(titles()).toEqual(moved);
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(saved()).toEqual([{ hidden_columns: expect.stringMatching(/^%2Fall_open_tickets\+order=/) }]),
  );
  unmount();
  const again = openTicketList('/all_open_tickets');
  await screen.findByRole('table');
  expect(titles()).toEqual(moved);
  await again.user.click(columns());
  await again.user.click(await screen.findByRole('button', { name: 'Default order' }));
  expect(titles()[2]).toBe('Status');
});

test('hidden columns are remembered, and all can be shown again', async () => {
  localStorage.setItem('smart-elevator.columns', '%2Fall_open_tickets=label%2Cgone%2Cticket_key');
  const { user } = openTicketList('/all_open_tickets');
  await screen.findByRole('table');
  expect(titles()).toHaveLength(7);
  await user.click(columns('Columns (1 hidden)'));
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(titles()).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(saved()).toEqual([{ hidden_columns: '%2Fall_open_tickets=target_date' }]));
});

test('what another browser has stored for other lists stays, what it has for this one does not', async () => {
  localStorage.setItem('smart-elevator.columns', '%2Felevators=customer_name');
  const order = '%2Fall_open_tickets+order=status%2Clabel';
  const hidden_columns = `%2Fall_open_tickets=status&${order}&%2Fcustomers=email`;
  network.answer(readAppearance, { ...UNCHANGED, hidden_columns });
  const { user } = openTicketList('/all_open_tickets');
  await screen.findByRole('table');
  await user.click(columns());
  await user.click(await screen.findByRole('checkbox', { name: 'Label' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(saved()).toEqual([{ hidden_columns: '%2Fall_open_tickets=label&%2Fcustomers=email' }]),
  );
});

describe('the target date', () => {
  const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  const late = aTicketRow({ status: 'Open', target_date: addDays(localDay(), -7) });
  beforeEach(() => network.answerList(dealerTicketList, [late]));

  test('is a column once it is chosen, the last before the actions; the days since then are in it alone', async () => {
    const { user, address } = openTicketList('/all_open_tickets');
    await screen.findByRole('table');
    expect(titles()).not.toContain('Target Date');
    expect(cells()[2]).toBe('Open7 days late');

    await user.click(columns());
    await user.click(await screen.findByRole('checkbox', { name: 'Target Date' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(titles().slice(-3)).toEqual(['Updated', 'Target Date', 'Action']);
    expect(cells()[2]).toBe('Open');
    expect(cells().at(-2)).toMatch(/^\d\d\/\d\d\/\d{4}7 days late$/);
    expect(columns()).toBeVisible();

    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Target Date' }));
    expect(address()).toBe('/all_open_tickets?sort=target_date');
    await waitFor(() =>
      expect(network.calls(dealerTicketList).at(-1)?.query['ordering']).toBe('target_date'),
    );
  });
});

test('a dialog that is closed without a change saves nothing', async () => {
  const { user } = openTicketList('/all_open_tickets');
  await screen.findByRole('table');
  await user.click(columns());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(saved()).toEqual([]);
});

test('a list has its columns at every spelling of its address (R203)', async () => {
  localStorage.setItem(
    'smart-elevator.columns',
    '/all_Inprogress_tickets=label&/all_inprogress_tickets order=status',
  );
  const { user } = openTicketList('/ALL_INPROGRESS_tickets/');
  await screen.findByRole('table');
  expect(titles().slice(1, 3)).toEqual(['Status', 'Elevator Name']);
  expect(titles()).not.toContain('Label');
  await user.click(columns('Columns (1 hidden)'));
  await user.click(await screen.findByRole('checkbox', { name: 'Label' }));
  await user.click(screen.getByRole('checkbox', { name: 'Priority' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(saved()).toHaveLength(1));
  const { hidden_columns } = saved()[0] as { hidden_columns: string };
  expect([...new URLSearchParams(hidden_columns).values()]).toEqual(['status', 'priority']);
});
