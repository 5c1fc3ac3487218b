import { messages } from '../messages';
import { dateHint, effectiveFilter, NO_FILTER } from './ticketListFilter';

it.each([
  ['both dates', { from: '2026-01-01', to: '2026-01-31' }, { from: '2026-01-01', to: '2026-01-31' }],
  ['only a From Date', { from: '2026-01-01' }, {}],
  ['only a To Date', { to: '2026-01-31' }, {}],
  ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }, {}],
  ['a status in another case', { status: 'inprogress' }, { status: 'InProgress' }],
  ['a status that there is not', { status: 'Lost' }, {}],
  ['blanks', { search: '  ', assignee: ' ', elevator: '' }, {}],
  [
    'days of opening and of closing',
    { opened: '2026-01-01..2026-01-31', closed: '..2026-02-28' },
    { opened_from: '2026-01-01', opened_to: '2026-01-31', closed_to: '2026-02-28' },
  ],
  ['days that are none, or of another age', { opened: 'soon..', closed: '0099-01-01..' }, {}],
  ['repeat faults', { repeats: 'yes' }, { repeats: true }],
  ['a word that does not mean repeat faults', { repeats: 'maybe' }, {}],
  ['a building and a text', { building: 'Mill', text: ' rope ' }, { building: 'Mill', text: 'rope' }],
  ['late tickets', { late: 'yes' }, { late: true }],
  ['words with blanks around', { search: ' door ' }, { search: 'door' }],
])('the effective filter of %s', (_, filter, effective) => {
  expect(effectiveFilter({ ...NO_FILTER, ...filter })).toEqual(effective);
});

it.each([
  ['', '', undefined],
  ['2026-01-01', '2026-01-01', undefined],
  ['2026-01-01', '', messages.bothDates],
  ['', '2026-01-01', messages.bothDates],
  ['2026-01-02', '2026-01-01', messages.datesReversed],
])('the hint for dates from %p to %p is %p', (from, to, hint) => {
  expect(dateHint({ from, to })).toBe(hint);
});
