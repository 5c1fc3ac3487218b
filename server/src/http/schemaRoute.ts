import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { packageRoot } from '../config/packageRoot';
import { openApi } from './openApi';
import { noteMethod } from './otherMethods';

const PATH = '/api/schema/';

/** Serves the OpenAPI document, made when it is first asked for. */
export function schemaRoute(app: FastifyInstance): void {
  let document: string | undefined;
  noteMethod(app, PATH, 'GET');
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
