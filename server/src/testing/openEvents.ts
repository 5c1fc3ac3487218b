import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A stream of server-sent events as a client reads it. */
export interface OpenEvents {
  response: IncomingMessage;
  /** The data of every event so far. */
  events: unknown[];
  /** Resolves with the data of the next event that was not returned yet. */
  next(): Promise<unknown>;
  /** Resolves when the server has ended or cut the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens the stream of a listening server. */
export async function openEvents(app: FastifyInstance, token: string, query = ''): Promise<OpenEvents> {
  const { port } = app.server.address() as AddressInfo;
  const request = get({
    host: '127.0.0.1',
    port,
    path: `/api/events/${query}`,
    headers: { authorization: `Bearer ${token}` },
    agent: false,
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const events: unknown[] = [];
  let taken = 0;
  let wake = () => {};
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, data] = /^event: stale\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (data !== undefined) events.push(JSON.parse(data));
    }
    wake();
  });
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  response.on('error', () => {});
  return {
    response,
    events,
    next: async () => {
      while (events.length <= taken) await new Promise<void>((resolve) => (wake = resolve));
      return events[taken++];
    },
    ended,
    close: () => void request.destroy(),
  };
}
