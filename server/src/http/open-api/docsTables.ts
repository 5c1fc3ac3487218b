import { MAX_INTEGER } from '@smart-elevator/shared-api/contract/fields';
import type { Parameter, Reference } from './documentParts';
import type { JsonSchema } from './jsonSchema';

export type Schemas = Readonly<Record<string, JsonSchema>>;

/** The last part of a reference: the name of what it refers to. */
export const lastOf = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** A table that scrolls on its own; without rows there is none. */
const table = (title: string, headings: readonly string[], rows: readonly Html[]): Html =>
  rows.length === 0
    ? html``
    : html`<div class="scrolls" tabindex="0" role="region" aria-label="${title}">
        <table>
          <thead>
            <tr>
              ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`;

/** The parameters of a call, with their values and meanings. */
export const parameterTable = (summary: string, parameters: readonly Parameter[], schemas: Schemas): Html =>
  table(
    `Parameters: ${summary}`,
    ['Parameter', 'In', 'Required', 'Value', 'Meaning'],
    parameters.map(
      ({ name, in: place, required, schema, description = '' }) =>
        html`<tr>
          <th scope="row"><code>${name}</code></th>
          <td>${place}</td>
          <td>${required ? 'yes' : 'no'}</td>
          <td>${valueOf(schema, schemas)}</td>
          <td>${withCode(description)}</td>
        </tr>`,
    ),
  );

/** The fields of a body or an answer, with those of the objects in it: whether each is required, its type and limits. */
export const fieldTable = (title: string, schema: JsonSchema, schemas: Schemas): Html =>
  table(
    title,
    ['Field', 'Required', 'Value'],
    fieldsOf(schema, schemas, '').map(
      ({ name, required, value }) =>
        html`<tr>
          <th scope="row"><code>${name}</code></th>
          <td>${required ? 'yes' : 'no'}</td>
          <td>${value}</td>
        </tr>`,
    ),
  );

interface Field {
  name: string;
  required: boolean;
  value: string;
}

/** Objects within objects are listed to this depth. */
const DEPTH = 3;

function fieldsOf(schema: JsonSchema, schemas: Schemas, prefix: string, depth = 0): Field[] {
  const { items, properties = {}, required = [] } = resolved(schema, schemas);
  if (items) return fieldsOf(items, schemas, `${prefix}[]`, depth);
  if (depth === DEPTH) return [];
  return Object.entries(properties).flatMap(([field, inner]) => {
    const name = prefix === '' ? field : `${prefix}.${field}`;
    return [
      { name, required: required.includes(field), value: valueOf(inner, schemas) },
      ...fieldsOf(inner, schemas, name, depth + 1),
    ];
  });
}

/** The schema that a reference or a choice means: of a list, its page; of a value that may be null, the other one. */
function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const [first] = choicesOf(schema);
  if (first) return resolved(first, schemas);
  const { $ref } = schema;
  return typeof $ref === 'string' ? (schemas[lastOf({ $ref })] ?? {}) : schema;
}

const choicesOf = ({ anyOf }: JsonSchema): JsonSchema[] =>
  Array.isArray(anyOf) ? (anyOf as JsonSchema[]) : [];

/** The values that a parameter or a field takes, in words. */
function valueOf(schema: JsonSchema, schemas: Schemas): string {
  const isNullable = choicesOf(schema).some(({ type }) => type === 'null');
  const { type, enum: choices, items, format, ...limits } = resolved(schema, schemas);
  const nullable = isNullable ? ' or null' : '';
  if (choices)
    return choices.map((choice) => (choice === null ? 'null' : String(choice))).join(', ') + nullable;
  const types = [type]
    .flat()
    .map((one) => (one === 'array' && items ? `list of ${plainOf(items, schemas)}` : one));
  const named = format === undefined ? types : [format, ...types.filter((one) => one === 'null')];
  return [named.join(' or ') + nullable, ...limitsOf(limits)].filter(Boolean).join(', ');
}

/** The type of a list's items. */
const plainOf = (items: JsonSchema, schemas: Schemas): string => {
  const { type = 'value', enum: choices } = resolved(items, schemas);
  return choices ? choices.join(', ') : `${[type].flat().join(' or ')}s`;
};

function limitsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  pattern,
}: JsonSchema): string[] {
  const limit = (value: unknown, text: (written: string) => string) =>
    value === undefined || value === MAX_INTEGER ? [] : [text(String(value))];
  return [
    ...limit(minimum, (least) => `from ${least}`),
    ...limit(maximum, (most) => `to ${most}`),
    ...(minLength === 1 ? ['not blank'] : limit(minLength, (least) => `at least ${least} characters`)),
    ...limit(maxLength, (most) => `at most ${most} characters`),
    ...limit(minItems, (least) => `at least ${least} items`),
    ...limit(maxItems, (most) => `at most ${most} items`),
    ...limit(pattern, (regex) => `matches ${regex}`),
  ];
}

/** A piece of HTML; texts within it are escaped. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | undefined | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const markupOf = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(markupOf).join('');
  return String(part).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
};

/** HTML out of a template: a text in `${}` is escaped, a piece of HTML is not. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: pieces.map((piece, at) => piece + markupOf(parts[at])).join(''),
});

/** Text between backticks is code. */
export const withCode = (text: string): Html[] =>
  text.split('`').map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`));
