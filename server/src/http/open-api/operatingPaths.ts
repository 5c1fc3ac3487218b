import type { Operation } from './documentParts';
import { headersOf, refusals } from './responses';

/** What an address answers. */
interface Answered {
  type?: string;
  example: unknown;
  headers?: Parameters<typeof headersOf>;
  /** The statuses besides 200 and 500. */
  refused?: readonly number[];
  security?: Operation['security'];
}

const get = (
  name: string,
  text: string,
  { type = 'application/json', example, headers = [], refused = [], security = [] }: Answered,
): { get: Operation } => {
  const [summary = '', description = ''] = text.split(/\. (.*)/s);
  const content = { [type]: { schema: { type: typeof example }, example } };
  return {
    get: {
      operationId: name,
      tags: ['operating'],
      summary,
      description,
      security,
      responses: {
        200: { description: 'Done.', headers: headersOf(...headers), content },
        ...refusals([500, ...refused]),
      },
    },
  };
};

/** The addresses for those who operate the server. They are not part of the contract. */
export const operatingPaths = (): Record<string, { get: Operation }> => ({
  '/healthz': get('alive', 'Ask whether the process is alive. Answers without the database.', {
    example: { status: 'alive' },
  }),
  '/readyz': get(
    'ready',
    'Ask whether the server can work. It reaches its database; a `warning` says what it works without.',
    {
      example: { status: 'ready' },
      refused: [503],
    },
  ),
  '/metrics': get(
    'metrics',
    'Read the figures of the server. In the text format of Prometheus, with the METRICS_TOKEN of the server as the bearer; 404 when it has none.',
    {
      type: 'text/plain',
      example: '# TYPE sessions_active gauge\nsessions_active 12\n',
      headers: ['Cache-Control'],
      refused: [401, 404],
      security: [{ metrics: [] }],
    },
  ),
  '/api/schema/': get('openApi', 'Read this document. OpenAPI 3.1, made from the contract.', {
    example: { openapi: '3.1.0' },
    headers: ['ETag', 'Cache-Control'],
    refused: [304, 405],
  }),
  '/api/docs/': get('docs', 'Read this document as a page. For people, by Swagger UI.', {
    type: 'text/html',
    example: '<!doctype html><html lang="en"><title>Smart Elevator Maintenance</title></html>',
    headers: ['ETag', 'Cache-Control'],
    refused: [304, 405],
  }),
});
