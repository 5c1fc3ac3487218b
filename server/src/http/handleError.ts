import { detailMessages, frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable';
import { InvalidCursor } from '../database/keyset';
import { errorCode } from '../config/errorMessage';
import {
  HttpError,
  badRequest,
  conflict,
  notFound,
  serviceUnavailable,
  unsupportedMediaType,
} from './HttpError';

/** Turns every thrown error into an answer. The details of an unexpected error are logged but not sent. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasDisconnected(error, request)) {
    request.log.info('the caller disconnected');
    return reply.code(CLIENT_CLOSED_REQUEST).send();
  }
  const refusal = refusalOf(error, request);
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  return reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
}

/** The caller disconnected before the answer. Web servers log this status for it. */
const CLIENT_CLOSED_REQUEST = 499;

/** Whether the request failed because the connection ended before the whole body was received. */
const hasDisconnected = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.destroyed && !raw.complete && /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/.test(errorCode(error));

function refusalOf(error: unknown, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof InvalidCursor) return badRequest({ cursor: [frameworkMessages.invalid] });
  if (error instanceof DatabaseUnavailable) return serviceUnavailable();
  return ofDatabase(errorCode(error)) ?? ofFramework(error, request) ?? internalError();
}

const internalError = () => new HttpError(500, { detail: detailMessages.serverError });

/**
 * Class 22: a value that the database does not accept (a NUL, a number too large). 23: two concurrent writes that
 * conflict.
 */
function ofDatabase(state: string): HttpError | undefined {
  if (/^22/.test(state)) return badRequest({ non_field_errors: [frameworkMessages.invalid] });
  if (/^235|^23503|^40/.test(state)) return conflict({ detail: detailMessages.conflict });
  // Cancelled because it took too long.
  if (state === '57014') return serviceUnavailable();
  return undefined;
}

const NO_SUCH_PATH = ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'];

function ofFramework(error: unknown, { headers }: FastifyRequest): HttpError | undefined {
  const { code = '', statusCode = 500, message } = (error ?? {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMediaType(headers['content-type'] ?? '');
  // The framework's own message would repeat the path.
  if (NO_SUCH_PATH.includes(code)) return notFound();
  return statusCode >= 400 && statusCode < 500 ? new HttpError(statusCode, { detail: message }) : undefined;
}
