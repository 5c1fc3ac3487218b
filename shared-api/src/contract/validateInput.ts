import { ValidationError, type AnySchema, type InferType } from 'yup';
import { isRecord } from './isRecord';
import { pythonTypeName } from './pythonTypeName';
import { frameworkMessages } from './frameworkMessages';

/** The framework's shape of a refusal: the messages by field; errors of the whole under non_field_errors. */
export type FieldErrors = Record<string, string[]>;

export type ValidationResult<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Validates `input` against `schema`, for the browser's forms, the CSV preview and the server. */
export function validateInput<S extends AnySchema>(
  schema: S,
  input: unknown,
): ValidationResult<InferType<S>> {
  if (schema.type === 'object' && !isRecord(input)) {
    return { ok: false, errors: { non_field_errors: [frameworkMessages.notObject(pythonTypeName(input))] } };
  }
  try {
    const value: InferType<S> = schema.validateSync(input, { abortEarly: false, stripUnknown: true });
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, errors: fieldErrors(error) };
  }
}

/** yup's errors by field, one by one (its own summary is '2 errors occurred'). */
export function fieldErrors(error: ValidationError): FieldErrors {
  const errors: FieldErrors = {};
  for (const one of error.inner.length > 0 ? error.inner : [error]) {
    const field = one.path ? one.path.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '') : 'non_field_errors';
    (errors[field] ??= []).push(...one.errors);
  }
  return errors;
}
