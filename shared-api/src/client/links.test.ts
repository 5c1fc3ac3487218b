import { linkTo, setLinks } from './links';

const tickets = {
  name: 'mf-tickets',
  links: { list: '/all_tech_issues', edit: '/editTicket/:ticketKey', create: '/Issue' },
};

test('a link has the address of the deployed remote, and its values are in the path or in the query', () => {
  setLinks([tickets]);
  expect(linkTo('tickets.edit', { ticketKey: 'T/104' })).toBe('/editTicket/T%2F104');
  expect(linkTo('tickets.list', { elevator: 'Lift 4 & 5', status: 'Open', search: '' })).toBe(
    '/all_tech_issues?elevator=Lift+4+%26+5&status=Open',
  );
  expect(linkTo('tickets.create')).toBe('/Issue');
});

test('there is no link to a remote that is not deployed or is switched off, or that has no such link', () => {
  setLinks([{ ...tickets, enabled: false }, { name: 'mf-people' }]);
  expect(linkTo('tickets.create')).toBeUndefined();
  expect(linkTo('people.customers')).toBeUndefined();
  setLinks([]);
  expect(linkTo('tickets.list', {})).toBeUndefined();
});
