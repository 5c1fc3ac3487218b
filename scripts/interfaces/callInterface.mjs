// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * A field of a schema, as yup describes it.
 *
 * @typedef {object} Field
 * @property {string} type
 * @property {boolean} [optional]
 * @property {boolean} [nullable]
 * @property {readonly unknown[]} [oneOf]
 * @property {{ enum?: readonly unknown[] }} [meta]
 * @property {Record<string, Field>} [fields] of an object
 * @property {Field | Field[]} [innerType] of an array
 *
 * @typedef {{ describe: () => Field }} Schema
 * @typedef {{ name: string, method: string, path: string, access: 'public' | readonly string[], success: number } & Record<'params' | 'query' | 'body' | 'reply', Schema>} Call
 */

/**
 * The calls of the contract for the report of the public interface, as declarations that `isCompatible` can compare: the
 * types of schemas are inferred, so the declarations of the modules do not show them. An input may get more optional
 * fields, an answer more fields: of an answer every field has a line of its own, such as `'results[].id'`.
 *
 * @param {readonly Call[]} calls
 * @returns {Record<string, string>}
 */
export const callInterface = (calls) =>
  Object.fromEntries(
    calls
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap(({ name, method, path: address, access, success, params, query, body, reply }) => {
        const who = access === 'public' ? access : access.join(', ');
        const inputs = Object.entries({ params, query, body }).map(
          ([part, schema]) => `${part}: ${inputType(schema.describe())}; `,
        );
        return [
          [name, `const call: ${JSON.stringify(`${method} ${address} ${who} ${success}`)};`],
          [`${name} input`, `interface InputProps { ${inputs.join('')}}`],
          [`${name} answer`, `const answer: { ${answerLines('', reply.describe()).join('')}};`],
        ];
      }),
  );

/**
 * The calls of the contract in a folder with the sources.
 *
 * @param {string} root the project's folder
 * @returns {Promise<readonly Call[]>}
 */
export async function readCalls(root) {
  const outfile = path.join(root, '.cache/interfaces/endpoints.mjs');
  const entry = path.join(root, 'shared-api/src/contract/endpoints.ts');
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm' });
  const { endpoints } = await import(pathToFileURL(outfile).href);
  return endpoints;
}

/** @param {Field} field @returns {string} */
function inputType(field) {
  const { nullable = false, fields } = field;
  const inner = innerOf(field);
  if (!fields && !inner) return `${valueType(field)}${nullable ? ' | null' : ''}`;
  const members = Object.entries(fields ?? {}).map(
    ([name, one]) => `${name}${one.optional ? '?' : ''}: ${inputType(one)}; `,
  );
  // A member, so that a value that may become null is a compatible change.
  return `{ ${members.join('')}${inner ? `each: ${inputType(inner)}; ` : ''}${nullable ? 'null?: true; ' : ''}}`;
}

/** @param {string} name the path of the field @param {Field} field @returns {string[]} */
function answerLines(name, field) {
  const { optional = false, nullable = false, fields = {} } = field;
  const inner = innerOf(field);
  const type = `${field.fields ? 'object' : inner ? 'array' : valueType(field)}${nullable ? ' | null' : ''}`;
  return [
    `'${name}'${optional && /\w$/.test(name) ? '?' : ''}: ${type}; `,
    ...Object.entries(fields).flatMap(([part, one]) => answerLines(name ? `${name}.${part}` : part, one)),
    ...(inner ? answerLines(`${name}[]`, inner) : []),
  ];
}

/** @param {Field} field @returns {Field | undefined} */
const innerOf = ({ innerType }) => [innerType].flat()[0];

/** @param {Field} field */
function valueType({ type, oneOf = [], meta }) {
  const values = (meta?.enum ?? oneOf).filter((value) => value !== null && value !== undefined);
  return values.length > 0 ? values.map((value) => JSON.stringify(value)).join(' | ') : type;
}
