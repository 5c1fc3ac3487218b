import type { Desk, DeskTicket } from '@smart-elevator/shared-api/contract/home/desk';
import { readDesk } from '@smart-elevator/shared-api/contract/home/endpoints';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { readTicket, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  aTicketDetails,
  aTicketRow,
  anEmployee,
  signedIn,
} from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths';
import { NowTickets } from './NowTickets';
import { TechniciansToday } from './TechniciansToday';

const network = fakeNetwork();

const EMPTY: Desk = {
  now: [],
  technicians: [],
  ending: [],
  unpaid: { contracts: 0, rupees: 0, oldest: [] },
};

const aDeskTicket = (changes: Partial<DeskTicket>, n = 1): DeskTicket => ({
  ...aTicketRow({}, n),
  reason: 'unassigned',
  reported_at: null,
  assignee_phone: null,
  customer_name: 'sunrise',
  customer_full_name: 'Sunrise Society',
  customer_phone: '98100 00001',
  ...changes,
});

function open(desk: Partial<Desk>) {
  signedIn();
  network.answer(readDesk, { ...EMPTY, ...desk });
  return renderRoutes(
    [
      {
        path: '/amc_count',
        element: (
          <>
            <NowTickets />
            <TechniciansToday />
          </>
        ),
      },
      { path: paths.editTicket, element: <p>The form</p> },
    ],
    '/amc_count',
  );
}

const rows = async () => within(await screen.findByRole('region', { name: 'Now' })).getAllByRole('listitem');

test('each ticket says why it is there, with whom to call (R234)', async () => {
  const minutes = (count: number) => new Date(Date.now() - count * 60_000 - 1_000).toISOString();
  open({
    now: [
      aDeskTicket({ reason: 'trapped', reported_at: minutes(12), assignee_phone: '98100 00002' }),
      aDeskTicket({ reason: 'critical', assignee_name: null }, 2),
    ],
  });
  const [trapped, critical] = await rows();
  expect(trapped).toHaveTextContent('Passenger trapped · 12 min');
  expect(
    within(trapped as HTMLElement)
      .getAllByRole('link', { name: /^Call / })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:9810000001', 'tel:9810000002']);
  expect(critical).toHaveTextContent('Critical');
  expect(critical).toHaveTextContent('Unassigned');
});

test('a ticket is assigned in its row on Home', async () => {
  const ticket = aDeskTicket({ assignee_name: null });
  network.answerList(employeeList, [anEmployee({ user_id: 31, username: 'ravi', first_name: 'Ravi' })]);
  network.answer(readTicket, aTicketDetails({ assignee_name: null }));
  network.answer(updateTicket, aTicketDetails({ assignee_name: 'ravi' }));
  const { user } = open({ now: [ticket] });
  await user.click(await screen.findByRole('button', { name: `Assign ${ticket.ticket_key}` }));
  const dialog = await screen.findByRole('dialog', { name: `Assign ${ticket.ticket_key}` });
  await user.click(within(dialog).getByRole('combobox', { name: 'Assignee' }));
  await user.click(await screen.findByTitle(/Ravi/));
  await waitFor(() => expect(network.calls(updateTicket)[0]?.body).toMatchObject({ assignee: 31 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a ticket is closed in its row on Home, and what is required for that leads to its form', async () => {
  const ticket = aDeskTicket({});
  network.answerList(employeeList, [anEmployee()]);
  network.answer(readTicket, aTicketDetails());
  network.fail(updateTicket, 400, { custom_field_values: ['This field is required.'] });
  const { user, address } = open({ now: [ticket] });
  await user.click(await screen.findByRole('button', { name: `Close ${ticket.ticket_key}` }));
  await user.click(await screen.findByRole('button', { name: 'Fill in' }));
  expect(address()).toMatch(/status=Closed/);
});

test('today by technician: done of planned, and late tickets', async () => {
  open({
    technicians: [
      {
        user_id: 31,
        username: 'ravi',
        full_name: 'Ravi Shah',
        phoneno: '9810000002',
        visits: 4,
        visits_done: 1,
        open_tickets: 5,
        late_tickets: 2,
        closed_today: 3,
      },
      {
        user_id: 32,
        username: 'meera',
        full_name: 'Meera Pillai',
        phoneno: null,
        visits: 0,
        visits_done: 0,
        open_tickets: 0,
        late_tickets: 0,
        closed_today: 0,
      },
    ],
  });
  const row = within(await screen.findByRole('table', { name: 'Today by technician' })).getAllByRole(
    'row',
  )[1];
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ravi Shah9810000002', '1 of 4 visits', '5 open2 late', '3', '']);
  expect(screen.getByRole('row', { name: /^Meera Pillai/ })).toHaveTextContent('Nothing to do today');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Ravi Shah')).toBe('/technician?userId=31');
  expect(hrefOf('Day sheet of Ravi Shah')).toBe('/technician_day?userId=31');
});

test('without such tickets, and on a back end without the desk, nothing is there (R254)', async () => {
  open({});
  await waitFor(() => expect(network.calls(readDesk)).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryAllByRole('status')).toHaveLength(0));
  expect(screen.queryByRole('region')).toBeNull();
  network.fail(readDesk, 404, { detail: 'Not found.' });
});
