import { queryClient } from '../client/queryClient';
import { endSession, useSession } from '../client/session';
import type { RowOf } from '../client/useList';
import { readOpenAlarms } from '../contract/alarms/endpoints';
import { listFiles } from '../contract/files/endpoints';
import { fillPath, type Endpoint, type Reply } from '../contract/endpoint';
import { paginateRows, DEFAULT_PAGE_SIZE, type Page } from '../contract/list';
import { FakeResponse } from './FakeResponse';
import { matchCall, type FakeCall, type FakeRequest } from './FakeCall';
import { installTransport } from './fakeTransport';

const NO_ALARMS = { now: '2026-01-01T00:00:00.000Z', alarms: [], fire: { minutes: 30, numbers: ['112'] } };

type Settled<E extends Endpoint> = Reply<E> | FakeResponse;

type Maker<E extends Endpoint> = (call: FakeCall) => Settled<E> | Promise<Settled<E>>;

/** A reply, or a function that makes one. A promise simulates a slow server: the test resolves it. */
export type FakeReply<E extends Endpoint> = Settled<E> | Maker<E>;

const isMaker = <E extends Endpoint>(answer: FakeReply<E>): answer is Maker<E> =>
  typeof answer === 'function';

export interface ListOptions<Row> {
  /** The shape of the server's answer: pages (default), or everything at once (R942). */
  as?: 'pages' | 'bare';
  /** The server's own filter. */
  matches?: (row: Row, query: Record<string, string>) => boolean;
}

interface Line {
  endpoint: Endpoint;
  answer: (call: FakeCall) => unknown;
  calls: FakeCall[];
}

/**
 * A network whose answers are typed by the contract. Call it once at the top of a test file: it is set up again for
 * each test, signs out and empties the cache after it, and fails a test that makes an unanswered call.
 */
export function fakeNetwork() {
  const lines: Line[] = [];
  const lacking: Endpoint[] = [];
  const unexpected: string[] = [];
  let restore = () => {};

  beforeEach(() => {
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
    restore = installTransport(respond);
  });

  afterEach(() => {
    restore();
    lines.length = 0;
    lacking.length = 0;
    queryClient.clear();
    endSession();
    useSession.setState({ signedOut: false });
    const calls = unexpected.splice(0);
    if (calls.length > 0) throw new Error(`Calls that the test does not answer: ${calls.join(', ')}`);
  });

  async function respond(request: FakeRequest): Promise<FakeResponse | 'offline'> {
    for (const line of lines) {
      const params = matchCall(line.endpoint, request);
      if (!params) continue;
      const { url, headers, body, file } = request;
      const call: FakeCall = { params, query: Object.fromEntries(url.searchParams), headers, body, file };
      line.calls.push(call);
      const answer = await line.answer(call);
      if (answer === 'offline') return 'offline';
      return answer instanceof FakeResponse ? answer : new FakeResponse(line.endpoint.success, answer);
    }
    // Many pages have a part for files; there are none, unless the test answers with some.
    if (matchCall(listFiles, request)) return new FakeResponse(200, { files: [], zip_url: '/zip' });
    // Every console asks for the open alarms; there are none, unless the test answers with some.
    if (matchCall(readOpenAlarms, request)) return new FakeResponse(200, NO_ALARMS);
    // Without an OpenAPI document, unless the test answers with one.
    if (request.url.pathname === '/api/schema/') return new FakeResponse(404, { detail: 'Not found.' });
    if (request.method === 'OPTIONS') {
      const isServed = lines.some(
        ({ endpoint }) =>
          !lacking.includes(endpoint) && matchCall(endpoint, { ...request, method: endpoint.method }),
      );
      return new FakeResponse(isServed ? 405 : 404);
    }
    unexpected.push(`${request.method} ${request.url.pathname}${request.url.search}`);
    return 'offline';
  }

  /** The newest answer of a call is used; earlier calls stay in `calls`. */
  function put(endpoint: Endpoint, answer: Line['answer']): void {
    const known = lines.find((line) => line.endpoint === endpoint);
    if (known) known.answer = answer;
    else lines.unshift({ endpoint, answer, calls: [] });
  }

  return {
    /** Answers a call with success: a reply, or a function of the call. */
    answer<E extends Endpoint>(endpoint: E, answer: FakeReply<E>): void {
      put(endpoint, (call) => (isMaker(answer) ? answer(call) : answer));
    },

    /** Answers a list call with these rows, paged as our server does or bare (R942). */
    answerList<E extends Endpoint>(
      endpoint: E,
      rows: readonly RowOf<E>[],
      options: ListOptions<RowOf<E>> = {},
    ) {
      const { as = 'pages', matches = () => true } = options;
      put(endpoint, ({ query }) => {
        if (as === 'pages' && query['page']) return pageOfRows(rows, query, matches);
        return endpoint.bare === 'results' ? { results: rows } : rows;
      });
    },

    /** Answers a call with an error. */
    fail(endpoint: Endpoint, status: number, body?: unknown): void {
      put(endpoint, () => new FakeResponse(status, body));
    },

    /** Answers as a server without these calls: their paths are unknown to it. */
    lacks(...endpoints: Endpoint[]): void {
      lacking.push(...endpoints);
      for (const one of endpoints) put(one, () => new FakeResponse(404, { detail: 'Not found.' }));
    },

    /** Simulates a missing answer. */
    offline(endpoint: Endpoint): void {
      put(endpoint, () => 'offline');
    },

    /** The calls made so far, oldest first. */
    calls(endpoint: Endpoint): readonly FakeCall[] {
      const line = lines.find((one) => one.endpoint === endpoint);
      if (!line) throw new Error(`The test does not answer ${endpoint.method} ${fillPath(endpoint.path)}.`);
      return line.calls;
    },
  };
}

function pageOfRows<Row>(
  rows: readonly Row[],
  query: Record<string, string>,
  matches: (row: Row, query: Record<string, string>) => boolean,
): Page<Row> {
  const page = { number: Number(query['page']), size: Number(query['page_size'] ?? DEFAULT_PAGE_SIZE) };
  return paginateRows(rows, page, (row) => matches(row, query));
}
