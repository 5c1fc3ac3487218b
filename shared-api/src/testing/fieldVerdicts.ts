import type { AnySchema } from 'yup';
import { record } from '../contract/fields';
import { isRecord } from '../contract/isRecord';
import { validateInput } from '../contract/validateInput';

/** Values of every kind that a form, a file or a call may send: good ones of each field, and many bad ones. */
export const SENT_VALUES: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\u200B',
    'a',
    'a b',
    'a\nb',
    'a\0b',
    'ａ',
    'अ',
    '१२',
    'a@example.com',
    'a@b@c',
    'not an address',
  ],
  ...[12, 13, 20, 21, 32, 33, 100, 101, 150, 151, 200, 201, 254, 255, 300, 301, 5_000, 20_001].map((length) =>
    'x'.repeat(length),
  ),
  ...[
    '2026-02-28',
    '2026-02-29',
    '2026-13-01',
    '28/02/2026',
    '0001-01-01',
    '30',
    '90',
    '-1',
    '0',
    '1',
    '1.5',
  ],
  ...[
    '100000',
    '100001',
    '9'.repeat(20),
    'true',
    'Closed',
    'closed',
    'Nope',
    'Monthly',
    'DealerUser',
    'integer',
  ],
  ...["=cmd|' /C calc'!A0", '@name', '-name', '<b>name</b>'],
  ...[null, true, 1, 1.5, -1, [], [1], ['a'], {}],
];

/** The fields of a record's schema. */
export function fieldsOf(schema: AnySchema): Readonly<Record<string, AnySchema>> {
  const fields: unknown = 'fields' in schema ? schema.fields : undefined;
  if (!isRecord(fields)) throw new Error('This schema is not of a record.');
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, AnySchema] => isSchema(entry[1])),
  );
}

const isSchema = (value: unknown): value is AnySchema => isRecord(value) && 'validateSync' in value;

interface Compared {
  /** The names of the compared fields: in the first schema, and in the second. */
  names?: Readonly<Record<string, string>>;
  values?: readonly unknown[];
}

/** A value of a field that one way refuses and another takes. */
export interface Difference {
  field: string;
  value: unknown;
  /** The reasons of the two ways; undefined if the value is taken. */
  reasons: readonly [string | undefined, string | undefined];
}

/** The values of common fields that one of two schemas refuses and the other takes. */
export function differencesOf(
  first: AnySchema,
  second: AnySchema,
  { names, values = SENT_VALUES }: Compared = {},
): Difference[] {
  const [ones, others] = [fieldsOf(first), fieldsOf(second)];
  const pairs =
    names ?? Object.fromEntries(Object.keys(ones).flatMap((name) => (others[name] ? [[name, name]] : [])));
  return Object.entries(pairs).flatMap(([field, otherName]) => {
    const [one, other] = [ones[field], others[otherName]];
    if (!one || !other) throw new Error(`Both ways need the field ${field}.`);
    return values.flatMap((value): Difference[] => {
      const reasons = [reasonOf(one, value), reasonOf(other, value)] as const;
      return (reasons[0] === undefined) === (reasons[1] === undefined) ? [] : [{ field, value, reasons }];
    });
  });
}

function reasonOf(schema: AnySchema, value: unknown): string | undefined {
  // In a record, because a rule may look at the other fields.
  const checked = validateInput(record({ value: schema }), { value });
  return checked.ok ? undefined : Object.values(checked.errors).flat().join(' ');
}
