import { namesFor, type Field, type Fields, type NamesFor, type UseOf } from './entityFields';
import { isEmptyValue } from './fieldRules';

/**
 * The values of a form for the fields that have a use: a flag is yes or no, references are a list of ids, anything
 * else is a text, '' when empty.
 */
export type FormValues<F extends Fields, U extends UseOf<F>> = {
  [Name in NamesFor<F, U>]: F[Name]['kind'] extends 'flag'
    ? boolean
    : F[Name]['kind'] extends 'references'
      ? readonly string[]
      : string;
};

/** The values of a form, from the stored or proposed value of each field. */
export const formValues = <F extends Fields, U extends UseOf<F>>(
  fields: F,
  use: U,
  valueOf: (name: NamesFor<F, U>) => unknown,
): FormValues<F, U> =>
  // The mapped type above has the exact names; `Object.fromEntries` only knows strings.
  Object.fromEntries(
    namesFor(fields, use).map((name) => [name, formValue(fields[name], valueOf(name))]),
  ) as FormValues<F, U>;

function formValue(field: Field<string> | undefined, value: unknown): boolean | readonly string[] | string {
  if (field?.kind === 'flag') return value === true;
  if (field?.kind === 'references') return Array.isArray(value) ? value.map(String) : [];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Converts the values of a form to a body: an empty value is omitted, or null if it clears a `stored` one. */
export function toRequestBody(values: object, stored: object = {}): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      if (!isEmptyValue(value)) return [[name, value]];
      return (before.get(name) ?? null) === null ? [] : [[name, null]];
    }),
  );
}
