import type { FastifyInstance } from 'fastify';
import { serviceUnavailable } from '../http/HttpError';

const MINUTE = 60_000;

/** Passes the calls of the API on to another back end with the same contract (API_URL). */
export async function proxyApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  // Loaded only here, because it adds 100 ms to a start.
  const { default: proxy } = await import('@fastify/http-proxy');
  const { origin, pathname } = new URL(apiUrl);
  await app.register(proxy, {
    upstream: origin,
    prefix: '/api',
    rewritePrefix: `${pathname.replace(/\/+$/, '')}/api`,
    http2: false,
    undici: { headersTimeout: MINUTE, bodyTimeout: MINUTE },
    replyOptions: {
      onError: (reply, { error }) => {
        const { status, body, headers } = serviceUnavailable();
        app.log.error({ err: error }, 'the back end at API_URL did not answer');
        void reply.code(status).headers(headers).send(body);
      },
    },
  });
}
