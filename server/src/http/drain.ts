import type { FastifyInstance } from 'fastify';

/** Milliseconds for which what is under way may be finished, and between looks for connections that have become idle. */
const TIMEOUT_MS = 4_500;
const POLL_INTERVAL_MS = 25;

/**
 * Lets a server that closes finish what is under way: each answer ends its connection, idle connections end at once, and
 * what is left after `patience` is cut. Without it a browser that keeps its connection would hold up the stop.
 */
export function drain(app: FastifyInstance, patience = TIMEOUT_MS): void {
  let closing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', (done) => {
    closing = true;
    const { server } = app;
    if (server.listening) {
      const sweeping = setInterval(() => server.closeIdleConnections(), POLL_INTERVAL_MS);
      const cut = setTimeout(() => server.closeAllConnections(), patience);
      server.once('close', () => {
        clearInterval(sweeping);
        clearTimeout(cut);
      });
    }
    done();
  });
}
