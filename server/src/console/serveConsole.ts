import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/HttpError';
import { NONCE_PLACEHOLDER, consolePage, publicPage, standalonePage } from './consolePage';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** How the console is set up. */
export interface ConsoleSettings {
  /** Pages of the company's that are elsewhere (R226). */
  contactUrl?: string | undefined;
  androidAppUrl?: string | undefined;
  /** Whether a tab may take a remote from the machine that it runs on. */
  remoteOverride?: boolean | undefined;
}

/**
 * Serves the built console: its files as they are, the public pages as they were rendered, and its own page for every other
 * address that the router may know.
 */
export async function serveConsole(
  app: FastifyInstance,
  siteDir: string,
  { contactUrl, androidAppUrl, remoteOverride = false }: ConsoleSettings = {},
): Promise<void> {
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
    if (standalone !== undefined) return sendPage(reply, standalone, remoteOverride);
    if (isFile(wanted)) return reply.sendFile(wanted);
    if (/^(api|mf)(\/|$)/.test(wanted) || !takesPages(request)) throw notFound();
    const address = elsewhere.get(wanted.toLowerCase().replace(/\/$/, ''));
    if (address) return reply.redirect(address, 302);
    const [, search = ''] = request.url.split('?');
    const page =
      (await publicPage(siteDir, wanted)) ??
      (await consolePage(siteDir, { pathname: `/${wanted}`, search }, remoteOverride));
    return sendPage(reply, page, remoteOverride);
  });
}

/** Sends a page with a nonce of its own. */
function sendPage(reply: FastifyReply, page: string, remoteOverride: boolean): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  setPolicy(reply, nonce, remoteOverride);
  // Of the page without its nonce, which is another in each answer.
  const tag = createHash('sha1').update(page).digest('base64url');
  return reply
    .type('text/html; charset=utf-8')
    .header('etag', tag)
    .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
}

/**
 * The policy of a page: its own styles, and those that its scripts make, are known by a nonce. Where overrides are allowed,
 * scripts, styles, fonts and the reloading may come from a development server on the machine that the page is looked at.
 */
function setPolicy(reply: FastifyReply, nonce: string, remoteOverride: boolean): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const local = 'http://localhost:* http://127.0.0.1:*';
  const changed = remoteOverride
    ? policy
        .replace(/(script|style|font|img)-src [^;]+/g, `$& ${local}`)
        .replace(/style-src [^;]+/, "$& 'unsafe-inline'")
        .replace(/connect-src [^;]+/, `$& ${local} ws://localhost:* ws://127.0.0.1:*`)
    : policy.replace(/style-src [^;]+/, `$& 'nonce-${nonce}'`);
  reply.header('content-security-policy', changed);
}

const pathOf = ({ params }: FastifyRequest): string => (params as { '*': string })['*'];

/** Addresses of the console have no ending; a file that is missing is missing, and never the page. */
const isFile = (wanted: string): boolean => /\.[a-z0-9]{1,8}$/i.test(path.posix.basename(wanted));

/** Files with a hash in their name, whatever stands under a version of a remote, and the revisions of the registry. */
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
