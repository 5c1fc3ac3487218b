import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import { detailMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { TrustedProxies } from '../config/EnvironmentReader';
import { handleError } from './handleError';
import { traceOf } from './traceOf';
import { trustedProxies } from './trustedProxies';
import { drain } from './drain';
import { closeUnreadRequest } from './closeUnreadRequest';
import { logRequests } from './logRequests';
import { negotiateRepresentation } from './negotiateRepresentation';

const SECOND = 1000;
/** The largest JSON body; uploads have their own limit. */
const BODY_LIMIT = 1024 * 1024;

/** The longest path parameter, percent-encoded: the contract allows at most 128 characters. */
const PARAM_LIMIT = 128 * 9;

/** What is between the server and its callers. */
export interface Edge {
  /** The reverse proxies that are trusted to report the caller's address; none when undefined. */
  trustProxy?: TrustedProxies | undefined;
  /** The server is reached by HTTPS, possibly terminated by a proxy. Browsers are then instructed to use only HTTPS. */
  isHttps?: boolean;
}

/** Half a year, in seconds. */
const HSTS_MAX_AGE = 180 * 86_400;

/**
 * Browser features that the console never uses; only technicians' pages may ask for the place (`console/phonePages`). They are disabled for
 * injected pages and scripts as well. Browsers warn of names that they do not know.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = UNUSED_FEATURES.map((name) => `${name}=()`).join(', ');

/** The id that a caller or a proxy has sent; a new one when there is none, or one that does not belong into a log. */
const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && /^[\w.-]{1,128}$/.test(sent) ? sent : randomUUID();

/** A server without routes: limits, security headers, request ids, one log line per request, one error handler. */
export async function createServer(
  logger: FastifyServerOptions['logger'],
  { trustProxy, isHttps = false }: Edge = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ?? false,
    trustProxy: trustedProxies(trustProxy),
    // We log one line per request below: the framework's line has the query, which may contain mailed keys.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log, bindings, options, request) => {
      const { trace_id, span_id } = traceOf(request);
      return log.child({ ...bindings, trace_id, span_id }, options);
    },
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    // 20 MB of a document on a line of 0.6 Mbit/s.
    requestTimeout: 300 * SECOND,
    keepAliveTimeout: 65 * SECOND,
    // For a caller who neither sends nor reads.
    connectionTimeout: 120 * SECOND,
    http: { headersTimeout: 15 * SECOND, connectionsCheckingInterval: 5 * SECOND },
    forceCloseConnections: 'idle',
    // A request that still arrives on a kept connection is answered, and is the last one on that connection (`drain`).
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ detail: detailMessages.notFound }));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS);
  });
  logRequests(app);
  app.addHook('onSend', closeUnreadRequest);
  negotiateRepresentation(app);
  drain(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        // The console's page adds a nonce for its own styles (serveConsole).
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'frame-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Never over plain HTTP: the header would lock browsers out.
    strictTransportSecurity: isHttps && { maxAge: HSTS_MAX_AGE, includeSubDomains: false },
  });
  return app;
}
