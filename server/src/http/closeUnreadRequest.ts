import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes of a body that are taken in although nobody reads them: closing would cost the caller a new connection. */
const SMALL = 1024 * 1024;

/** Milliseconds that a sender has to read the answer, and to stop sending. */
const LINGER_MS = 2_000;

/**
 * When the answer is ready before a large body has arrived, nothing more of it is read: the connection is closed.
 * Otherwise a refused file would still come in as a whole, however long that is.
 */
export async function closeUnreadRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isLarge(request) || request.raw.complete) return;
  reply.header('connection', 'close');
  const { raw } = request;
  const { socket } = raw;
  // Node closes at once, on bytes that nobody read: that resets the connection, and the sender may lose the answer.
  socket.destroySoon = () => {
    socket.end();
    raw.unpipe();
    raw.resume();
    const late = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(late));
  };
}

/** Of a body that is sent in chunks nobody knows how much is to come. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL;
