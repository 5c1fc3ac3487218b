import { Schema, type AnySchema, type ObjectShape, type TestContext } from 'yup';
import { record } from './fields';
import { frameworkMessages } from './frameworkMessages';
import { normalizeText } from './normalizeText';

/**
 * Adds a rule that also sees the other fields of its record, of which any may be missing in a form; a violated rule
 * returns its message.
 */
export const withCrossFieldRule = <Values>(
  schema: AnySchema,
  broken: (values: Partial<Values>) => string | undefined,
): AnySchema =>
  schema.test({
    name: 'rule',
    test(_value: unknown, context: TestContext) {
      const message = broken(context.parent);
      return message === undefined || context.createError({ message });
    },
  });

/** A transform for forms, which send '' for an empty value: it becomes null. */
export const blankToNull = <T>(value: T, original: unknown): T | null => (original === '' ? null : value);

/** Requires a value: blanks count as empty, and so does an empty list. */
export const requiredSchema = (schema: AnySchema): AnySchema =>
  schema
    .transform((value: unknown, original: unknown) => (isEmptyValue(original) ? undefined : value))
    .defined(frameworkMessages.required);

/** The schema of a form that requires each of these fields, such as those of a body. */
export const allFilled = (fields: ObjectShape) =>
  record(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, schema]) =>
        schema instanceof Schema ? [[name, requiredSchema(schema)]] : [],
      ),
    ),
  );

/** Makes a value optional: an empty value is null. */
export const nullableSchema = (schema: AnySchema): AnySchema =>
  schema.transform((value: unknown, original: unknown) => (isEmptyValue(original) ? null : value));

/** Whether the value has only blanks, or is an empty list. */
export const isEmptyValue = (value: unknown): boolean =>
  typeof value === 'string' ? normalizeText(value) === '' : Array.isArray(value) && value.length === 0;
