import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import { packageRoot } from '../../config/packageRoot';
import { once } from '../../lifecycle/once';
import { openApi } from './openApi';
import { registerMethod } from '../answerMethodNotAllowed';

/** The page that shows the document, by Swagger UI. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>API · Smart Elevator Maintenance</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/narrow.css" />
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </head>
  <body id="docs"></body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/schema/', dom_id: '#docs', deepLinking: true, docExpansion: 'none', filter: true });
if (matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.classList.add('dark-mode');
`;

/** The document has no links between calls; without their column the answers fit a phone. */
const NARROW = `.swagger-ui .response-col_links { display: none; }
.swagger-ui .scheme-container, .swagger-ui .wrapper { overflow-wrap: anywhere; }
`;

/** Serves the OpenAPI document, which is made on the first request, and the page that shows it. */
export async function openApiRoute(app: FastifyInstance): Promise<void> {
  const serve = (url: string, type: string, content: () => string): void => {
    registerMethod(app, url, 'GET');
    app.get(url, async (_, reply) => reply.type(`${type}; charset=utf-8`).send(content()));
  };
  const document = once(() => JSON.stringify(openApi(ownVersion())));
  serve('/api/schema/', 'application/json', document);
  serve('/api/docs/', 'text/html', () => PAGE);
  serve('/api/docs/narrow.css', 'text/css', () => NARROW);
  serve('/api/docs/start.js', 'text/javascript', () => START);
  await app.register(fastifyStatic, {
    root: absolutePath(),
    prefix: '/api/docs/',
    decorateReply: false,
    index: false,
    allowedPath: (name) => /^\/?swagger-ui(-bundle\.js|\.css)$/.test(name),
  });
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
