import { FILE_TYPES } from '@smart-elevator/shared-api/contract/files/storedFile';
import { detailMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FastifyInstance } from 'fastify';
import { errorMessage } from '../config/errorMessage';
import { HttpError } from './HttpError';

/** Deeper than any call needs. The validation of a body is recursive and would overflow the stack. */
const MAX_DEPTH = 32;

/** Accepts JSON bodies; an empty body counts as `{}` (R912). The bytes of a file are left to the call that takes them. */
export function jsonBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => {
    if (body.length === 0) return {};
    try {
      const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
      if (isTooDeep(value)) throw new Error(`nested deeper than ${MAX_DEPTH} levels`);
      return value;
    } catch (error) {
      throw new HttpError(400, { detail: detailMessages.badJson(errorMessage(error)) });
    }
  });
  app.addContentTypeParser([...FILE_TYPES], async (_: unknown, body: unknown) => body);
}

/** Checks a value level by level, because it may be too deep for a recursive function. */
function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((one) => Object.values(one).filter(isNested));
  return level.length > 0;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
