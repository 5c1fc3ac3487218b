import { aMaintenanceRow } from '../../testing/factories';
import { matchesMaintenanceSearch, type MaintenanceList } from './maintenance';

const row = aMaintenanceRow({
  building_name: 'St. Mary & Sons',
  elevator_address: '12 Cathedral St',
  elevator_name: 'AA1000',
  username: 'chen.wei',
});

const searches: [MaintenanceList, string, boolean][] = [
  ['completed', 'mary', true],
  ['completed', 'cathedral', true],
  ['completed', 'aa1000', true],
  ['completed', 'CHEN', true],
  ['indue', 'mary', true],
  ['indue', 'cathedral', true],
  ['indue', 'aa1000', false],
  ['indue', 'chen', false],
  ['overdue', 'mary', true],
  ['overdue', 'aa1000', false],
  ['overdue', 'chen', false],
];
it.each(searches)('%s searched for %s: %s (R542)', (list, search, expected) => {
  expect(matchesMaintenanceSearch(row, list, search)).toBe(expected);
});

it('accepts an elevator without an engineer', () => {
  expect(matchesMaintenanceSearch({ ...row, username: null }, 'completed', 'chen')).toBe(false);
});
