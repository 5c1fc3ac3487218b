import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  mailTechnicianDay,
  readTechnicianDay,
} from '@smart-elevator/shared-api/contract/technicians/endpoints';
import type { TechnicianDay } from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { fireEvent, screen, within } from '@testing-library/react';
import { aTechnicianDay, anOpenTicket, aVisit } from '../testing/aTechnicianDay';
import { DaySheetPage } from './DaySheetPage';

const network = fakeNetwork();
const DAY = '2026-11-27';
const WORK: Partial<TechnicianDay> = {
  visits: [aVisit({ day: DAY })],
  tickets: [anOpenTicket({ label: 'Doors' }), anOpenTicket({ label: 'Doors', entrapment: true }, 2)],
  work: { open_tickets: 2, late_tickets: 0, elevators: 0, visits: 1 },
};

function open(work: Partial<TechnicianDay> = WORK, address = `/technician_day?userId=31&day=${DAY}`) {
  signedIn();
  network.answer(readTechnicianDay, aTechnicianDay(work));
  return renderRoutes([{ path: '/technician_day', element: <DaySheetPage /> }], address);
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

test('one sheet has the visits and open tickets with address, customer, phone, priority and target (R434)', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Anita Rao: 11/27/2026' })).toBeVisible();
  expect(screen.getByText('Friday, 11/27/2026 · 98765 43210')).toBeVisible();
  expect((await rowsOf('1 visit'))[0]).toHaveTextContent(
    'AA1001 · Sunrise Tower12 MG Road, PuneSunrise Society98100 00001',
  );
  const [, trapped] = await rowsOf('2 open tickets');
  expect(trapped).toHaveTextContent(/^ELV-1002 Doors Passenger trappedDoor reopensAA1002/);
  expect(trapped).toHaveTextContent(/12 MG Road, PuneSunrise Society98100 00001High/);
  expect(screen.getByText('To bring, by label: Doors (2)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(network.calls(readTechnicianDay)[0]?.query).toEqual({ from: DAY, to: DAY });
});

test('two visits of one elevator have a row each, with time and note (R434)', async () => {
  const later = { visit_id: 8, from_time: '16:00', to_time: '18:00', note: 'Key at the gate' };
  open({ visits: [aVisit({ day: DAY, visit_id: 7 }), aVisit({ day: DAY, ...later })] });
  const [, second, ...more] = await rowsOf('2 visits');
  expect(second).toHaveTextContent(/^16:00–18:00 AA1001 · Sunrise Tower12 MG Road, PuneKey at the gate/);
  expect(more).toEqual([]);
});

test('the days before and after are a click away; without a day it is today (R434)', async () => {
  const { user, address } = open(WORK, '/technician_day?userId=31');
  expect((await screen.findByRole('link', { name: 'Page of the technician' })).getAttribute('href')).toBe(
    '/technician?userId=31',
  );
  expect(network.calls(readTechnicianDay)[0]?.query).toEqual({ from: localDay(), to: localDay() });
  await user.click(screen.getByRole('link', { name: 'Next day' }));
  expect(address()).toMatch(/^\/technician_day\?userId=31&day=\d{4}-\d{2}-\d{2}$/);
});

test('it is mailed once however often the button is pressed, and an alert says to whom (R435)', async () => {
  network.answer(mailTechnicianDay, { email: 'anita@example.com' });
  const { user } = open();
  await user.dblClick(await screen.findByRole('button', { name: 'Send by e-mail' }));
  expect(await screen.findByText('Day sent to anita@example.com')).toBeVisible();
  expect(network.calls(mailTechnicianDay).map(({ body }) => body)).toEqual([{ day: DAY }]);
});

test('the second click of a double click mails no second time, however fast the answer was (R435)', async () => {
  network.answer(mailTechnicianDay, { email: 'anita@example.com' });
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Send by e-mail' });
  await user.click(button);
  expect(await screen.findByText('Day sent to anita@example.com')).toBeVisible();
  fireEvent.click(button, { detail: 2 });
  expect(button).not.toHaveAttribute('aria-busy');
  expect(network.calls(mailTechnicianDay)).toHaveLength(1);
});

test('WhatsApp opens a tab of its own with the prepared text (R435)', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(origin + pathname).toBe('https://wa.me/919876543210');
  expect(searchParams.get('text')).toMatch(/^Anita Rao: 11\/27\/2026\n1 visit\n• AA1001, Sunrise Tower/);
});

test('neither is offered without an address or a whole number, nor for a deactivated technician (R435)', async () => {
  const { technician } = aTechnicianDay();
  open({ ...WORK, technician: { ...technician, email: '', phoneno: '555' } });
  await rowsOf('1 visit');
  expect(screen.queryByRole('button', { name: 'Send by e-mail' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
});

test('a day without work says so, and a technician who was deleted leads back', async () => {
  const { unmount } = open({});
  expect(await screen.findByText('No visits and no open tickets.')).toBeVisible();
  unmount();
  signedIn();
  network.fail(readTechnicianDay, 404, { detail: 'Not found.' });
  renderRoutes([{ path: '/technician_day', element: <DaySheetPage /> }], '/technician_day?userId=32');
  expect(await screen.findByRole('link', { name: 'Back to Technicians' })).toBeVisible();
});
