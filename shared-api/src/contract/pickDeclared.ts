import type { AnySchema, ObjectSchema } from 'yup';

type Picker = (value: unknown) => unknown;

/**
 * Returns a function that keeps only the keys of a value that `schema` declares, at every depth. Nothing is validated
 * or converted, so it is cheap even for thousands of rows.
 */
export function pickDeclared(schema: AnySchema): Picker {
  if (isObjectSchema(schema)) return pickFromObject(schema);
  const inner = innerOf(schema);
  if (inner) {
    const narrowItem = pickDeclared(inner);
    return (value) => (Array.isArray(value) ? value.map(narrowItem) : value);
  }
  return (value) => value;
}

function pickFromObject(schema: ObjectSchema<object>): Picker {
  const fields = Object.entries(schema.fields as Record<string, AnySchema>).map(
    ([name, field]) => [name, pickDeclared(field)] as const,
  );
  return (value) => {
    if (value === null || typeof value !== 'object') return value;
    const source = value as Record<string, unknown>;
    const declared: Record<string, unknown> = {};
    for (const [name, narrow] of fields) {
      if (source[name] !== undefined) declared[name] = narrow(source[name]);
    }
    return declared;
  };
}

const isObjectSchema = (schema: AnySchema): schema is ObjectSchema<object> =>
  schema.type === 'object' && 'fields' in schema;

const innerOf = (schema: AnySchema): AnySchema | undefined =>
  schema.type === 'array' && 'innerType' in schema ? (schema.innerType as AnySchema | undefined) : undefined;
