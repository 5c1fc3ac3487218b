import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/HttpError';
import { NONCE_PLACEHOLDER, consolePage, preloadHeader, publicPage, standalonePage } from './consolePage';
import { allowPhone, isPhonePage } from './phonePages';
import { pageLanguage } from './pageLanguage';
import { PHONE_WORKER, RELEASE_SET_ADDRESS, SWITCHED_OFF, phoneWorker } from './phoneWorker';
import { REGISTRY_ADDRESS, readRegistry } from './readRegistry';
import { releaseSet } from './releaseSet';
import { withOrigins } from './withOrigins';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** The configuration of the console. */
export interface ConsoleSettings {
  /** The URLs of the company's own pages that are elsewhere (R226). */
  contactUrl?: string | undefined;
  androidAppUrl?: string | undefined;
  /** Whether a tab may load a remote from the user's own machine. */
  remoteOverride?: boolean | undefined;
  /** Other origins that may serve remotes. */
  remoteOrigins?: readonly string[] | undefined;
  /** Whether the worker of technicians' phones removes itself (R1423). */
  phoneWorkerOff?: boolean | undefined;
  /** The status of the page of a link to a report (R625), by its token; 200 unless given. */
  statusOfShared?: ((token: string, request: FastifyRequest) => Promise<number>) | undefined;
}

/**
 * Serves the built console: its static files, the prerendered public pages, and the console's page for every other
 * address of the router.
 */
export async function serveConsole(
  app: FastifyInstance,
  siteDir: string,
  {
    contactUrl,
    androidAppUrl,
    remoteOverride = false,
    remoteOrigins = [],
    phoneWorkerOff = false,
    statusOfShared,
  }: ConsoleSettings = {},
): Promise<void> {
  const deployed = async ({ log }: FastifyRequest) => {
    const { registry, warning } = await readRegistry(path.join(siteDir, REGISTRY_ADDRESS));
    if (warning) log.warn(warning);
    return withOrigins(registry, remoteOrigins, log);
  };
  const send = (reply: FastifyReply, page: string) =>
    sendPage(reply, page, { remoteOverride, remoteOrigins });
  const elsewhere = new Map([
    ['contact', contactUrl],
    ['android_app', androidAppUrl],
  ]);
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, file) => {
      response.setHeader('cache-control', neverChanges(siteDir, file) ? FOREVER : REVALIDATE);
    },
  });
  app.get('/*', async (request, reply) => {
    const wanted = pathOf(request);
    if (wanted === 'index.html') return reply.redirect('/', 301);
    const standalone = await standalonePage(siteDir, wanted);
    if (standalone !== undefined) return send(reply, standalone);
    if (wanted === REGISTRY_ADDRESS) {
      const registry = await deployed(request);
      if (registry === null) throw notFound();
      return reply.header('cache-control', REVALIDATE).send(registry);
    }
    if (wanted === PHONE_WORKER || wanted === RELEASE_SET_ADDRESS) {
      void reply.header('cache-control', REVALIDATE);
      const set = phoneWorkerOff ? null : await releaseSet(siteDir, await deployed(request), remoteOverride);
      if (wanted === RELEASE_SET_ADDRESS) return reply.send(set);
      allowConnections(reply, remoteOrigins);
      const script = phoneWorkerOff ? SWITCHED_OFF : await phoneWorker(siteDir, set);
      return reply.type('text/javascript; charset=utf-8').send(script);
    }
    if (isFile(wanted)) return reply.sendFile(wanted);
    if (/^(api|mf)(\/|$)/.test(wanted) || !takesPages(request)) throw notFound();
    const address = elsewhere.get(wanted.toLowerCase().replace(/\/$/, ''));
    if (address) return reply.redirect(address, 302);
    const [, search = ''] = request.url.split('?');
    const { language, headers } = pageLanguage(request);
    const prerendered = await publicPage(siteDir, wanted, language);
    if (prerendered !== undefined) return send(reply.headers(headers), prerendered);
    const [, token] = /^shared_report\/([^/]+)\/?$/i.exec(wanted) ?? [];
    if (token !== undefined) {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      if (statusOfShared) void reply.code(await statusOfShared(token, request));
    }
    const registry = await deployed(request);
    const page = await consolePage(siteDir, { pathname: `/${wanted}`, search, registry }, remoteOverride);
    const preload = preloadHeader(page);
    if (preload) void reply.header('link', preload);
    if (isPhonePage(wanted)) allowPhone(reply, remoteOrigins);
    return send(reply, page);
  });
}

type Sources = Required<Pick<ConsoleSettings, 'remoteOverride' | 'remoteOrigins'>>;

/** Sends a page with its own nonce. */
function sendPage(reply: FastifyReply, page: string, sources: Sources): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  setPolicy(reply, nonce, sources);
  // Computed from the page without its nonce, which differs in each answer.
  const tag = createHash('sha1').update(page).digest('base64url');
  return reply
    .type('text/html; charset=utf-8')
    .header('etag', tag)
    .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
}

/**
 * Sets the policy of a page: a nonce allows its own styles, and those that its scripts create. Scripts, styles and
 * fonts may also come from the allowed origins of remotes. Where overrides are allowed, these and live reload may come
 * from a development server on the user's own machine.
 */
function setPolicy(reply: FastifyReply, nonce: string, { remoteOverride, remoteOrigins }: Sources): void {
  const given = String(reply.getHeader('content-security-policy') ?? '');
  const policy = given.replace(/(script|style|font|img)-src [^;]+/g, (rule) =>
    [rule, ...remoteOrigins].join(' '),
  );
  const local = 'http://localhost:* http://127.0.0.1:*';
  const changed = remoteOverride
    ? policy
        .replace(/(script|style|font|img)-src [^;]+/g, `$& ${local}`)
        .replace(/style-src [^;]+/, "$& 'unsafe-inline'")
        .replace(/connect-src [^;]+/, `$& ${local} ws://localhost:* ws://127.0.0.1:*`)
    : policy.replace(/style-src [^;]+/, `$& 'nonce-${nonce}'`);
  reply.header('content-security-policy', changed);
}

/** The worker fetches the files of a release also from the origins of remotes. */
function allowConnections(reply: FastifyReply, origins: readonly string[]): void {
  const given = String(reply.getHeader('content-security-policy') ?? '');
  reply.header(
    'content-security-policy',
    given.replace(/connect-src [^;]+/, (rule) => [rule, ...origins].join(' ')),
  );
}

const pathOf = ({ params }: FastifyRequest): string => (params as { '*': string })['*'];

/** Addresses of the console have no extension; a missing file is a 404, and never the page. */
const isFile = (wanted: string): boolean => /\.[a-z0-9]{1,11}$/i.test(path.posix.basename(wanted));

/** Files with a hash in their name, all files of a version of a remote, and the revisions of the registry. */
function neverChanges(siteDir: string, file: string): boolean {
  const name = path
    .relative(siteDir, file)
    .split(path.sep)
    .join('/')
    .replace(/\.(br|gz)$/, '');
  return (
    /^mf\/([^/]+\/[^/]+\/.|registry\/[0-9a-f]+\.json$)/.test(name) ||
    /[.-][0-9a-f]{8,64}\.[a-z0-9]+(\.map)?$/.test(name)
  );
}

function takesPages({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*';
  return /text\/html|\*\/\*/.test(accept);
}
