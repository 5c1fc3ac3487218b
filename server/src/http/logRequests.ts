import type { FastifyInstance } from 'fastify';
import { currentQueryTime, QueryTime } from '../database/queryTime';

/**
 * Logs one line for each request, with the time that it waited for the database. Signed-in callers get that time as
 * `Server-Timing`; others do not, because it would show whether an account exists.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('queryTime');
  app.addHook('onRequest', (request, _reply, done) => {
    request.queryTime = new QueryTime();
    currentQueryTime.run(request.queryTime, done);
  });
  app.addHook('onSend', async ({ caller, queryTime }, reply) => {
    if (!caller) return;
    const total = reply.elapsedTime.toFixed(1);
    reply.header('server-timing', `db;dur=${queryTime.ms.toFixed(1)}, total;dur=${total}`);
  });
  app.addHook('onResponse', async ({ log, method, url, caller, queryTime }, { statusCode, elapsedTime }) => {
    const [path] = url.split('?');
    log.info(
      {
        method,
        path,
        status: statusCode,
        ms: Math.round(elapsedTime),
        db_ms: Math.round(queryTime.ms),
        user: caller?.user_id,
      },
      'request',
    );
  });
}
