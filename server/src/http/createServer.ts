import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import { detailMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { TrustedProxies } from '../config/EnvironmentReader';
import { handleError } from './handleError';
import { trustedProxies } from './trustedProxies';
import { drain } from './drain';
import { closeUnreadRequest } from './closeUnreadRequest';
import { negotiateRepresentation } from './negotiateRepresentation';

const SECOND = 1000;
/** The largest JSON body; uploads have a limit of their own. */
const BODY_LIMIT = 1024 * 1024;

/** The longest value in a path, percent-encoded: the longest that the contract takes has 128 characters. */
const PARAM_LIMIT = 128 * 9;

/** What stands between the server and its callers. */
export interface Edge {
  /** The reverse proxies whose word about the caller's address is believed; nobody's, where it is undefined. */
  trustProxy?: TrustedProxies | undefined;
  /** It is reached by HTTPS, whoever terminates that: browsers are told to keep to it. */
  isHttps?: boolean;
}

/** Half a year, in seconds. */
const KEEP_TO_HTTPS = 180 * 86_400;

/** What the console never asks a browser for: no page and no script that gets into it may either. */
const NOT_ASKED_FOR = [
  'accelerometer',
  'autoplay',
  'bluetooth',
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
const PERMISSIONS = NOT_ASKED_FOR.map((name) => `${name}=()`).join(', ');

/** A bare server of our kind: limits, security headers, request ids, one log line a request, one error handler. */
export async function createServer(
  logger: FastifyServerOptions['logger'],
  { trustProxy, isHttps = false }: Edge = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ?? false,
    trustProxy: trustedProxies(trustProxy),
    // One line a request of our own, below: the framework's has the query, in which mailed keys stand.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    requestTimeout: 60 * SECOND,
    keepAliveTimeout: 65 * SECOND,
    // Of a caller who neither sends nor reads.
    connectionTimeout: 120 * SECOND,
    http: { headersTimeout: 15 * SECOND, connectionsCheckingInterval: 5 * SECOND },
    forceCloseConnections: 'idle',
    // What still comes on a connection that is kept is answered, and is the last on it (`drain`).
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ detail: detailMessages.notFound }));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS);
  });
  app.addHook('onResponse', async ({ log, method, url, caller }, { statusCode, elapsedTime }) => {
    const [path] = url.split('?');
    log.info(
      { method, path, status: statusCode, ms: Math.round(elapsedTime), user: caller?.user_id },
      'request',
    );
  });
  app.addHook('onSend', closeUnreadRequest);
  negotiateRepresentation(app);
  drain(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        // The console's page adds a nonce for its own (serveConsole).
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
    // Over plain HTTP it says nothing, and browsers that are told so would be locked out.
    strictTransportSecurity: isHttps && { maxAge: KEEP_TO_HTTPS, includeSubDomains: false },
  });
  return app;
}
