import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { packageRoot } from '../../config/packageRoot';
import { openApi } from './openApi';
import { registerMethod } from '../answerMethodNotAllowed';

const PATH = '/api/schema/';

/** Serves the OpenAPI document, which is generated on the first request. */
export function openApiRoute(app: FastifyInstance): void {
  let document: string | undefined;
  registerMethod(app, PATH, 'GET');
  app.get(PATH, async (_, reply) => {
    document ??= JSON.stringify(openApi(ownVersion()));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
