import { createServer, type IncomingMessage, type Server } from 'node:http';
import { ForeignFixture, type Row } from './ForeignFixture';
import { missing, type Answer, type Route } from './foreignRoute';
import { foreignRoutes } from './foreignRoutes';
import { isValidToken } from './foreignTokens';

/** A running server of the required part of the contract. */
export interface ForeignServer {
  url: string;
  world: ForeignFixture;
  /** All calls, in their order. */
  calls: readonly string[];
  /** The calls that it does not know, in their order: 'GET /api/home/urgent/'. */
  unknown: readonly string[];
  /** The calls that it refused otherwise, with their status. */
  refused: readonly string[];
  stop(): Promise<void>;
}

/** Milliseconds that an idle connection is kept. */
const KEEP_ALIVE_MS = 2_000;

const compiled = foreignRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.call.replaceAll(':id', '(\\d+)')}$`),
}));

/**
 * Starts an independent server of the wire contract's required part, with its state in memory. It has none of the
 * additions: no pages, no history, no contracts.
 */
export async function startForeignServer(): Promise<ForeignServer> {
  const world = new ForeignFixture();
  const calls: string[] = [];
  const unknown: string[] = [];
  const refused: string[] = [];
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    void answerOf(request, world).then(({ call, known, answer }) => {
      const { status, headers, body, file } = answer;
      calls.push(call);
      if (!known) unknown.push(call);
      else if (status >= 400) refused.push(`${call} ${status} ${JSON.stringify(body)}`);
      response.writeHead(status, { 'content-type': file?.type ?? 'application/json', ...headers });
      response.end(file?.text ?? (body === undefined ? undefined : JSON.stringify(body)));
    });
  });
  const url = await listen(server);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, world, calls, unknown, refused, stop };
}

async function answerOf(request: IncomingMessage, world: ForeignFixture) {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  const call = `${request.method ?? ''} ${pathname}`;
  const body = await bodyOf(request);
  for (const { route, pattern } of compiled) {
    const match = pattern.exec(call);
    if (match)
      return { call, known: true, answer: run(route, request, { world, id: Number(match[1]), query, body }) };
  }
  return { call, known: false, answer: methodsOf(pathname) };
}

/** 405 for a path that has other methods, otherwise 404. */
function methodsOf(pathname: string): Answer {
  const methods = ['GET', 'POST', 'PATCH', 'DELETE'].filter((method) =>
    compiled.some(({ pattern }) => pattern.test(`${method} ${pathname}`)),
  );
  if (methods.length === 0) return missing;
  return { status: 405, body: { detail: 'Method not allowed.' }, headers: { allow: methods.join(', ') } };
}

type Input = Omit<Parameters<Route['run']>[0], 'body'> & { body: unknown };

function run(route: Route, { headers }: IncomingMessage, { body, ...call }: Input): Answer {
  const [, token] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  if (!route.open && !isValidToken(token, 'access')) {
    return { status: 401, body: { detail: 'Authentication credentials were not provided.' } };
  }
  if (!isRow(body)) return { status: 400, body: { detail: 'JSON parse error - no object' } };
  return route.run({ ...call, body });
}

const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The JSON of a body, or the text of an uploaded file; nothing is `{}`. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(Buffer.concat(parts), { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    return { file: file instanceof File ? await file.text() : file };
  }
  const text = Buffer.concat(parts).toString();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`);
    });
  });
}
