import type { AnySchema, InferType, Schema } from 'yup';
import {
  blankableLine,
  blankableText,
  choice,
  choiceAnyCase,
  day,
  flag,
  dateTime,
  oneLine,
  text,
  integer,
} from './fields';
import { rupeeDigits } from './groupDigits';
import { nameOrder } from './nameOrder';
import type { SortKey, SortKeys } from './ordering';

/** How a field is entered in a form and shown in a list. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'name'
  | 'email'
  | 'phone'
  | 'code'
  | 'secret'
  | 'number'
  | 'choice'
  | 'day'
  | 'moment'
  | 'flag'
  | 'reference'
  | 'references';

/**
 * One field of an entity: a row of its table (`tickets/ticketFields.ts`). Schemas, form inputs, columns, filters, sort keys,
 * history and SQL are derived from it.
 */
export interface Field<Use extends string> {
  /** The English label; the Hindi one is in the catalogue of the remote that shows it. */
  readonly label: string;
  readonly kind: FieldKind;
  /** Where the field appears. */
  readonly uses: readonly Use[];
  /** The schema of a sent value; `.optional()` if a create may omit it. */
  readonly written: AnySchema;
  /** The schema of a value in a reply. */
  readonly read: AnySchema;
  /** The values of a choice, in the order of the form. */
  readonly values?: readonly string[];
  /** The values of a choice from the lowest to the highest, if the sort order differs from the form. */
  readonly byWeight?: readonly string[];
  /** The maximum text length, in code points. */
  readonly max?: number;
}

/** The fields of an entity, by their wire names. */
export type Fields = Readonly<Record<string, Field<string>>>;

/** The uses in the rows of a table. */
export type UseOf<F extends Fields> = F[keyof F]['uses'][number];

/** The wire names of the fields that have a use. */
export type NamesFor<F extends Fields, U extends UseOf<F>> = {
  [Name in keyof F & string]: U extends F[Name]['uses'][number] ? Name : never;
}[keyof F & string];

/** The schemas of sent values as they are declared: the body of a create. */
export type InputSchemasFor<F extends Fields, U extends UseOf<F>> = {
  [Name in NamesFor<F, U>]: F[Name]['written'];
};

/** The same, with each optional: the body of an update. */
export type PartialInputSchemasFor<F extends Fields, U extends UseOf<F>> = {
  [Name in NamesFor<F, U>]: Schema<InferType<F[Name]['written']> | undefined>;
};

/** The schemas of values in a reply. */
export type ReplySchemasFor<F extends Fields, U extends UseOf<F>> = {
  [Name in NamesFor<F, U>]: F[Name]['read'];
};

/** The same, for fields that other back ends omit. */
export type PartialReplySchemasFor<F extends Fields, U extends UseOf<F>> = {
  [Name in NamesFor<F, U>]: Schema<InferType<F[Name]['read']> | null | undefined>;
};

/** The wire names of the fields that have a use, in the order of the table. */
export const namesFor = <F extends Fields, U extends UseOf<F>>(fields: F, use: U): NamesFor<F, U>[] =>
  Object.keys(fields).filter((name): name is NamesFor<F, U> => fields[name]?.uses.includes(use) ?? false);

/** The schemas of sent values of the fields that have a use, to be spread into a `record`. */
export const inputSchemasFor = <F extends Fields, U extends UseOf<F>>(fields: F, use: U) =>
  pick<InputSchemasFor<F, U>>(fields, use, ({ written }) => written);

/** Like `inputSchemasFor`, with each field optional. */
export const partialInputSchemasFor = <F extends Fields, U extends UseOf<F>>(fields: F, use: U) =>
  pick<PartialInputSchemasFor<F, U>>(fields, use, ({ written }) => written.optional());

/** The schemas of reply values of the fields that have a use, to be spread into a `record`. */
export const replySchemasFor = <F extends Fields, U extends UseOf<F>>(fields: F, use: U) =>
  pick<ReplySchemasFor<F, U>>(fields, use, ({ read }) => read);

/** Like `replySchemasFor`, for fields that other back ends omit. */
export const partialReplySchemasFor = <F extends Fields, U extends UseOf<F>>(fields: F, use: U) =>
  pick<PartialReplySchemasFor<F, U>>(fields, use, ({ read }) => read.nullable().optional());

// The mapped types above have the exact names; `Object.fromEntries` only knows strings.
const pick = <Picked extends object>(
  fields: Fields,
  use: string,
  schemaOf: (field: Field<string>) => AnySchema,
): Picked =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { uses }]) => uses.includes(use))
      .map(([name, field]) => [name, schemaOf(field)]),
  ) as Picked;

/** A text on one line, at most `max` code points; required in a create. */
export const line = (max: number) =>
  ({ kind: 'line', max, written: oneLine(max), read: blankableLine(max) }) as const;

/** A text on several lines. */
export const paragraph = (max: number) =>
  ({ kind: 'text', max, written: text(max), read: blankableText(max) }) as const;

/** One of `values`, accepted in any case; optional in a create. `byWeight` is the sort order. */
export const oneOf = <const T extends string>(values: readonly T[], byWeight: readonly T[] = values) =>
  ({
    kind: 'choice',
    values,
    byWeight,
    written: choiceAnyCase(values).optional(),
    read: choice(values),
  }) as const;

/** One of `values`, exactly as spelled; required in a create. */
export const exactly = <const T extends string>(values: readonly T[]) =>
  ({ kind: 'choice', values, written: choice(values), read: choice(values) }) as const;

/** An integer from `min` to `max`, also as people type it ('₹ 51,400'); required in a create. */
export const number = (min: number, max: number) =>
  ({
    kind: 'number',
    written: integer(min, max).transform((value: unknown, original: unknown) =>
      typeof original === 'string' ? Number(rupeeDigits(original) ?? value) : value,
    ),
    read: integer(min, max),
  }) as const;

/** A calendar day, yyyy-mm-dd; required in a create. */
export const date = () => ({ kind: 'day', written: day(), read: day() }) as const;

/** A timestamp that only the server sets. */
export const serverTimestamp = () => ({ kind: 'moment', written: dateTime(), read: dateTime() }) as const;

/** Yes or no; optional in a create, and possibly missing in replies of another back end. */
export const yesNo = () => ({ kind: 'flag', written: flag().optional(), read: flag().optional() }) as const;

/** A reference to a row of another table, by its id or its name. */
export const reference = <W extends AnySchema, R extends AnySchema>(written: W, read: R) =>
  ({ kind: 'reference', written, read }) as const;

/** References to rows of another table. */
export const references = <W extends AnySchema, R extends AnySchema>(written: W, read: R) =>
  ({ kind: 'references', written, read }) as const;

/** The sort keys of a row for each of these fields, with the same order as on our server. */
export const sortKeysFor = <Row extends object, Name extends string & keyof Row>(
  fields: Readonly<Record<Name, Field<string>>>,
  names: readonly Name[],
): SortKeys<Row, Name> =>
  Object.fromEntries(
    names.map((name) => [name, (row: Row) => sortKeyOf(fields[name], row[name])]),
  ) as SortKeys<Row, Name>;

/** Texts are sorted in natural order (R952), choices by weight, no before yes; null is last. */
function sortKeyOf({ kind, byWeight = [] }: Field<string>, value: unknown): SortKey {
  if (kind === 'flag') return value === true ? 1 : 0;
  if (typeof value !== 'string') return null;
  if (kind === 'choice') return byWeight.findIndex((one) => one.toLowerCase() === value.toLowerCase());
  if (kind === 'moment') return Date.parse(value);
  return kind === 'day' ? value : nameOrder(value);
}

/** The value of an omitted field in a new row: the first one of a choice, no for a flag. */
export const defaultValueOf = ({ kind, values }: Field<string>): string | false | undefined =>
  kind === 'flag' ? false : values?.[0];
