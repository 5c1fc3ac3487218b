import { aTicketRow } from '../../testing/factories';
import { matchesTicketFilter, type TicketFilter } from './ticketFilter';

const row = aTicketRow({
  ticket_key: 'ELV-1042',
  status: 'InProgress',
  priority: 'High',
  label: 'Door sensor',
  assignee_name: 'Anita.Rao',
  elevator_name: 'AA1042',
  // Noon, local time, so that the day is the same in every time zone.
  update_date: new Date(2026, 4, 17, 12).toISOString(),
});

it.each([
  ['the ticket key', 'elv-1042'],
  ['a part of the key', '104'],
  ['the status', 'inprog'],
  ['the priority', 'HIGH'],
  ['the label', 'sensor'],
  ['the assignee', 'anita'],
  ['with spaces around', '  door '],
  ['nothing', ''],
])('search finds %s case-insensitively (R321)', (_, search) => {
  expect(matchesTicketFilter(row, { search })).toBe(true);
});

it.each(['AA1042', 'xyz', '05/17/2026'])('search ignores other columns: %s', (search) => {
  expect(matchesTicketFilter(row, { search })).toBe(false);
});

const days: [string, TicketFilter, boolean][] = [
  ['both ends included', { from: '2026-05-17', to: '2026-05-17' }, true],
  ['within', { from: '2026-05-01', to: '2026-05-31' }, true],
  ['the day before', { from: '2026-05-01', to: '2026-05-16' }, false],
  ['the day after', { from: '2026-05-18', to: '2026-05-31' }, false],
  ['from alone does not count', { from: '2027-01-01' }, true],
  ['to alone does not count', { to: '2020-01-01' }, true],
];
it.each(days)('dates: %s', (_, filter, expected) => {
  expect(matchesTicketFilter(row, filter)).toBe(expected);
});

it('ignores the time of day at both ends (R323)', () => {
  const late = { ...row, update_date: new Date(2026, 4, 17, 23, 59, 59).toISOString() };
  const early = { ...row, update_date: new Date(2026, 4, 17, 0, 0, 0).toISOString() };
  const filter = { from: '2026-05-17', to: '2026-05-17' };
  expect([late, early].map((one) => matchesTicketFilter(one, filter))).toEqual([true, true]);
});

const choices: [string, TicketFilter, boolean][] = [
  ['status in any case', { status: 'inprogress' }, true],
  ['another status', { status: 'Open' }, false],
  ['a part of a status is another status', { status: 'In' }, false],
  ['not Closed', { active: true }, true],
  ['assignee', { assignee: 'anita.rao' }, true],
  ['another assignee', { assignee: 'ben' }, false],
  ['elevator', { elevator: 'aa1042' }, true],
  ['another elevator', { elevator: 'AA1' }, false],
  ['all that hold', { status: 'InProgress', search: 'door', assignee: 'Anita.Rao' }, true],
  ['one that does not hold', { status: 'InProgress', search: 'noise' }, false],
];
it.each(choices)('choices: %s', (_, filter, expected) => {
  expect(matchesTicketFilter(row, filter)).toBe(expected);
});

it('a search for digits of any script finds each way of writing them', () => {
  expect(matchesTicketFilter(row, { search: 'elv-१०४२' })).toBe(true);
});

it('the active ones are those that are not closed', () => {
  expect(matchesTicketFilter({ ...row, status: 'Closed' }, { active: true })).toBe(false);
  expect(matchesTicketFilter({ ...row, status: 'Closed' }, {})).toBe(true);
});

it.each([
  ['Anita.R', true],
  ['anita.r', false],
  ['elv-1042', true],
])('in the list of a customer, %s finds the assignee only in its own case: %s (R322)', (search, found) => {
  expect(matchesTicketFilter(row, { search, case_sensitive_assignee: true })).toBe(found);
});

it('accepts an unassigned ticket', () => {
  const nobody = { ...row, assignee_name: null };
  expect(matchesTicketFilter(nobody, { search: 'anita' })).toBe(false);
  expect(matchesTicketFilter(nobody, { assignee: 'anita.rao' })).toBe(false);
  expect(matchesTicketFilter(nobody, { search: 'elv' })).toBe(true);
  expect(matchesTicketFilter(nobody, { assignee: 'unassigned' })).toBe(true);
});
