import { pathTo, withQuery } from './pathTo';

test('the open tickets of an elevator link to its page by name (R501)', () => {
  expect(pathTo.adminDashboard('Lift 4 & 5')).toBe('/admin_dashboard?elevatorName=Lift+4+%26+5');
});

test('a ticket key in an address survives a slash', () => {
  expect(pathTo.editTicket('T/104')).toBe('/editTicket/T%2F104');
});

test('empty values are left out of an address', () => {
  expect(withQuery('/all_tech_issues', { status: 'open', search: '', from: undefined, elevator: null })).toBe(
    '/all_tech_issues?status=open',
  );
  expect(pathTo.allTickets({})).toBe('/all_tech_issues');
});
