import { CONTRACT_MAJOR } from '@smart-elevator/shared-api/contract/contractMajor';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { namedSchemas } from '@smart-elevator/shared-api/contract/namedSchemas';
import { formerContracts } from '../formerContract';
import type { Operation } from './documentParts';
import { jsonSchemaOf, type JsonSchema } from './jsonSchema';
import { operatingPaths } from './operatingPaths';
import { operation } from './operation';
import { EVERY_ANSWER, HEADERS, REFUSAL_SCHEMAS, RESPONSES } from './responses';
import { schemasWithReferences, shareParameters, withReferences } from './shareRepeated';

const DESCRIPTION = `The API of the console. It is made from the contract that the server enforces.

A list answers \`{count, total, results}\` with \`page\`, and all rows without it: as JSON, or with
\`Accept: application/x-ndjson\` as one row a line, and where it is listed with \`Accept: text/csv\` as a CSV file. More than 512 KB are sent while they are read, and have no ETag.
Creates take an \`Idempotency-Key\`, reads an \`If-None-Match\`. Calls that are limited for each address name the limit in every answer:
\`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`; beyond it they answer 429 with \`Retry-After\`.

Where they apply, answers have these headers for browsers and caches: ${EVERY_ANSWER.map((name) => `\`${name}\``).join(', ')}.`;

/** The OpenAPI 3.1 document of the contract, generated from the schemas that the server enforces. */
export function openApi(version: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  Object.assign(paths, operatingPaths());
  const schemas = componentSchemas();
  const linkedPaths = withReferences(paths, schemas);
  const parameters = shareParameters(Object.values(linkedPaths).flatMap((methods) => Object.values(methods)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Smart Elevator Maintenance',
      version,
      description: DESCRIPTION,
      // The major versions of the contract that pages may use; a deploy of the shell compares them.
      'x-contracts': [String(CONTRACT_MAJOR), ...formerContracts.keys()],
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [...new Set([...endpoints.map(({ domain }) => domain), 'operating'])].map((name) => ({ name })),
    paths: linkedPaths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        metrics: { type: 'http', scheme: 'bearer' },
      },
      schemas: { ...schemasWithReferences(schemas), ...REFUSAL_SCHEMAS },
      parameters,
      headers: HEADERS,
      responses: RESPONSES,
    },
  };
}

/** The named schemas, and the pages of those that are rows of a list. */
function componentSchemas(): Record<string, JsonSchema> {
  const named = Object.entries(namedSchemas).map(([name, schema]) => [name, jsonSchemaOf(schema)] as const);
  const names = new Map(named.map(([name, schema]) => [JSON.stringify(schema), name]));
  const pages = endpoints.flatMap(({ bare, reply }) => {
    const page = jsonSchemaOf(reply);
    const row = names.get(JSON.stringify(page.properties?.results?.items));
    return bare && row ? [[`${row}Page`, page] as const] : [];
  });
  return Object.fromEntries([...named, ...pages]);
}
