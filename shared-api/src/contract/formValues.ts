import type { AnySchema } from 'yup';
import { namesFor, type Field, type Fields, type NamesFor, type UseOf } from './entityFields';
import { isEmptyValue, nullableSchema, requiredSchema, withCrossFieldRule } from './fieldRules';
import type { FieldErrors } from './validateInput';

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

interface FormRules<Name extends string, Values> {
  /** Unless given, every field is required that is neither a flag nor nullable. */
  isRequired?: (name: Name) => boolean;
  /** Schemas of values that the form has in another way than the body. */
  written?: { readonly [One in Name]?: AnySchema };
  /** The fields with errors that depend on other fields, and all of these errors. */
  related?: readonly Name[];
  errorsOf?: (values: Partial<Values>) => FieldErrors;
}

/** Whether a form requires a field: unless it is a flag, or nullable. */
export const isRequiredField = ({ kind, written }: Field<string>): boolean =>
  kind !== 'flag' && !written.spec.nullable;

/** The schemas of the inputs of a form: the contract's rules. */
export const formSchemasOf = <Name extends string, Values>(
  fields: Readonly<Record<Name, Field<string>>>,
  names: readonly Name[],
  rules: FormRules<Name, Values> = {},
) => {
  const { isRequired = (name) => isRequiredField(fields[name]), written, related = [], errorsOf } = rules;
  return Object.fromEntries(
    names.map((name) => {
      const sent: AnySchema = written?.[name] ?? fields[name].written;
      const schema = isRequired(name) ? requiredSchema(sent) : nullableSchema(sent);
      const isRelated = errorsOf && related.includes(name);
      return [
        name,
        isRelated ? withCrossFieldRule<Values>(schema, (values) => errorsOf(values)[name]?.[0]) : schema,
      ];
    }),
  );
};

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

/**
 * The values of a form that differ from its initial ones: a field that nobody touched keeps what somebody else may have
 * saved since the form was opened.
 */
export const changedValues = <Values extends object>(values: Values, initial: Values): Partial<Values> => {
  const before = new Map<string, unknown>(Object.entries(initial));
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(name));
  return Object.fromEntries(Object.entries(values).filter(isChanged)) as Partial<Values>;
};
