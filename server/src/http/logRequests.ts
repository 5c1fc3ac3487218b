import type { FastifyInstance } from 'fastify';
import { currentQueryTime, QueryTime } from '../database/queryTime';
import { traceOf } from './traceOf';

/** The token of a link to a report or to a file, which opens it, in an address. */
const TOKEN = /(shared_report\/|shared-reports\/open\/|files\/content\/)[^/]+/i;

/**
 * Logs one line for each request, with the time that it waited for the database, and ends its span. Signed-in callers get that time as
 * `Server-Timing`; others do not, because it would show whether an account exists.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('queryTime');
  app.addHook('onRequest', (request, _reply, done) => {
    request.queryTime = new QueryTime(traceOf(request.raw));
    currentQueryTime.run(request.queryTime, done);
  });
  app.addHook('onSend', async ({ caller, queryTime }, reply) => {
    if (!caller) return;
    const total = reply.elapsedTime.toFixed(1);
    reply.header('server-timing', `db;dur=${queryTime.ms.toFixed(1)}, total;dur=${total}`);
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { log, method, url, caller, queryTime, raw, routeOptions } = request;
    const [path = ''] = url.split('?');
    const route = routeOptions.url ?? 'none';
    traceOf(raw).end(
      `${method} ${route}`,
      {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': statusCode,
        ...(caller ? { dealer_id: caller.dealer_id } : {}),
      },
      statusCode >= 500,
    );
    log.info(
      {
        method,
        path: path.replace(TOKEN, '$1…'),
        status: statusCode,
        ms: Math.round(elapsedTime),
        db_ms: Math.round(queryTime.ms),
        user: caller?.user_id,
      },
      'request',
    );
  });
}
