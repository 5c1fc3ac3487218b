import type { AnySchema, TestContext } from 'yup';

/** The schema with a rule that also sees the other fields of its record; a broken rule answers its sentence. */
export const withRule = <Values>(
  schema: AnySchema,
  broken: (values: Values) => string | undefined,
): AnySchema =>
  schema.test({
    name: 'rule',
    test(_value: unknown, context: TestContext) {
      const message = broken(context.parent);
      return message === undefined || context.createError({ message });
    },
  });

/** A transform for forms, which send '' for nothing: it becomes null. */
export const blankIsNull = <T>(value: T, original: unknown): T | null => (original === '' ? null : value);
