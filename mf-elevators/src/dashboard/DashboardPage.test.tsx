import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { elevatorTicketCount } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { anElevator, anEmployee, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import type { Host } from '@smart-elevator/federation/remote';
import { DashboardPage } from './DashboardPage';

const network = fakeNetwork();

function open(address: string, host?: Host) {
  signedIn();
  network.answerList(userElevators, [
    anElevator({ elevator_id: 4, elevator_name: 'Lift 10' }),
    anElevator({ elevator_id: 5, elevator_name: 'Lift 1' }),
  ]);
  network.answerList(employeeList, many(anEmployee, 2));
  network.answer(elevatorTicketCount, { open: 3, inprogress: 2, onhold: 1, accepted: 0, closed: 9 });
  const children = [
    { path: '/admin_dashboard', element: <DashboardPage /> },
    { path: '*', element: <p>elsewhere</p> },
  ];
  return renderRoutes([{ element: <Outlet context={host} />, children }], address);
}

/** A host with an extension for the list of an elevator's tickets. */
const extending: Host = {
  renderExtension: (slot, props) => <p>{`${slot}: ${JSON.stringify(props)}`}</p>,
};

test('shows the issues of the elevator in the address, each count with a link to its tickets (R521, R522)', async () => {
  open('/admin_dashboard?elevatorName=lift%201');
  const table = await screen.findByRole('table', { name: 'Issue Tracking' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Open3',
    'Inprogress2',
    'OnHold1',
    'Accepted0',
    'Closed9',
  ]);
  expect(within(table).getByRole('link', { name: '2, Inprogress' })).toHaveAttribute(
    'href',
    '/all_tech_issues?elevator=Lift+1&status=InProgress',
  );
  expect(network.calls(elevatorTicketCount)[0]?.params).toEqual({ elevator_id: '5' });
  expect(screen.getByRole('heading', { level: 1, name: 'Lift 1' })).toBeVisible();
});

test('an unknown tab is ignored, and removed from the address', async () => {
  const { address } = open('/admin_dashboard?elevatorName=Lift+1&tab=bogus');
  expect(await screen.findByRole('link', { name: 'OVERVIEW' })).toHaveAttribute('aria-current');
  expect(address()).toBe('/admin_dashboard?elevatorName=Lift+1');
});

test('lists the employees with the tickets assigned (R522)', async () => {
  open('/admin_dashboard?elevatorName=Lift%201');
  const table = await screen.findByRole('table', { name: 'Employees' });
  expect(within(table).getByText('tech.2')).toBeVisible();
  expect(within(table).getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/tech_issues?technicianId=102&technicianName=tech.2',
  );
});

test('without a name in the address it shows the last selected elevator (R207)', async () => {
  select({ elevator: { id: 4, name: 'Lift 10' } });
  open('/admin_dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lift 10' })).toBeVisible();
});

test('a missing elevator shows a message with a link back', async () => {
  open('/admin_dashboard?elevatorName=Lift');
  expect(await screen.findByText('This elevator does not exist or was deleted.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Elevators' })).toHaveAttribute('href', '/elevators');
});

test('counts that cannot be loaded can be retried', async () => {
  const { user } = open('/admin_dashboard?elevatorName=Lift%201');
  network.offline(elevatorTicketCount);
  expect(await screen.findByRole('alert')).toHaveTextContent('The issue counts could not be loaded');
  network.answer(elevatorTicketCount, { open: 1, inprogress: 0, onhold: 0, accepted: 0, closed: 0 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Issue Tracking' })).toBeVisible();
});

test('the tab ISSUES shows the tickets of the elevator with the extension of the tickets’ remote (R523)', async () => {
  const { user, address } = open('/admin_dashboard?elevatorName=Lift%201', extending);
  const tabs = within(await screen.findByRole('navigation', { name: 'Overview of elevator Lift 1' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['OVERVIEW', 'ISSUES']);
  expect(tabs.getByRole('link', { name: 'OVERVIEW' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'New ticket' })).toHaveAttribute('aria-keyshortcuts', 'c');
  await user.click(tabs.getByRole('link', { name: 'ISSUES' }));
  expect(address()).toBe('/admin_dashboard?elevatorName=Lift+1&tab=issues');
  expect(screen.getByText('elevatorTickets: {"elevatorId":5,"elevatorName":"Lift 1"}')).toBeVisible();
  expect(tabs.getByRole('link', { name: 'ISSUES' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'New ticket' })).not.toBeInTheDocument();
  expect(tabs.getByRole('link', { name: 'OVERVIEW' })).not.toHaveAttribute('aria-current');
});

test('the tab is in the address: a reload shows it again, and Back shows the other', async () => {
  const { router } = open('/admin_dashboard?elevatorName=Lift%201&tab=issues', extending);
  expect(await screen.findByText(/^elevatorTickets/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await act(() => router.navigate('/admin_dashboard?elevatorName=Lift%201'));
  expect(await screen.findByRole('table', { name: 'Issue Tracking' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText(/^elevatorTickets/)).toBeVisible();
});

test('without the extension the tab shows a message', async () => {
  open('/admin_dashboard?elevatorName=Lift%201&tab=issues');
  expect(await screen.findByText('Tickets are not available here')).toBeVisible();
});

test('View all issues links to the tickets of all elevators, filtered by this one (R319, R521)', async () => {
  open('/admin_dashboard?elevatorName=Lift%201');
  expect(await screen.findByRole('link', { name: 'View all issues' })).toHaveAttribute(
    'href',
    '/elevators_all_tickets?elevator=Lift+1',
  );
  await screen.findByRole('table', { name: 'Employees' });
});

test('the elevator in the address becomes the selected one', async () => {
  select({ elevator: { id: 4, name: 'Lift 10' } });
  open('/admin_dashboard?elevatorName=lift%201');
  await screen.findByRole('table', { name: 'Employees' });
  expect(useSelection.getState().elevator).toEqual({ id: 5, name: 'Lift 1' });
});

test('the employees are ordered by any column', async () => {
  const { user } = open('/admin_dashboard?elevatorName=Lift%201');
  const table = within(await screen.findByRole('table', { name: 'Employees' }));
  const first = () => table.getAllByRole('row')[1];
  expect(first()).toHaveTextContent('tech.1');
  await user.click(table.getByRole('button', { name: 'Tickets assigned' }));
  await user.click(table.getByRole('button', { name: 'Tickets assigned' }));
  expect(first()).toHaveTextContent('tech.2');
});
