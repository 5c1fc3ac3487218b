import { emptyFilter, filterQuery, filterRules, matchesFilters } from './filterQuery';
import {
  choiceFilter,
  dayFilter,
  daysFilter,
  fieldFilters,
  idFilter,
  searchFilter,
  searchScopeFilter,
  setFilter,
  textFilter,
} from './listFilters';
import { ticketFields } from './tickets/ticketFields';

const FILTERS = {
  search: searchFilter,
  search_in: searchScopeFilter,
  main_state: { ...choiceFilter(['InDue', 'OverDue']), address: 'state', field: 'main_state' },
  entrapment: fieldFilters(ticketFields, 'filter').entrapment,
  building: { ...textFilter(200), field: 'building_name' },
  engineer: { ...idFilter, field: 'user_id' },
  since: dayFilter,
  opened: daysFilter,
  late: setFilter,
} as const;
const NONE = emptyFilter(FILTERS);

test('an address has a text for each filter, and the name beside an id', () => {
  expect(Object.keys(NONE)).toEqual([
    'search',
    'in',
    'state',
    'entrapment',
    'building',
    'engineer',
    'engineerName',
    'since',
    'opened',
    'late',
  ]);
  expect(filterQuery(FILTERS, NONE)).toEqual({});
});

test.each([
  ['a search', { search: ' door ' }, { search: 'door' }],
  ['what a search covers', { search: 'door', in: 'all' }, { search: 'door', search_in: 'all' }],
  ['what no search covers', { search: ' ', in: 'all' }, {}],
  ['a choice in another case', { state: 'overdue' }, { main_state: 'OverDue' }],
  ['a choice that there is not', { state: 'Lost' }, {}],
  ['a flag', { entrapment: 'no' }, { entrapment: false }],
  ['a person', { engineer: '31', engineerName: 'Anita Rao' }, { engineer: 31 }],
  ['an id that no row can have', { engineer: String(2 ** 50) }, {}],
  ['an id beyond 32 bits', { engineer: '1099511627776' }, { engineer: 1_099_511_627_776 }],
  ['a day', { since: '2026-01-31' }, { since: '2026-01-31' }],
  ['a day that there is not', { since: '2026-02-30' }, {}],
  [
    'a range of days',
    { opened: '2026-01-01..2026-01-31' },
    { opened_from: '2026-01-01', opened_to: '2026-01-31' },
  ],
  ['an open range', { opened: '..2026-01-31' }, { opened_to: '2026-01-31' }],
  ['a range with an invalid day', { opened: 'soon..2026-01-31' }, { opened_to: '2026-01-31' }],
  ['only set or not', { late: 'yes' }, { late: true }],
  ['another word than yes', { late: 'true' }, {}],
])('%s is sent as the query has it', (_, address, query) => {
  expect(filterQuery(FILTERS, { ...NONE, ...address })).toEqual(query);
});

test('every part of an address has a rule, except names', () => {
  const rules = filterRules(FILTERS);
  expect(Object.keys(rules)).toEqual(Object.keys(NONE).filter((name) => name !== 'engineerName'));
  expect([rules.state?.('InDue'), rules.state?.('x'), rules.engineer?.('me')]).toEqual([true, false, false]);
});

test('a text that the call would refuse is not valid', () => {
  const { building } = filterRules(FILTERS);
  const texts = ['', 'Mill', 'x'.repeat(200), 'x'.repeat(201), 'Mi\0ll'];
  expect(texts.map((text) => building?.(text))).toEqual([true, true, true, false, false]);
});

const row: Record<'main_state' | 'building_name', string> & { user_id: number[]; entrapment?: boolean } = {
  main_state: 'overdue',
  building_name: 'Mill',
  user_id: [7, 31],
};
test.each([
  [{}, true],
  [{ main_state: 'OverDue' }, true],
  [{ main_state: 'InDue' }, false],
  [{ building: 'Mill', engineer: 31 }, true],
  [{ building: 'mill' }, false],
  // As in a query string.
  [{ engineer: '31' }, true],
  [{ engineer: 3 }, false],
  // A server that omits a flag means no.
  [{ entrapment: false }, true],
  [{ entrapment: true }, false],
  // Without a field: compared elsewhere.
  [{ search: 'door', late: true }, true],
])('for %j the row is listed: %p', (query, listed) => {
  expect(matchesFilters(FILTERS, row, query)).toBe(listed);
});
