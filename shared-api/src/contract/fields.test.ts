import type { AnySchema } from 'yup';
import {
  blankableText,
  choice,
  choiceAnyCase,
  day,
  email,
  flag,
  id,
  list,
  oneLine,
  emptyBody,
  record,
  secret,
  text,
  withAsciiDigits,
  integer,
} from './fields';
import { frameworkMessages } from './frameworkMessages';
import { validateInput } from './validateInput';

/** The messages for a value. */
function messagesOf(schema: AnySchema, value: unknown): string[] {
  const checked = validateInput(record({ field: schema }), value === undefined ? {} : { field: value });
  return checked.ok ? [] : (checked.errors['field'] ?? []);
}

/** The result for a valid value. */
function resultOf(schema: AnySchema, value: unknown): unknown {
  const checked = validateInput(record({ field: schema }), { field: value });
  return checked.ok ? (checked.value as { field: unknown }).field : checked.errors;
}

const required: [string, AnySchema][] = [
  ['text', text(10)],
  ['a secret', secret()],
  ['an e-mail', email()],
  ['a choice', choice(['Open', 'Closed'])],
  ['a whole number', integer()],
  ['an id', id()],
  ['a day', day()],
  ['a flag', flag()],
  ['a list', list(text(3))],
];

it.each(required)('%s that is missing: This field is required.', (_, schema) => {
  expect(messagesOf(schema, undefined)).toEqual(['This field is required.']);
});

it.each(required)('%s that is null: This field may not be null.', (_, schema) => {
  expect(messagesOf(schema, null)).toEqual(['This field may not be null.']);
});

it.each(required)('%s that is optional may be missing', (_, schema) => {
  expect(messagesOf(schema.optional(), undefined)).toEqual([]);
});

it.each([
  ['text', text(10), ''],
  ['text of spaces', text(10), '   '],
  ['a secret', secret(), ''],
  ['a secret of spaces', secret(), '   '],
])('%s that is blank: This field may not be blank.', (_, schema, value) => {
  expect(messagesOf(schema, value)).toEqual(['This field may not be blank.']);
});

it.each([
  ['text', text(32), 'x'.repeat(33), [frameworkMessages.tooLong(32)]],
  ['text of 33 characters of two units', text(32), '🛗'.repeat(33), [frameworkMessages.tooLong(32)]],
  ['a secret of 129 characters of two units', secret(), '🛗'.repeat(129), [frameworkMessages.tooLong(128)]],
  ['text with a NUL', text(32), 'a\0b', ['Null characters are not allowed.']],
  ['blankable text with a NUL', blankableText(32), '\0', ['Null characters are not allowed.']],
  ['a list instead of text', text(32), ['a'], ['Not a valid string.']],
  ['an object instead of text', text(32), { a: 1 }, ['Not a valid string.']],
  ['a list instead of a day', day(), ['2026-01-01'], [frameworkMessages.notDate]],
  ['a list instead of a number', integer(), [1], ['A valid integer is required.']],
  ['an object instead of a flag', flag(), {}, ['Must be a valid boolean.']],
  ['an object instead of a choice', choiceAnyCase(['Open']), {}, ['"{}" is not a valid choice.']],
  ['a list instead of an e-mail', email(), ['a@b.c'], ['Not a valid string.']],
  ['a list instead of a secret', secret(), ['x'], ['Not a valid string.']],
  ['an e-mail without an at sign', email(), 'somebody', ['Enter a valid email address.']],
  ['an unknown choice', choice(['Open']), 'Bogus', ['"Bogus" is not a valid choice.']],
  ['a choice in another case', choice(['Open']), 'open', ['"open" is not a valid choice.']],
  ['an unknown choice in any case', choiceAnyCase(['Open']), 'Bogus', ['"Bogus" is not a valid choice.']],
  ['a number in letters', integer(), 'twelve', ['A valid integer is required.']],
  ['a number in two parts', integer(), '1 2', ['A valid integer is required.']],
  ['a number in hexadecimal', integer(), '0x10', ['A valid integer is required.']],
  ['an empty number', integer(), '', ['A valid integer is required.']],
  ['a flag instead of a number', integer(), true, ['A valid integer is required.']],
  ['a fraction', integer(), 1.5, ['A valid integer is required.']],
  ['a number below the minimum', integer(1), 0, ['Ensure this value is greater than or equal to 1.']],
  ['a number above the maximum', integer(1, 5), 6, ['Ensure this value is less than or equal to 5.']],
  ['an id beyond the range', id(), 2 ** 50, ['Ensure this value is less than or equal to 1125899906842623.']],
  ['a flag that is a word', flag(), 'perhaps', ['Must be a valid boolean.']],
  [
    'a single value instead of a list',
    list(text(3)),
    'abc',
    ['Expected a list of items but got type "str".'],
  ],
])('%s gets the framework’s message', (_, schema, value, expected) => {
  expect(messagesOf(schema, value)).toEqual(expected);
});

it.each([
  ['32 characters of 32', text(32), 'x'.repeat(32), 'x'.repeat(32)],
  ['32 characters of two units each of 32', text(32), '🛗'.repeat(32), '🛗'.repeat(32)],
  ['text is trimmed', text(10), '  doors ', 'doors'],
  ['a secret is not trimmed', secret(), ' pass word ', ' pass word '],
  ['blank text that may be blank', blankableText(10), ' ', ''],
  ['a number written out', integer(), '12', 12],
  ['a number in Devanagari', integer(1), ' +१२ ', 12],
  ['a day in Arabic digits', day(), '٢٠٢٦-٠٢-٢٨', '2026-02-28'],
  ['a postal code in wide digits', withAsciiDigits(oneLine(12)), '４１１ ００１', '411 001'],
  [
    'a choice in any case is returned as spelled',
    choiceAnyCase(['InProgress']),
    ' inprogress ',
    'InProgress',
  ],
  ['a flag in the framework’s spelling', flag(), 'True', true],
  ['a flag as a number', flag(), 0, false],
])('%s', (_, schema, value, expected) => {
  expect(resultOf(schema, value)).toEqual(expected);
});

it.each(['2026-02-28', '2024-02-29', '1999-12-31', '2199-01-01'])('%s is a day', (value) => {
  expect(messagesOf(day(), value)).toEqual([]);
});

it.each([
  '2026-02-30',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '26-01-01',
  '01/02/2026',
  'tomorrow',
  'infinity',
  '',
])('%p is not a day', (value) => {
  expect(messagesOf(day(), value)).toEqual([
    'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  ]);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a key named %s is dropped like any other unknown field',
  (key) => {
    const input: unknown = JSON.parse(`{"name": "x", "${key}": {"name": "y"}}`);
    expect(validateInput(record({ name: text(5) }), input)).toEqual({ ok: true, value: { name: 'x' } });
    expect(validateInput(emptyBody(), input)).toMatchObject({ ok: true });
  },
);

it.each(required)(
  '%s that is a record with keywords of the language in it is a bad value, not a server error',
  (_, schema) => {
    for (const odd of [{ toString: 'x', valueOf: null }, [{ toString: 'x' }], { toJSON: 1, then: 1 }])
      expect(validateInput(record({ field: schema }), { field: odd }).ok).toBe(false);
  },
);

it('a bad choice is quoted briefly, however long or deep it is', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(messagesOf(choice(['Open']), deep)).toEqual(['"list" is not a valid choice.']);
  expect(messagesOf(choice(['Open']), 'x'.repeat(1_000))).toEqual([
    `"${'x'.repeat(200)}…" is not a valid choice.`,
  ]);
});

it('of a list that is too long only as many entries are checked as are needed', () => {
  const errors = validateInput(record({ field: list(id(), 3) }), {
    field: Array.from({ length: 100_000 }, () => 'x'),
  });
  expect(errors.ok ? [] : Object.keys(errors.errors)).toEqual([
    'field.0',
    'field.1',
    'field.2',
    'field.3',
    'field',
  ]);
});

test.each([
  ['a list', Array.from({ length: 1_000 }, () => '')],
  ['a list of records', [{ name: 'x' }]],
])('%s in place of a record gets a short message', (_, odd) => {
  const checked = validateInput(record({ keys: record({ name: text(5) }) }), { keys: odd });
  expect(checked).toEqual({
    ok: false,
    errors: { keys: ['Invalid data. Expected a dictionary, but got list.'] },
  });
});
