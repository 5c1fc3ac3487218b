import { endpoints } from '../endpoints';
import { urgentSummary } from './endpoints';

/** Changes of tickets that no count of Home sees. */
const UNCOUNTED = [
  'addTicketComment',
  'deleteTicketComment',
  'saveTicketView',
  'deleteTicketView',
  'updateCustomFieldOrder',
  'updateCustomField',
  'deleteCustomField',
  'remindCustomers',
];

const counted = endpoints.filter(
  ({ name, changes }) =>
    changes.some((domain) => ['tickets', 'maintenance', 'contracts'].includes(domain)) &&
    !UNCOUNTED.includes(name),
);

test.each(counted.map(({ name, changes }) => [name, changes] as const))(
  'what needs the dealer today is read again after %s',
  (_, changes) => {
    expect(changes).toContain(urgentSummary.domain);
  },
);

test('a confirmed closing is one of these changes (R848)', () => {
  expect(counted.map(({ name }) => name)).toContain('confirmClosing');
});
