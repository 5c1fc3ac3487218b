import { listDevices } from '@smart-elevator/shared-api/contract/devices/endpoints';
import { addDays, localDay, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { readTechnicianDay } from '@smart-elevator/shared-api/contract/technicians/endpoints';
import type { TechnicianDay } from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { readTechnicianCalendar } from '@smart-elevator/shared-api/contract/visits/calendarEndpoints';
import { listAbsences } from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import { aPerson, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { aTechnicianDay, anOpenTicket, aVisit } from '../testing/aTechnicianDay';
import { TechnicianPage } from './TechnicianPage';

const network = fakeNetwork();
const TODAY = localDay();
const MONDAY = mondayOf(TODAY);

const anita = aPerson({
  user_id: 31,
  user_type: 'TechnicianUser',
  username: 'anita.rao',
  first_name: 'Anita',
  last_name: 'Rao',
  phoneno: '98765 43210',
  invitation: 'Sent',
});

function open(week: Partial<TechnicianDay> = {}, address = '/technician?userId=31') {
  signedIn();
  network.answer(loadPerson, { data: anita });
  network.answer(readTechnicianDay, aTechnicianDay(week));
  network.answer(listAbsences, []);
  network.answer(listDevices, []);
  network.answer(readTechnicianCalendar, { link: null, created_at: null, last_read_at: null });
  return renderRoutes([{ path: '/technician', element: <TechnicianPage /> }], address);
}

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('shows who it is, whether invited, the phone as a link, and what can be done (R431)', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Anita Rao' })).toBeVisible();
  const contact = await part('Contact');
  expect(contact.getByText('anita.rao')).toBeVisible();
  expect(contact.getByText(/^Invited, not accepted yet/)).toBeVisible();
  expect(contact.getByRole('link', { name: 'Call Anita Rao: 98765 43210' })).toHaveAttribute(
    'href',
    'tel:9876543210',
  );
  expect(screen.getByRole('link', { name: 'Edit technician' })).toHaveAttribute(
    'href',
    '/edit_tech?userId=31',
  );
  expect(await screen.findByRole('link', { name: 'Day sheet' })).toHaveAttribute(
    'href',
    '/technician_day?userId=31',
  );
  expect(screen.getByRole('button', { name: 'Deactivate Anita Rao (anita.rao)' })).toBeVisible();
  expect(network.calls(readTechnicianDay)[0]).toMatchObject({
    params: { user_id: '31' },
    query: { from: MONDAY, to: addDays(MONDAY, 6) },
  });
});

test('today: the visits of today with the address, and the tickets that are due, late or have a trapped passenger (R431)', async () => {
  const another = TODAY === MONDAY ? addDays(MONDAY, 1) : MONDAY;
  open({
    visits: [aVisit({ done: true }), aVisit({ day: another, building_name: 'Elsewhere' }, 2)],
    tickets: [
      anOpenTicket({ entrapment: true, target_date: '2099-01-01' }),
      anOpenTicket({ target_date: addDays(TODAY, -3) }, 2),
      anOpenTicket({}, 3),
      anOpenTicket({ target_date: addDays(TODAY, 1) }, 4),
    ],
    work: { open_tickets: 4, late_tickets: 1, elevators: 0, visits: 2 },
  });
  const today = await part('Today');
  const visits = within(today.getByRole('table', { name: 'Visits today' }))
    .getAllByRole('row')
    .slice(1);
  expect(visits).toHaveLength(1);
  expect(visits[0]).toHaveTextContent('AA1001 · Sunrise Tower12 MG Road, PuneSunrise Society98100 00001Done');
  const due = within(today.getByRole('table', { name: 'Tickets that are due' }))
    .getAllByRole('row')
    .slice(1);
  expect(due.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
    'ELV-1001',
    'ELV-1002',
    'ELV-1003',
  ]);
  expect(due[0]).toHaveTextContent('Passenger trapped');
  expect(due[1]).toHaveTextContent('3 days late');
});

test('this week: seven days, each with its visits and how many are done (R431)', async () => {
  open({ visits: [aVisit({ day: MONDAY, done: true }), aVisit({ day: MONDAY }, 2)] });
  const days = (await part('This week')).getAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days[0]).toHaveTextContent(/^Monday, .*1 of 2 visits done/);
  expect(days[6]).toHaveTextContent(/^Sunday, .*No visits$/);
  expect(days.filter((day) => day.getAttribute('aria-current') === 'date')).toHaveLength(1);
});

test('open tickets lead to the ticket, to all of them and to the closed ones too; more than are shown are counted (R431)', async () => {
  open({
    tickets: [anOpenTicket()],
    work: { open_tickets: 120, late_tickets: 0, elevators: 0, visits: 0 },
  });
  const tickets = await part('Open tickets');
  const hrefOf = (name: string) => tickets.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('ELV-1001')).toBe('/ticket/ELV-1001');
  expect(hrefOf('All 120 open tickets in the list')).toBe('/all_tech_issues?active=yes&assignee=anita.rao');
  expect(hrefOf('All tickets, closed ones too')).toBe(
    '/tech_issues?technicianId=31&technicianName=anita.rao',
  );
  expect(tickets.getByText('The first 1 of 120 open tickets')).toBeVisible();
});

test('elevators are counted and listed, and the load stands beside the average of all (R431)', async () => {
  open({
    elevators: [
      {
        elevator_id: 9,
        elevator_name: 'AA9',
        building_name: 'Ash',
        main_state: 'OverDue',
        main_due_date: '2026-01-31',
      },
    ],
    work: { open_tickets: 6, late_tickets: 2, elevators: 1, visits: 0 },
    everybody: { technicians: 4, open_tickets: 13, late_tickets: 2, elevators: 40, visits: 0 },
  });
  const lifts = await part('Elevators (1)');
  expect(lifts.getByRole('link', { name: 'AA9' })).toHaveAttribute('href', '/elevator?elevatorId=9');
  const load = await part('Load compared with others');
  expect(load.getByText('Beside the average of 4 active technicians.')).toBeVisible();
  expect(load.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '6 · average 3.3',
    '2 · average 0.5',
    '0 · average 0',
    '1 · average 10',
  ]);
});

test('with nothing to do every part says so; a deactivated technician is marked', async () => {
  open({ technician: { ...aTechnicianDay().technician, is_active: false } });
  expect(await screen.findByText('No visits today, and no ticket is due.')).toBeVisible();
  for (const sentence of ['No visits this week.', 'No open tickets.', 'Deactivated'])
    expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Activate Anita Rao (anita.rao)' })).toBeVisible();
});

test('a server without this call shows the contact only (R254)', async () => {
  signedIn();
  network.answer(loadPerson, { data: anita });
  network.lacks(readTechnicianDay);
  renderRoutes([{ path: '/technician', element: <TechnicianPage /> }], '/technician?userId=31');
  expect(await (await part('Contact')).findByText('anita.rao')).toBeVisible();
  await waitFor(() => expect(network.calls(readTechnicianDay).length).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: 'Today' })).not.toBeInTheDocument();
  expect(screen.queryByText('The work of this technician could not be loaded')).not.toBeInTheDocument();
});

test('work that cannot be loaded can be loaded again', async () => {
  open();
  network.fail(readTechnicianDay, 500);
  expect(await screen.findByText('The work of this technician could not be loaded')).toBeVisible();
});

test('the age counts from the report, or from the day of creation of a ticket that was entered later (R431)', async () => {
  const hours = new Date(Date.now() - 2 * 3_600_000 - 60_000);
  open({
    tickets: [
      anOpenTicket({ create_date: localDay(hours), reported_at: hours.toISOString() }),
      anOpenTicket({ create_date: addDays(TODAY, -30), reported_at: new Date().toISOString() }, 2),
    ],
    work: { open_tickets: 2, late_tickets: 0, elevators: 0, visits: 0 },
  });
  const rows = (await part('Open tickets')).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('2 h');
  expect(rows[1]).toHaveTextContent('30 d');
});

test.each([
  ['nobody is chosen', '/technician', aPerson(), 'No technician selected'],
  [
    'the person is a customer',
    '/technician?userId=41',
    aPerson({ user_type: 'CustomerUser' }),
    'This person is not a technician.',
  ],
])('a message is shown when %s, with a way back', async (_, address, data, sentence) => {
  signedIn();
  network.answer(loadPerson, { data });
  renderRoutes([{ path: '/technician', element: <TechnicianPage /> }], address);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Technicians' })).toHaveAttribute('href', '/technicians');
});
