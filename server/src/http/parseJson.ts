import { detail } from '@smart-elevator/shared-api/contract/sentences';
import type { FastifyInstance } from 'fastify';
import { reasonOf } from '../config/reasonOf';
import { Refusal } from './refusals';

/** Takes JSON bodies and nothing else. An empty one counts as `{}`: the parts have bodyless PATCH reads and logout. */
export function parseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => {
    if (body.length === 0) return {};
    try {
      const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
      return value;
    } catch (error) {
      throw new Refusal(400, { detail: detail.badJson(reasonOf(error)) });
    }
  });
}
