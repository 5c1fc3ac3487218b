import { aCustomer, anEmployee } from '../../testing/factories';
import { customer, employee, fullName, matchesPerson, person, personLabel } from './person';

test.each([
  [{ first_name: 'Anita', last_name: 'Rao' }, 'Anita Rao', 'Anita Rao (x1)'],
  [{ first_name: 'Copper Ridge', last_name: '' }, 'Copper Ridge', 'Copper Ridge (x1)'],
  [{ first_name: null }, '', 'x1'],
])('%j is shown as %p, and in one line as %p', (names, name, label) => {
  expect(fullName(names)).toBe(name);
  expect(personLabel({ username: 'x1', ...names })).toBe(label);
});

const anita = aCustomer({
  username: 'x1',
  email: 'ar@lifts.example',
  first_name: 'Anita',
  last_name: 'Rao',
  phoneno: '+91 (98765) 432-10',
});

test.each([
  ['X1', true, true],
  ['anita rao', false, true],
  ['AR@', false, true],
  ['98765 43210', false, true],
  ['9876543210', false, true],
  ['()', false, false],
  ['ben', false, false],
])('a search for %p finds the person by user name: %p, by everything: %p', (search, usual, wide) => {
  expect(matchesPerson(anita, search)).toBe(usual);
  expect(matchesPerson(anita, search, 'all')).toBe(wide);
});

test('a row of a server without the additions is searched by what it has', () => {
  expect(matchesPerson(aCustomer({ username: 'ben' }), 'ben', 'all')).toBe(true);
  expect(matchesPerson(aCustomer({ username: 'ben' }), 'anita', 'all')).toBe(false);
});

test('a person of another back end without an e-mail address, a name or a phone number is read', () => {
  const unknown = { email: null, first_name: null, last_name: null, phoneno: null };
  const blank = { email: '', first_name: '', last_name: '', phoneno: '' };
  expect(person.validateSync({ user_id: 4, ...unknown })).toMatchObject(blank);
  expect(employee.validateSync({ ...anEmployee(), ...unknown })).toMatchObject({ email: '', first_name: '' });
  expect(customer.validateSync({ ...aCustomer(), ...unknown })).toMatchObject({ email: '' });
});
