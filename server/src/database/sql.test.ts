import { joinSql, sql } from './sql';

const queryOf = ({ text, values }: ReturnType<typeof sql>) => ({ text, values });

test('a value in a template is bound, never written into the text; also inside a nested piece', () => {
  const name = "'; drop table users; --";
  const inner = sql`b = ${2} and c = ${name}`;
  expect(queryOf(sql`a = ${1} and ${inner} or d = ${4}`)).toEqual({
    text: 'a = $1 and b = $2 and c = $3 or d = $4',
    values: [1, 2, name, 4],
  });
});

test('pieces are joined; without any the default is used', () => {
  const pieces = [sql`a = ${1}`, sql`b = ${2}`, sql`c`];
  expect(queryOf(joinSql(pieces, ' and ', sql`true`))).toEqual({
    text: 'a = $1 and b = $2 and c',
    values: [1, 2],
  });
  expect(queryOf(joinSql([], ' and ', sql`true`))).toEqual({ text: 'true', values: [] });
});
