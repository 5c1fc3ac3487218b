import type { Operation } from './documentParts';
import { headersOf, refusals } from './responses';

type HeaderName = Parameters<typeof headersOf>[number];

const get = (
  name: string,
  text: string,
  type: string,
  example: unknown,
  ...headers: HeaderName[]
): Operation => {
  const [summary = '', description = ''] = text.split(/\. (.*)/s);
  const schema = { type: typeof example };
  return {
    operationId: name,
    tags: ['operating'],
    summary,
    description,
    security: [],
    responses: {
      200: { description: 'Done.', headers: headersOf(...headers), content: { [type]: { schema, example } } },
      ...refusals([500]),
    },
  };
};

/** The addresses for those who operate the server. They are not part of the contract. */
export function operatingPaths(): Record<string, Record<string, Operation>> {
  const alive = get('alive', 'Ask whether the process is alive. Answers without the database.', JSON_TYPE, {
    status: 'alive',
  });
  const ready = get('ready', 'Ask whether the server can work. It reaches its database.', JSON_TYPE, {
    status: 'ready',
  });
  const schema = get(
    'openApi',
    'Read this document. OpenAPI 3.1, made from the contract.',
    JSON_TYPE,
    { openapi: '3.1.0' },
    'ETag',
    'Cache-Control',
  );
  const docs = get(
    'docs',
    'Read this document as a page. For people; without a script.',
    'text/html',
    '<!doctype html><html lang="en"><title>Smart Elevator Maintenance</title></html>',
    'ETag',
    'Cache-Control',
  );
  const metrics = get(
    'metrics',
    'Read the figures of the server. In the text format of Prometheus, with the METRICS_TOKEN of the server as the bearer; 404 when it has none.',
    'text/plain',
    '# TYPE sessions_active gauge\nsessions_active 12\n',
    'Cache-Control',
  );
  return {
    '/healthz': { get: alive },
    '/readyz': { get: { ...ready, responses: { ...ready.responses, ...refusals([503]) } } },
    '/metrics': {
      get: {
        ...metrics,
        security: [{ metrics: [] }],
        responses: { ...metrics.responses, ...refusals([401, 404]) },
      },
    },
    '/api/schema/': { get: { ...schema, responses: { ...schema.responses, ...refusals([304, 405]) } } },
    '/api/docs/': { get: { ...docs, responses: { ...docs.responses, ...refusals([304, 405]) } } },
  };
}

const JSON_TYPE = 'application/json';
