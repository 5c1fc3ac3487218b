import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { trendDays } from '@smart-elevator/shared-api/contract/trendDays';
import { visitMonths, visitTechnicians } from '@smart-elevator/shared-api/contract/visits/inTimeEndpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { csvLines } from '@smart-elevator/shared-ui/export/csvLines';
import { screen, within } from '@testing-library/react';
import { openVisits } from '../testing/openVisits';
import { keptColumns } from './keptColumns';

const network = fakeNetwork();
const NONE = { in_time: 0, late: 0, missed: 0, open: 0 };

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  network.answer(visitMonths, [
    { month: '2031-01', in_time: 9, late: 2, missed: 1, open: 2 },
    { month: '2031-02', ...NONE },
  ]);
  network.answer(visitTechnicians, [
    { user_id: 4, username: 'ravi', full_name: 'Ravi Iyer', ...NONE, in_time: 2, late: 1 },
    { user_id: null, username: null, full_name: null, ...NONE, open: 3 },
  ]);
});

test('the visits of each month and technician, each number with the list of exactly these; 0 is no link (R1334)', async () => {
  openVisits(network, '/visits_in_time?from=2031-01-10&to=2031-02-28');
  const months = await screen.findByRole('table', { name: 'By month' });
  expect(cellsOf(months)).toEqual([
    ['Jan 2031', '14', '9', '2', '1', '2', '75%'],
    ['Feb 2031', '0', '0', '0', '0', '0', '–'],
  ]);
  const linksOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  const january = '/visits?promised=2031-01-10..2031-01-31&kept=';
  expect(linksOf(months)).toEqual([
    ['14, Jan 2031, Promised', `${january}Promised`],
    ['9, Jan 2031, Done in time', `${january}InTime`],
    ['2, Jan 2031, Done late', `${january}Late`],
    ['1, Jan 2031, Missed', `${january}Missed`],
    ['2, Jan 2031, Not over yet', `${january}Open`],
  ]);
  const technicians = await screen.findByRole('table', { name: 'By technician' });
  expect(cellsOf(technicians)).toEqual([
    ['Ravi Iyer (ravi)', '3', '2', '1', '0', '0', '66%'],
    ['Nobody', '3', '0', '0', '0', '3', '–'],
  ]);
  const span = '/visits?promised=2031-01-10..2031-02-28&kept=';
  expect(linksOf(technicians)[0]?.[1]).toBe(
    `${span}Promised&technician=4&technicianName=Ravi+Iyer+%28ravi%29`,
  );
  expect(linksOf(technicians).at(-1)?.[1]).toBe(`${span}Open&unassigned=yes`);
  expect(network.calls(visitMonths)[0]?.query).toEqual({ from: '2031-01-10', to: '2031-02-28' });
});

test('without dates it is the last twelve months (R1334)', async () => {
  openVisits(network, '/visits_in_time');
  await screen.findByRole('table', { name: 'By month' });
  expect(screen.getByText(/^Without dates: the last twelve months\./)).toBeVisible();
  const days = trendDays({}, localDay());
  for (const call of [visitMonths, visitTechnicians])
    expect(network.calls(call)[0]?.query).toEqual({ ...days });
});

test('the file has the numbers that are shown (R1334)', () => {
  const row = { ...NONE, id: '4', label: 'Ravi Iyer (ravi)', in_time: 2, late: 1, to: () => '/visits' };
  expect(csvLines(keptColumns('Technician'), [row, { ...row, in_time: 0, late: 0, open: 3 }])).toEqual([
    ['Technician', 'Promised', 'Done in time', 'Done late', 'Missed', 'Not over yet', 'Share in time'],
    ['Ravi Iyer (ravi)', '3', '2', '1', '0', '0', '66%'],
    ['Ravi Iyer (ravi)', '3', '0', '0', '0', '3', ''],
  ]);
});

test('a period without promised visits says so, with its days (R261)', async () => {
  network.answer(visitMonths, [{ month: '2031-01', ...NONE }]);
  network.answer(visitTechnicians, []);
  openVisits(network, '/visits_in_time?from=2031-01-01&to=2031-01-31');
  const none = await screen.findAllByText('No visits are promised in this period');
  expect(none).toHaveLength(2);
  expect(screen.getAllByText(/^01\/01\/2031 – 01\/31\/2031\. Choose another period/)).toHaveLength(2);
});

test('days in the wrong order count nothing, and say why', async () => {
  openVisits(network, '/visits_in_time?from=2031-02-01&to=2031-01-01');
  expect(await screen.findByText('From is after until, so there is nothing to count.')).toBeVisible();
  expect(network.calls(visitMonths)).toEqual([]);
});
