import { parseKeySearch, matchEnumValues } from './SearchMatches';

test.each([
  ['e', 'every key'],
  ['LV-', 'every key'],
  ['elv-', 'every key'],
  ['12', { digits: '12', at: 'anywhere' }],
  ['ELV-12', { digits: '12', at: 'start' }],
  ['-7', { digits: '7', at: 'start' }],
  ['v-007', { digits: '007', at: 'start' }],
  ['el-12', 'no key'],
  ['elv12', 'no key'],
  ['12-', 'no key'],
  ['doors', 'no key'],
  ['1 2', 'no key'],
  ['%', 'no key'],
])('a search for %s is in a key as %j', (search, expected) => {
  expect(parseKeySearch(search)).toEqual(expected);
});

test('status and priority names are found in any case, at any position', () => {
  expect(matchEnumValues('IN')).toEqual({ statuses: ['InProgress'], priorities: [] });
  expect(matchEnumValues('h')).toEqual({ statuses: ['OnHold'], priorities: ['High'] });
});
