import type { Operation, Parameter, Reference } from './documentParts';
import { nullable, type JsonSchema } from './jsonSchema';

type References = ReadonlyMap<string, JsonSchema>;

/** Replaces every part that equals one of `schemas` by a reference to it. */
export function withReferences<Part>(part: Part, schemas: Readonly<Record<string, JsonSchema>>): Part {
  return replaceIn(part, referencesTo(schemas));
}

/** The same for each of `schemas` itself, which may contain the others. */
export function schemasWithReferences(
  schemas: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const references = referencesTo(schemas);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, replaceInside(schema, references)]),
  );
}

function referencesTo(schemas: Readonly<Record<string, JsonSchema>>): References {
  const references = new Map<string, JsonSchema>();
  for (const [name, schema] of Object.entries(schemas)) {
    const reference = { $ref: `#/components/schemas/${name}` };
    references.set(JSON.stringify(nullable(schema)), { anyOf: [reference, { type: 'null' }] });
    references.set(JSON.stringify(schema), reference);
  }
  return references;
}

/** Moves the parameters that occur more than once into components. */
export function shareParameters(operations: readonly Operation[]): Record<string, Parameter> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const parameter of operations.flatMap(({ parameters = [] }) => parameters)) {
    const key = JSON.stringify(parameter);
    (seen.has(key) ? repeated : seen).add(key);
  }
  const names = new Map<string, string>();
  const shared: Record<string, Parameter> = {};
  for (const operation of operations) {
    if (!operation.parameters) continue;
    operation.parameters = operation.parameters.map((parameter): Parameter | Reference => {
      const key = JSON.stringify(parameter);
      if ('$ref' in parameter || !repeated.has(key)) return parameter;
      const plain = parameter.name;
      const name = names.get(key) ?? (plain in shared ? `${operation.operationId}-${plain}` : plain);
      names.set(key, name);
      shared[name] = parameter;
      return { $ref: `#/components/parameters/${name}` };
    });
  }
  return shared;
}

function replaceIn<Part>(part: Part, references: References): Part;
function replaceIn(part: unknown, references: References): unknown {
  if (typeof part !== 'object' || part === null) return part;
  return references.get(JSON.stringify(part)) ?? replaceInside(part, references);
}

function replaceInside<Part extends object>(part: Part, references: References): Part;
function replaceInside(part: object, references: References): object {
  if (Array.isArray(part)) return part.map((one: unknown) => replaceIn(one, references));
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, replaceIn<unknown>(value, references)]),
  );
}
