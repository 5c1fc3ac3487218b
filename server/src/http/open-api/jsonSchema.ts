import type {
  AnySchema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  enum?: readonly unknown[];
  format?: string;
  minimum?: number;
  [keyword: string]: unknown;
}

/** The JSON Schema of a contract schema. */
export const jsonSchemaOf = (schema: AnySchema): JsonSchema => ofDescription(schema.describe());

function ofDescription(field: SchemaFieldDescription): JsonSchema {
  if (!('tests' in field)) return {};
  const described = { ...typeOf(field), ...limitsOf(field), ...metaOf(field) };
  return field.nullable ? nullable(described) : described;
}

function typeOf(field: SchemaDescription): JsonSchema {
  if (isObject(field)) {
    const fields = Object.entries(field.fields);
    const required = fields
      .filter(([, inner]) => 'optional' in inner && !inner.optional)
      .map(([name]) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, inner]) => [name, ofDescription(inner)])),
      ...(required.length > 0 ? { required } : {}),
    };
  }
  if (isArray(field)) {
    const items = Array.isArray(field.innerType) ? field.innerType[0] : field.innerType;
    return { type: 'array', items: items ? ofDescription(items) : {} };
  }
  if (field.type === 'number') return { type: testOf(field, 'integer') ? 'integer' : 'number' };
  return field.type === 'mixed' ? {} : { type: field.type };
}

function limitsOf(field: SchemaDescription): JsonSchema {
  const max = numberOf(testOf(field, 'max')?.params?.max);
  const min = numberOf(testOf(field, 'min')?.params?.min);
  const regex = testOf(field, 'matches')?.params?.regex;
  const values = field.oneOf.filter((value) => value !== null && value !== undefined);
  const [least, most] = LIMITS[field.type] ?? [];
  return {
    ...(most && max !== undefined && max < Number.MAX_SAFE_INTEGER ? { [most]: max } : {}),
    ...(least && min !== undefined ? { [least]: min } : {}),
    ...(testOf(field, 'blank') ? { minLength: 1 } : {}),
    ...(regex instanceof RegExp ? { pattern: regex.source } : {}),
    ...(testOf(field, 'email') ? { format: 'email' } : {}),
    ...(values.length > 0 ? { enum: values } : {}),
  };
}

const LIMITS: Record<string, readonly [least: string, most: string]> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

/** `choice`, `day` and `moment` describe in their meta what no yup test can express. */
function metaOf({ meta }: SchemaDescription): JsonSchema {
  const { enum: values, format } = (meta ?? {}) as { enum?: readonly unknown[]; format?: string };
  return { ...(values ? { enum: [...values] } : {}), ...(format ? { format } : {}) };
}

/** The same schema, which also accepts null. */
export function nullable(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  return {
    ...schema,
    ...(typeof type === 'string' ? { type: [type, 'null'] } : {}),
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  };
}

const testOf = ({ tests }: SchemaDescription, name: string) => tests.find((test) => test.name === name);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const isObject = (field: SchemaDescription): field is SchemaObjectDescription =>
  field.type === 'object' && 'fields' in field;
const isArray = (field: SchemaDescription): field is SchemaInnerTypeDescription => field.type === 'array';
