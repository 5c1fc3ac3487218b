import type { AnySchema, InferType, Schema } from 'yup';
import type { Fields, NamesFor, UseOf } from './entityFields';
import { blankableLine, choice, day, flag, id } from './fields';

/**
 * A filter of a list, as a row of its table: the query of the call, the address, the controls, the condition of a row and
 * that of the server are derived from it (ADR-122).
 */
export interface ListFilter {
  /** `set` is yes or missing; `days` are two parameters of the query, `…_from` and `…_to`. */
  readonly kind: 'choice' | 'flag' | 'set' | 'text' | 'id' | 'day' | 'days';
  /** The schema of a value in the query. */
  readonly sent: AnySchema;
  /** The values of a choice. */
  readonly values?: readonly string[];
  /** The name in the address, if it is not the one in the query. */
  readonly address?: string;
  /** The field of a row that is the value, or contains it. */
  readonly field?: string;
  /** It is sent with a search only. */
  readonly ofSearch?: true;
}

/** The filters of a list, by their names in the query. */
export type ListFilters = Readonly<Record<string, ListFilter>>;

/** The filters as they are sent. */
export type FilterQuery<F extends ListFilters> = {
  [
    Name in keyof F & string as F[Name]['kind'] extends 'days' ? `${Name}_${'from' | 'to'}` : Name
  ]?: InferType<F[Name]['sent']>;
};

/** The schemas of the query, to be spread into that of a call. */
export const filterSchemas = <F extends ListFilters>(filters: F) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { kind, sent }]) =>
      (kind === 'days' ? ['_from', '_to'] : ['']).map((end) => [name + end, sent.optional()]),
    ),
    // The mapped type has the exact names; `Object.fromEntries` only knows strings.
  ) as { [Name in keyof FilterQuery<F>]-?: Schema<FilterQuery<F>[Name]> };

/** One of `values`. */
export const choiceFilter = <const T extends string>(values: readonly T[]) =>
  ({ kind: 'choice', values, sent: choice(values) }) as const;

/** A text of at most `max` characters. */
export const textFilter = (max: number) => ({ kind: 'text', sent: blankableLine(max) }) as const;

/** The search of a list. */
export const searchFilter = textFilter(200);

/** What a search covers: everything, or what it usually covers. */
export const searchScopeFilter = { ...choiceFilter(['all']), address: 'in', ofSearch: true } as const;

/** An id; the address has its name as well: `customer` and `customerName`. */
export const idFilter = { kind: 'id', sent: id() } as const;

export const dayFilter = { kind: 'day', sent: day() } as const;

/** A range of days, inclusive; either end can be open. */
export const daysFilter = { kind: 'days', sent: day() } as const;

/** Only set or not. */
export const setFilter = { kind: 'set', sent: flag() } as const;

/** The same filter for each of some names. */
export const sameFilter = <Name extends string, F extends ListFilter>(names: readonly Name[], filter: F) =>
  Object.fromEntries(names.map((name) => [name, filter])) as Record<Name, F>;

/** A filter for each field that has the use 'filter': a choice or a flag. */
export const fieldFilters = <F extends Fields, U extends UseOf<F>>(fields: F, use: U) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { uses }]) => uses.includes(use))
      .map(([name, { kind, values, written }]) => [
        name,
        { kind: kind === 'flag' ? kind : 'choice', values, sent: written, field: name },
      ]),
  ) as {
    [Name in NamesFor<F, U>]: {
      kind: 'choice' | 'flag';
      values: readonly string[];
      sent: F[Name]['written'];
      field: Name;
    };
  };
