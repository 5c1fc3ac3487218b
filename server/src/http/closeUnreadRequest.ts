import type { FastifyReply, FastifyRequest } from 'fastify';

/** Unread bytes of a body that are still received, because closing would cost the caller a new connection. */
const SMALL = 1024 * 1024;

/** Milliseconds that a sender has to read the answer and to stop sending. */
const LINGER_MS = 2_000;

/**
 * When the answer is ready before a large body was received, reading stops and the connection is closed. Otherwise a
 * refused file would still be received completely, however large it is.
 */
export async function closeUnreadRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isLarge(request) || request.raw.complete) return;
  reply.header('connection', 'close');
  const { raw } = request;
  const { socket } = raw;
  // Node closes a socket with unread bytes at once. That resets the connection, and the sender may lose the answer.
  socket.destroySoon = () => {
    socket.end();
    raw.unpipe();
    raw.resume();
    const late = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(late));
  };
}

/** The length of a chunked body is not known in advance. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL;
