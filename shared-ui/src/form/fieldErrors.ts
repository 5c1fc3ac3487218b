/** A field that is wrong. */
export interface FieldError {
  /** As formik writes it: `custom.3` for a field within another. */
  name: string;
  sentence: string;
}

/** A form's errors in the order of its values, those within others by their whole name. */
export function fieldErrors(errors: object, prefix = ''): FieldError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const name = prefix + key;
    if (typeof value === 'string') return value ? [{ name, sentence: value }] : [];
    return value !== null && typeof value === 'object' ? fieldErrors(value, `${name}.`) : [];
  });
}
