import { eventStream } from '@smart-elevator/shared-api/contract/notifications/endpoints';
import type { FastifyInstance } from 'fastify';
import { registerMethod } from '../http/answerMethodNotAllowed';
import { formerCall } from '../http/formerContract';
import { authorize, checked } from '../http/serve';
import { EventHub } from './EventHub';

/**
 * The stream that notifies a browser of changes by others: the names of stale domains, never their data. The answer
 * is a stream and not a value, so it is not served with `serve`.
 */
export function events(app: FastifyInstance): void {
  const hub = new EventHub(app.database);
  const { name, method, path, access, query } = eventStream;
  registerMethod(app, path, method);
  app.route({
    method,
    url: path,
    onRequest: async (request) => {
      formerCall(request, name);
      request.caller = await authorize(request, access);
    },
    handler: async ({ caller, query: sent }, reply) => {
      if (!caller) throw new Error('The call was not authorized.');
      const { missed_ms } = checked(query, sent);
      const { body } = hub.open(caller, missed_ms);
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(body);
    },
  });
  // Open streams would prevent the server from stopping.
  app.addHook('preClose', async () => hub.endAll());
  app.addHook('onClose', () => hub.close());
}
