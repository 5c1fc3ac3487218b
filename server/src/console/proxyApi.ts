import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../config/errorMessage';
import { serviceUnavailable } from '../http/HttpError';
import { traceOf, type RequestSpan } from '../http/traceOf';
import { traceparentOf } from '../tracing/traceparent';

const MINUTE = 60_000;

/** Milliseconds that an idle connection is kept. Many back ends close theirs after 2 seconds. */
const IDLE = 1_000;

/** Milliseconds after which a call is sent again. */
const RETRY_DELAY = 10;
const TELEMETRY = '/api/telemetry/';
const SAFE_METHODS: readonly unknown[] = ['GET', 'HEAD', 'OPTIONS'];
const CLOSED: readonly string[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/**
 * Passes the calls of the API on to another back end with the same contract (API_URL). A read whose connection was
 * closed is sent once more; a change never is, because it may have arrived. Telemetry is not passed on.
 */
export async function proxyApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  // Loaded only here, because it adds 100 ms to a start.
  const { default: proxy } = await import('@fastify/http-proxy');
  const { origin, pathname } = new URL(apiUrl);
  // Telemetry is about our own remotes: it is answered here and not sent to the other back end.
  app.post(TELEMETRY, (_, reply) => reply.code(204).send());
  await app.register(proxy, {
    upstream: origin,
    prefix: '/api',
    rewritePrefix: `${pathname.replace(/\/+$/, '')}/api`,
    http2: false,
    undici: {
      headersTimeout: MINUTE,
      bodyTimeout: MINUTE,
      keepAliveTimeout: IDLE,
      keepAliveMaxTimeout: IDLE,
    },
    replyOptions: {
      rewriteRequestHeaders: ({ raw }, headers) => continueTrace(traceOf(raw), headers),
      retryDelay: ({ err, req, attempt }) =>
        attempt === 0 && SAFE_METHODS.includes(req.method) && CLOSED.includes(errorCode(err))
          ? RETRY_DELAY
          : null,
      onError: (reply, { error }) => {
        const { status, body, headers } = serviceUnavailable();
        app.log.error({ err: error }, 'the back end at API_URL did not answer');
        void reply.code(status).headers(headers).send(body);
      },
    },
  });
}

/** The state of a trace belongs to its `traceparent`: without a valid one it is not passed on. */
const continueTrace = (
  trace: RequestSpan,
  { tracestate, ...headers }: IncomingHttpHeaders,
): IncomingHttpHeaders => ({
  ...headers,
  ...(trace.isContinued && tracestate !== undefined ? { tracestate } : {}),
  traceparent: traceparentOf(trace),
});

/** Milliseconds that the back end gets for an answer. */
const ANSWER_TIMEOUT = 2_000;

/** What a gateway answers for a back end that is away. */
const AWAY: readonly number[] = [502, 503, 504];

/** Whether the back end itself answers, with any status; throws if nothing does. */
export async function isReachable(apiUrl: string): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT);
  const { status } = await fetch(apiUrl, { method: 'HEAD', redirect: 'manual', signal });
  return !AWAY.includes(status);
}
