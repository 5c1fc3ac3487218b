import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { localDay, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import {
  dealerTicketList,
  deleteTicketView,
  employeeTicketList,
  saveTicketView,
  savedTicketViews,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aTicketRow, aTicketView, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { openTicketList, shownKeys } from '../../testing/openTicketList';

const network = fakeNetwork();
const doors = aTicketView({
  view_id: 5,
  name: 'Doors first',
  list: '/all_open_tickets',
  query: 'search=doors&sort=priority',
});

beforeEach(() => {
  network.answerList(employeeList, []);
  network.answerList(dealerTicketList, many(aTicketRow, 30));
  network.answerList(employeeTicketList, many(aTicketRow, 30, { assignee_name: 'anita.rao' }));
});

async function openViews(address: string) {
  const view = openTicketList(address);
  await view.user.click(await screen.findByRole('button', { name: 'Saved views' }));
  return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Saved views' })) };
}

test('a view stores search, filters and order under a name, but neither the page nor the selected person', async () => {
  network.answer(savedTicketViews, []);
  network.answer(saveTicketView, doors);
  const { user, dialog } = await openViews(
    '/tech_issues?technicianId=31&technicianName=anita.rao&search=doors&from=2026-01-01&to=2026-12-31&sort=priority&page=2',
  );
  expect(dialog.getByText('This list has no saved views yet.')).toBeVisible();
  await user.type(await dialog.findByRole('textbox', { name: 'Name of the view' }), ' Doors first ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('View Doors first saved')).toBeVisible();
  expect(network.calls(saveTicketView).map(({ body }) => body)).toEqual([
    {
      name: 'Doors first',
      list: '/tech_issues',
      query: 'search=doors&from=2026-01-01&to=2026-12-31&sort=priority',
    },
  ]);
});

test('opening a view shows the stored list, from page 1', async () => {
  network.answer(savedTicketViews, [doors]);
  const { user, dialog, address } = await openViews('/all_open_tickets?status=x&sort=label&page=2');
  await user.click(dialog.getByRole('link', { name: 'Doors first' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/all_open_tickets?search=doors&sort=priority');
  await waitFor(() =>
    expect(network.calls(dealerTicketList).at(-1)?.query).toMatchObject({
      search: 'doors',
      ordering: 'priority',
    }),
  );
});

test('a technician’s list stays the technician’s when a view is opened', async () => {
  network.answer(savedTicketViews, [
    aTicketView({ list: '/tech_issues', query: 'sort=label', name: 'By label' }),
  ]);
  const { user, dialog, address } = await openViews('/tech_issues?technicianId=31&technicianName=anita.rao');
  await user.click(dialog.getByRole('link', { name: 'By label' }));
  expect(address()).toBe('/tech_issues?technicianId=31&technicianName=anita.rao&sort=label');
});

test('each list has its own views', async () => {
  network.answer(savedTicketViews, [
    doors,
    aTicketView({ view_id: 6, list: '/all_closed_tickets', name: 'Old' }),
  ]);
  const { dialog } = await openViews('/all_open_tickets');
  const own = within(dialog.getByRole('list', { name: 'Your views' }));
  expect(own.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Doors first']);
});

test('each list has ready-made views beside its own, for the filters that it has', async () => {
  network.answer(savedTicketViews, [doors]);
  const { user, dialog, address } = await openViews('/all_open_tickets?search=doors');
  const usual = within(dialog.getByRole('list', { name: 'Ready-made views' }));
  expect(usual.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Past their target date', '/all_open_tickets?late=yes'],
    ['Created this week', `/all_open_tickets?opened=${mondayOf(localDay())}..`],
    ['Unassigned', '/all_open_tickets?assignee=Unassigned'],
  ]);
  await user.click(usual.getByRole('link', { name: 'Unassigned' }));
  expect(address()).toBe('/all_open_tickets?assignee=Unassigned');
});

test('a technician’s list has no view of unassigned tickets', async () => {
  network.answer(savedTicketViews, []);
  const { dialog } = await openViews('/tech_issues?technicianId=31&technicianName=anita.rao');
  expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Past their target date',
    'Created this week',
  ]);
});

test('a view is deleted after confirmation', async () => {
  network.answer(savedTicketViews, [doors]);
  network.answer(deleteTicketView, () => {
    network.answer(savedTicketViews, []);
    return {};
  });
  const { user, dialog } = await openViews('/all_open_tickets');
  await user.click(dialog.getByRole('button', { name: 'Delete view Doors first' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByRole('heading')).toHaveTextContent('Are you sure you want to delete this view?');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('View Doors first deleted')).toBeVisible();
  expect(network.calls(deleteTicketView)[0]?.params).toEqual({ view_id: '5' });
  await waitFor(() => expect(dialog.queryByRole('link', { name: 'Doors first' })).not.toBeInTheDocument());
});

test('a view needs a name; a server error is shown, and the name stays', async () => {
  network.answer(savedTicketViews, []);
  network.fail(saveTicketView, 400, { detail: 'No more than 50 views can be saved.' });
  const { user, dialog } = await openViews('/all_open_tickets');
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  expect(network.calls(saveTicketView)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox'), 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('No more than 50 views can be saved.')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Mine');
});

test.each([404, 405])(
  'a back end that answers %i knows no views: none are offered (R254)',
  async (status) => {
    network.fail(savedTicketViews, status, { detail: 'Not found.' });
    openTicketList('/all_open_tickets');
    await waitFor(() => expect(shownKeys()).toHaveLength(25));
    await waitFor(() => expect(network.calls(savedTicketViews)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Saved views' })).not.toBeInTheDocument();
  },
);

test('views that cannot be loaded can be retried', async () => {
  network.fail(savedTicketViews, 500);
  const { user, dialog } = await openViews('/all_open_tickets');
  expect(dialog.getByRole('alert')).toHaveTextContent('The saved views could not be loaded');
  network.answer(savedTicketViews, [doors]);
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('link', { name: 'Doors first' })).toBeVisible();
});
