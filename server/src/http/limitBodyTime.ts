import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds: enough for a megabyte at 0.07 Mbit/s. */
const BODY_TIMEOUT_MS = 120_000;

/** Whether a request has a body. The length of a chunked body is not known in advance. */
export const hasBody = (headers: FastifyRequest['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Answers 408 and closes the connection if the body does not arrive within `timeout` milliseconds. Files have the longer
 * `requestTimeout` of the server.
 */
export function limitBodyTime(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
  timeout = BODY_TIMEOUT_MS,
): void {
  if (!hasBody(headers)) return;
  const timer = setTimeout(() => {
    // The answer that Node sends for its own time limits.
    raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => raw.destroy());
  }, timeout).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
  // The answer was sent and the body was not read.
  reply.raw.once('finish', stop);
}
