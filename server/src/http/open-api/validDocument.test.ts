import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApi } from './openApi';

const document = openApi('1.2.3');

test('is valid OpenAPI 3.1, and every reference in it leads somewhere (R947)', async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('every example fits its schema', () => {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  ajv.addSchema(document, 'document');
  let checked = 0;
  const check = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('schema' in part && part.schema !== null && typeof part.schema === 'object') {
      for (const example of examplesOf(part)) {
        const validate = ajv.compile(atRoot(part.schema));
        checked += 1;
        expect({ path, errors: validate(example) ? [] : validate.errors, example }).toMatchObject({
          errors: [],
        });
      }
    }
    for (const [key, inner] of Object.entries(part)) check(inner, `${path}/${key}`);
  };
  check({ paths: document.paths, components: document.components }, '');
  expect(checked).toBeGreaterThan(200);
});

/** The same schema, whose references are absolute. */
const atRoot = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object;

function examplesOf(part: object): unknown[] {
  if ('example' in part) return [part.example];
  if (!('examples' in part)) return [];
  return Object.values(Object(part.examples)).map((one) => Object(one).value as unknown);
}
