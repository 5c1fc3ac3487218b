import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { Certificate } from './certificate';

/** Hop-by-hop headers, which are not forwarded (RFC 9113, 8.2.2). */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

/** The address of the proxy. */
export interface Http2Proxy {
  url: string;
  stop(): Promise<void>;
}

/**
 * A proxy in front of a server, as in production: HTTP/2 over TLS on 127.0.0.1, HTTP/1.1 with keep-alive behind.
 * `target` is the server's origin. A target that does not answer becomes a 502.
 */
export async function http2Proxy(target: string, { cert, key }: Certificate): Promise<Http2Proxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ cert, key, allowHTTP1: true }, (request, response) =>
    passOn(new URL(request.url, target), agent, request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The front listens nowhere.');
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  return {
    url: `https://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
        agent.destroy();
      }),
  };
}

function passOn(
  address: URL,
  agent: Agent,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): void {
  const onward = ask(
    address,
    { agent, method: request.method, headers: { ...travelling(request.headers), host: address.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, travelling(answer.headers));
      answer.pipe(response);
    },
  );
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

const travelling = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.includes(name)),
  );
