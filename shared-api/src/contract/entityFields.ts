import type { AnySchema, InferType, Schema } from 'yup';
import { blankableText, choice, choiceAnyCase, day, flag, moment, text, integer } from './fields';
import type { SortKey, SortKeys } from './ordering';

/** How a field is typed in a form and shown in a list. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'name'
  | 'email'
  | 'phone'
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
  /** The English label; its Hindi is in the catalogue of the remote that shows it. */
  readonly label: string;
  readonly kind: FieldKind;
  /** Where the field appears. */
  readonly uses: readonly Use[];
  /** The schema of a value that is sent; `.optional()` where it may be left out of a create. */
  readonly written: AnySchema;
  /** The schema of a value in a reply. */
  readonly read: AnySchema;
  /** The values of a choice, in the order in which a form offers them. */
  readonly values?: readonly string[];
  /** The values of a choice from the least to the most, where sorting has another order than the form. */
  readonly byWeight?: readonly string[];
  /** The longest text, in code points. */
  readonly max?: number;
}

/** The fields of an entity, by their wire names. */
export type Fields = Readonly<Record<string, Field<string>>>;

/** The uses that the rows of a table have. */
export type UseOf<F extends Fields> = F[keyof F]['uses'][number];

/** The wire names of the fields that have a use. */
export type NamesFor<F extends Fields, U extends UseOf<F>> = {
  [Name in keyof F & string]: U extends F[Name]['uses'][number] ? Name : never;
}[keyof F & string];

/** The schemas of sent values, as they are declared: what a create takes. */
export type InputSchemasFor<F extends Fields, U extends UseOf<F>> = {
  [Name in NamesFor<F, U>]: F[Name]['written'];
};

/** The same, where each may be left out: what an update takes. */
export type PartialInputSchemasFor<F extends Fields, U extends UseOf<F>> = {
  [Name in NamesFor<F, U>]: Schema<InferType<F[Name]['written']> | undefined>;
};

/** The schemas of values in a reply. */
export type ReplySchemasFor<F extends Fields, U extends UseOf<F>> = {
  [Name in NamesFor<F, U>]: F[Name]['read'];
};

/** The wire names of the fields that have a use, in the order of the table. */
export const namesFor = <F extends Fields, U extends UseOf<F>>(fields: F, use: U): NamesFor<F, U>[] =>
  Object.keys(fields).filter((name): name is NamesFor<F, U> => fields[name]?.uses.includes(use) ?? false);

/** The sent values of the fields that have a use, to be spread into a `record`. */
export const inputSchemasFor = <F extends Fields, U extends UseOf<F>>(fields: F, use: U) =>
  pick<InputSchemasFor<F, U>>(fields, use, ({ written }) => written);

/** As `inputSchemasFor`, but each field may be left out. */
export const partialInputSchemasFor = <F extends Fields, U extends UseOf<F>>(fields: F, use: U) =>
  pick<PartialInputSchemasFor<F, U>>(fields, use, ({ written }) => written.optional());

/** The fields of a reply that have a use, to be spread into a `record`. */
export const replySchemasFor = <F extends Fields, U extends UseOf<F>>(fields: F, use: U) =>
  pick<ReplySchemasFor<F, U>>(fields, use, ({ read }) => read);

// The mapped types above say which names there are; `Object.fromEntries` only knows that they are texts.
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

/** A text on one line, at most `max` code points; needed by a create. */
export const line = (max: number) =>
  ({ kind: 'line', max, written: text(max), read: blankableText(max) }) as const;

/** A text on several lines. */
export const paragraph = (max: number) => ({ ...line(max), kind: 'text' }) as const;

/** One of `values`, read without regard to case; a create may leave it out. `byWeight` is the order of sorting. */
export const oneOf = <const T extends string>(values: readonly T[], byWeight: readonly T[] = values) =>
  ({
    kind: 'choice',
    values,
    byWeight,
    written: choiceAnyCase(values).optional(),
    read: choice(values),
  }) as const;

/** One of `values`, exactly as spelled; needed by a create. */
export const exactly = <const T extends string>(values: readonly T[]) =>
  ({ kind: 'choice', values, written: choice(values), read: choice(values) }) as const;

/** A whole number from `min` to `max`; needed by a create. */
export const number = (min: number, max: number) =>
  ({ kind: 'number', written: integer(min, max), read: integer(min, max) }) as const;

/** A calendar day, yyyy-mm-dd; needed by a create. */
export const date = () => ({ kind: 'day', written: day(), read: day() }) as const;

/** A moment, which only the server sets. */
export const serverTimestamp = () => ({ kind: 'moment', written: moment(), read: moment() }) as const;

/** Yes or no; a create may leave it out, and another back end may not know it. */
export const yesNo = () => ({ kind: 'flag', written: flag().optional(), read: flag().optional() }) as const;

/** A row of another table, by its id or its name. */
export const reference = <W extends AnySchema, R extends AnySchema>(written: W, read: R) =>
  ({ kind: 'reference', written, read }) as const;

/** Rows of another table. */
export const references = <W extends AnySchema, R extends AnySchema>(written: W, read: R) =>
  ({ kind: 'references', written, read }) as const;

/** What a row is sorted by in each of these fields, as our server sorts. */
export const sortKeysFor = <Row extends object, Name extends string & keyof Row>(
  fields: Readonly<Record<Name, Field<string>>>,
  names: readonly Name[],
): SortKeys<Row, Name> =>
  Object.fromEntries(
    names.map((name) => [name, (row: Row) => sortKeyOf(fields[name], row[name])]),
  ) as SortKeys<Row, Name>;

/** Texts are sorted without regard to case, choices by weight, no before yes; null is the last. */
function sortKeyOf({ kind, byWeight = [] }: Field<string>, value: unknown): SortKey {
  if (kind === 'flag') return value === true ? 1 : 0;
  if (typeof value !== 'string') return null;
  if (kind === 'choice') return byWeight.findIndex((one) => one.toLowerCase() === value.toLowerCase());
  return kind === 'moment' ? Date.parse(value) : value.toLowerCase();
}

/** The value that a new row has where a create says nothing: of a choice the first one, of a flag no. */
export const defaultValueOf = ({ kind, values }: Field<string>): string | false | undefined =>
  kind === 'flag' ? false : values?.[0];
