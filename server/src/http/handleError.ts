import { detailMessages, frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable';
import { errorCode } from '../config/errorMessage';
import {
  HttpError,
  badRequest,
  conflict,
  notFound,
  serviceUnavailable,
  unsupportedMediaType,
} from './HttpError';

/** The one place where what was thrown becomes an answer. What nobody expected is logged and told nobody. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasGone(error, request)) {
    request.log.info('the caller went away');
    return reply.code(CALLER_GONE).send();
  }
  const refusal = refusalOf(error, request);
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  return reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
}

/** Nobody gets this answer any more; as web servers note it. */
const CALLER_GONE = 499;

/** Whether it failed because the connection ended before the whole body had come. */
const hasGone = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.destroyed && !raw.complete && /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/.test(errorCode(error));

function refusalOf(error: unknown, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseUnavailable) return serviceUnavailable();
  return ofDatabase(errorCode(error)) ?? ofFramework(error, request) ?? brokenServer();
}

const brokenServer = () => new HttpError(500, { detail: detailMessages.serverError });

/** Class 22: a value that the database does not take (a NUL, a number too large). 23: two who wrote at the same moment. */
function ofDatabase(state: string): HttpError | undefined {
  if (/^22/.test(state)) return badRequest({ non_field_errors: [frameworkMessages.invalid] });
  if (/^235|^23503|^40/.test(state)) return conflict({ detail: detailMessages.conflict });
  // Cancelled for taking too long.
  if (state === '57014') return serviceUnavailable();
  return undefined;
}

const NO_SUCH_PATH = ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'];

function ofFramework(error: unknown, { headers }: FastifyRequest): HttpError | undefined {
  const { code = '', statusCode = 500, message } = (error ?? {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMediaType(headers['content-type'] ?? '');
  // The framework's own sentence would say the path again.
  if (NO_SUCH_PATH.includes(code)) return notFound();
  return statusCode >= 400 && statusCode < 500 ? new HttpError(statusCode, { detail: message }) : undefined;
}
