import { toQuery, joinSql, sql } from './sql';

test('an interpolated value is bound, never written into the text', () => {
  const name = "'; drop table users; --";
  expect(toQuery(sql`select * from users where name = ${name} and id = ${7}`)).toEqual({
    text: 'select * from users where name = $1 and id = $2',
    values: [name, 7],
  });
});

test('a nested piece keeps its values, numbered consecutively', () => {
  const inner = sql`b = ${2} and c = ${3}`;
  expect(toQuery(sql`a = ${1} and ${inner} or d = ${4}`)).toEqual({
    text: 'a = $1 and b = $2 and c = $3 or d = $4',
    values: [1, 2, 3, 4],
  });
});

test('pieces are joined; without pieces the given fallback is used', () => {
  const pieces = [sql`a = ${1}`, sql`b = ${2}`, sql`c`];
  expect(toQuery(joinSql(pieces, ' and ', sql`true`))).toEqual({
    text: 'a = $1 and b = $2 and c',
    values: [1, 2],
  });
  expect(toQuery(joinSql([], ' and ', sql`true`))).toEqual({ text: 'true', values: [] });
});
