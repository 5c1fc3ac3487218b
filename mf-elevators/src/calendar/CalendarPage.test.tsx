import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { addDays, localDay, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import { maintenanceCalendar } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { aCalendarEntry } from '@smart-elevator/shared-api/testing/contractFactories';
import { anEmployee, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { chooseFilter, filterChip } from '@smart-elevator/shared-ui/testing/openFilter';
import { openContracts } from '../testing/openContracts';
import { formatLongMonth } from '@smart-elevator/shared-ui/format/date';

const network = fakeNetwork();
const open = (address = '/maintenance_calendar', people = many(anEmployee, 2)) => {
  network.answerList(employeeList, people);
  return openContracts(network, address);
};
const asked = () => network.calls(maintenanceCalendar).at(-1)?.query;

test('a month shows due dates and visits on their days', async () => {
  network.answer(maintenanceCalendar, [
    aCalendarEntry({
      day: '2026-11-05',
      elevator_name: 'A1',
      building_name: 'Harbor Tower',
      engineer_name: 'ravi',
    }),
    aCalendarEntry({
      day: '2026-11-05',
      kind: 'visit',
      elevator_id: 9,
      elevator_name: 'A9',
      building_name: 'Mill',
      main_state: null,
      contract_id: 3,
    }),
    aCalendarEntry({ day: '2026-11-30', elevator_name: 'A2' }),
  ]);
  open('/maintenance_calendar?month=2026-11');
  const grid = await screen.findByRole('table', { name: /November 2026/ });
  expect(asked()).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  const fifth = within(grid).getByRole('cell', { name: /Thu 5/ });
  expect(
    within(fifth)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Due A1 ravi Harbor Tower', 'Visit A9 Unassigned Mill']);
  expect(within(grid).getByRole('cell', { name: /Mon 30/ })).toHaveTextContent('Due A2');
});

test('the buttons change the month, the address has the month, and a button returns to the current one', async () => {
  network.answer(maintenanceCalendar, []);
  const { user, address } = open('/maintenance_calendar?month=2026-12');
  await user.click(await screen.findByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeVisible();
  expect(address()).toBe('/maintenance_calendar?month=2027-01');
  await waitFor(() => expect(asked()).toEqual({ from: '2027-01-01', to: '2027-01-31' }));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(address()).toBe('/maintenance_calendar');
  expect(screen.getByRole('heading', { name: formatLongMonth(localDay().slice(0, 7)) })).toBeVisible();
});

test('behind the days that are planned a sentence says up to which day they are (R1207)', async () => {
  network.answer(maintenanceCalendar, []);
  const { user } = open('/maintenance_calendar?view=week');
  await screen.findByText('Nothing is due in this week');
  const sentence = `Visits are planned up to ${formatDay(addDays(localDay(), 60))}.`;
  expect(screen.queryByText(sentence)).toBeNull();
  for (let week = 0; week < 9; week += 1) await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a week has its seven days with every entry, and is in the address', async () => {
  network.answer(
    maintenanceCalendar,
    many((_, n) => aCalendarEntry({ day: '2031-11-05', elevator_id: n, elevator_name: `A${n}` }, n), 9),
  );
  const { user, address } = open('/maintenance_calendar?view=week&day=2031-11-05');
  const grid = await screen.findByRole('table', { name: /11\/03\/2031 – 11\/09\/2031/ });
  expect(asked()).toEqual({ from: '2031-11-03', to: '2031-11-09' });
  expect(within(grid).getAllByRole('cell')).toHaveLength(7);
  expect(within(grid).getAllByRole('link')).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(address()).toBe('/maintenance_calendar?view=week&day=2031-11-10');
  await user.click(screen.getByRole('button', { name: 'Month' }));
  expect(address()).toBe('/maintenance_calendar?month=2031-11');
  await user.click(screen.getByRole('button', { name: 'Week' }));
  expect(address()).toBe('/maintenance_calendar?view=week&day=2031-11-01');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(address()).toBe('/maintenance_calendar?view=week');
  expect(screen.getByRole('button', { name: 'Week', pressed: true })).toBeVisible();
});

test('the calendar opens at its start, and Today scrolls to today', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    // The current tab is scrolled into view, too.
    if (this.closest('table')) scrolled(this.textContent);
  };
  network.answer(maintenanceCalendar, [aCalendarEntry({ day: localDay() })]);
  const { user } = open();
  await screen.findByRole('table');
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(scrolled.mock.calls).toEqual([
    [expect.stringMatching(new RegExp(`^\\w+ ${Number(localDay().slice(8))}$`))],
  ]);
});

test.each([
  ['an unknown view', '?view=year', '/maintenance_calendar'],
  ['a day that does not exist', '?view=week&day=2026-02-30', '/maintenance_calendar?view=week'],
])('%s is removed from the address', async (_, query, expected) => {
  network.answer(maintenanceCalendar, []);
  const { address } = open(`/maintenance_calendar${query}`);
  await waitFor(() => expect(address()).toBe(expected));
  await screen.findByRole('table');
});

test('the calendar can be filtered by engineer', async () => {
  network.answer(maintenanceCalendar, []);
  const { user, address } = open('/maintenance_calendar?month=2026-11');
  await screen.findByText('Nothing is due in this month');
  await chooseFilter(user, 'Engineer', 'tech.2');
  await waitFor(() => expect(asked()).toMatchObject({ engineer: expect.stringMatching(/^\d+$/) }));
  expect(address()).toMatch(/engineer=\d+/);
});

test('an empty period names the filters that are on, and a button clears them (R261)', async () => {
  network.answer(maintenanceCalendar, [aCalendarEntry({ day: localDay(), elevator_name: 'A2' })]);
  const ravi = anEmployee({ user_id: 4, username: 'ravi', first_name: 'Ravi', last_name: 'Iyer' });
  const { user, address } = open('/maintenance_calendar?view=week&visits=today&engineer=4', [ravi]);
  expect(
    await screen.findByText(/Nothing matches these filters: Visits today, Engineer: Ravi Iyer \(ravi\)/),
  ).toBeVisible();
  expect(screen.queryByText('Nothing is due in this week')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/maintenance_calendar?view=week');
  expect(await screen.findByRole('link', { name: /A2/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/elevator\?elevatorId=\d+$/),
  );
});

test('an address of an engineer who was deleted says so, without a number, and can be cleared (R261)', async () => {
  network.fail(maintenanceCalendar, 400, { engineer: ['Invalid pk "99" - object does not exist.'] });
  const { user, address } = open('/maintenance_calendar?view=week&engineer=99', [anEmployee()]);
  expect(
    await screen.findByText(/Nothing matches these filters: Engineer: the chosen engineer/),
  ).toBeVisible();
  expect(filterChip('Engineer')).toHaveTextContent('Engineer: the chosen engineer');
  expect(screen.queryByText('The calendar could not be loaded')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/maintenance_calendar?view=week');
});

test('a link shows only the visits of today, until the filter is removed', async () => {
  const visit = { kind: 'visit', main_state: null, contract_id: 3 } as const;
  network.answer(maintenanceCalendar, [
    aCalendarEntry({ ...visit, day: localDay(), elevator_name: 'A1' }, 1),
    aCalendarEntry({ day: localDay(), elevator_name: 'A2' }, 2),
    aCalendarEntry({ ...visit, day: mondayOf(localDay()), elevator_name: 'A3' }, 3),
    aCalendarEntry({ ...visit, day: addDays(mondayOf(localDay()), 6), elevator_name: 'A4' }, 4),
  ]);
  const { user, address } = open('/maintenance_calendar?view=week&visits=today');
  const grid = await screen.findByRole('table');
  expect(grid).toHaveTextContent('A1');
  expect(grid).not.toHaveTextContent('A2');
  await user.click(screen.getByRole('button', { name: 'Visits today' }));
  expect(address()).toBe('/maintenance_calendar?view=week');
  expect(within(grid).getAllByRole('link')).toHaveLength(4);
});

test('a full day shows the first four, and all on demand', async () => {
  network.answer(
    maintenanceCalendar,
    many((_, n) => aCalendarEntry({ day: '2026-11-05', elevator_id: n, elevator_name: `A${n}` }, n), 9),
  );
  const { user } = open('/maintenance_calendar?month=2026-11');
  const fifth = await screen.findByRole('cell', { name: /Thu 5/ });
  expect(within(fifth).getAllByRole('link')).toHaveLength(4);
  await user.click(within(fifth).getByRole('button', { name: '5 more' }));
  expect(within(fifth).getAllByRole('link')).toHaveLength(9);
});

test('a calendar that cannot be loaded shows a message and can be retried', async () => {
  network.fail(maintenanceCalendar, 500, { detail: 'A server error occurred.' });
  const { user } = open();
  expect(await screen.findByText('The calendar could not be loaded')).toBeVisible();
  network.answer(maintenanceCalendar, [aCalendarEntry({ day: localDay(), elevator_name: 'A1' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A1')).toBeVisible();
});
