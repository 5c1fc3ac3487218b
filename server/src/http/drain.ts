import type { FastifyInstance } from 'fastify';

/** Milliseconds that running requests have to finish, and the interval of the checks for idle connections. */
const TIMEOUT_MS = 4_500;
const POLL_INTERVAL_MS = 25;

/**
 * Lets a closing server finish its running requests: each answer ends its connection, idle connections end at once,
 * and the remaining ones are cut after `timeout`. Without it, a browser that keeps its connection open would delay
 * the stop.
 */
export function drain(app: FastifyInstance, timeout = TIMEOUT_MS): void {
  let closing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', (done) => {
    closing = true;
    const { server } = app;
    if (server.listening) {
      const sweeping = setInterval(() => server.closeIdleConnections(), POLL_INTERVAL_MS);
      const timer = setTimeout(() => server.closeAllConnections(), timeout);
      server.once('close', () => {
        clearInterval(sweeping);
        clearTimeout(timer);
      });
    }
    done();
  });
}
