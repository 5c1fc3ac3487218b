import { id, list, record, text } from './fields';
import { pageOf } from './list';
import { pickDeclared } from './pickDeclared';

const person = record({ user_id: id(), username: text(10), boss: record({ username: text(10) }).nullable() });

it('keeps declared keys and nothing else, at every depth', () => {
  const row = { user_id: 1, username: 'a', password_hash: 'x', boss: { username: 'b', password_hash: 'y' } };
  const promised = { user_id: 1, username: 'a', boss: { username: 'b' } };
  expect(pickDeclared(person)(row)).toEqual(promised);
  expect(pickDeclared(list(person))([row, row])).toEqual([promised, promised]);
  expect(pickDeclared(pageOf(person))({ count: 1, total: 1, results: [row], secret: 1 })).toEqual({
    count: 1,
    total: 1,
    results: [promised],
  });
});

it('converts nothing: ids stay text if a server sends text, null stays null (R914)', () => {
  expect(pickDeclared(person)({ user_id: '1', username: null, boss: null })).toEqual({
    user_id: '1',
    username: null,
    boss: null,
  });
});

it('omits missing keys', () => {
  expect(pickDeclared(person)({ user_id: 1 })).toEqual({ user_id: 1 });
});

it.each([null, 'text', 5, undefined])('passes %p through unchanged', (value) => {
  expect(pickDeclared(person)(value)).toBe(value);
});
