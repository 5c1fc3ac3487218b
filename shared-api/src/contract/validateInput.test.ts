import { id, list, record, text, integer } from './fields';
import { validateInput } from './validateInput';

const schema = record({
  username: text(5),
  age: integer(0),
  tags: list(text(3)).optional(),
  rows: list(record({ id: id() })).optional(),
});

it('reports all errors at once, field by field', () => {
  expect(validateInput(schema, { age: 'x' })).toEqual({
    ok: false,
    errors: { username: ['This field is required.'], age: ['A valid integer is required.'] },
  });
});

it('reports the position of an error inside a list', () => {
  const input = { username: 'a', age: 1, tags: ['ok', 'too long'], rows: [{ id: 1 }, { id: 0 }] };
  expect(validateInput(schema, input)).toEqual({
    ok: false,
    errors: {
      'tags.1': ['Ensure this field has no more than 3 characters.'],
      'rows.1.id': ['Ensure this value is greater than or equal to 1.'],
    },
  });
});

it('drops unknown keys', () => {
  expect(validateInput(schema, { username: 'a', age: 1, is_staff: true })).toEqual({
    ok: true,
    value: { username: 'a', age: 1 },
  });
});

it.each([
  [[], 'list'],
  ['text', 'str'],
  [12, 'int'],
  [1.5, 'float'],
  [true, 'bool'],
  [null, 'NoneType'],
])('%j is not a dictionary', (input, type) => {
  expect(validateInput(schema, input)).toEqual({
    ok: false,
    errors: { non_field_errors: [`Invalid data. Expected a dictionary, but got ${type}.`] },
  });
});
