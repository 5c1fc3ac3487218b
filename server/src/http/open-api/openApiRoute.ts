import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { packageRoot } from '../../config/packageRoot';
import { docsPage } from './docsPage';
import { docsStyle } from './docsStyle';
import { openApi } from './openApi';
import { registerMethod } from '../answerMethodNotAllowed';

/** Serves the OpenAPI document and its page, which are made on the first request. */
export function openApiRoute(app: FastifyInstance): void {
  const serve = (path: string, type: string, make: () => string): void => {
    let made: string | undefined;
    registerMethod(app, path, 'GET');
    app.get(path, async (_, reply) => {
      made ??= make();
      return reply.type(`${type}; charset=utf-8`).send(made);
    });
  };
  serve('/api/schema/', 'application/json', () => JSON.stringify(openApi(ownVersion())));
  serve('/api/docs/', 'text/html', () => docsPage(openApi(ownVersion())));
  serve('/api/docs/style.css', 'text/css', () => docsStyle);
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
