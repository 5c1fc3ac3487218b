import { aTicketRow } from '../../testing/factories';
import type { TicketRow } from './ticket';
import { compareTickets } from './ticketOrder';

const rows = (changes: Partial<TicketRow>[]) =>
  changes.map((change, at) => aTicketRow({ ticket_id: at + 1, ...change }, 1));

const keysOf = (found: TicketRow[], compare: (a: TicketRow, b: TicketRow) => number) =>
  found.toSorted(compare).map(({ ticket_id }) => ticket_id);

it('puts the newest update first by default', () => {
  const found = rows([
    { update_date: '2026-01-01T00:00:00Z' },
    { update_date: '2026-01-03T00:00:00Z' },
    { update_date: '2026-01-02T00:00:00Z' },
  ]);
  expect(keysOf(found, compareTickets())).toEqual([2, 3, 1]);
});

it('puts ELV-999 before ELV-1000', () => {
  const found = rows([{ ticket_key: 'ELV-1000' }, { ticket_key: 'ELV-999' }]);
  expect(keysOf(found, compareTickets('ticket_key'))).toEqual([2, 1]);
});

it('orders priorities by their weight', () => {
  const found = rows([
    { priority: 'High' },
    { priority: 'Unspecified' },
    { priority: 'Critical' },
    { priority: 'Low' },
    { priority: 'Medium' },
  ]);
  expect(keysOf(found, compareTickets('-priority'))).toEqual([3, 1, 5, 4, 2]);
});

it('puts unassigned tickets last', () => {
  const found = rows([{ assignee_name: null }, { assignee_name: 'Zoe' }, { assignee_name: 'anita' }]);
  expect(keysOf(found, compareTickets('assignee_name'))).toEqual([3, 2, 1]);
});

it('puts the newer one of tickets with the same value first, or last, as the order is', () => {
  const found = rows([{ status: 'Open' }, { status: 'Open' }, { status: 'Open' }]);
  expect(keysOf(found, compareTickets('status'))).toEqual([1, 2, 3]);
  expect(keysOf(found, compareTickets('-status'))).toEqual([3, 2, 1]);
});

it('orders keys of different lengths by their number', () => {
  const found = rows([{ ticket_key: 'ELV-10' }, { ticket_key: 'ELV-1000000' }, { ticket_key: 'ELV-9' }]);
  expect(keysOf(found, compareTickets('ticket_key'))).toEqual([3, 1, 2]);
});
