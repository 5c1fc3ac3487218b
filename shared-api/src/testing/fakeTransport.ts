import type { FakeResponse } from './FakeResponse';
import type { FakeRequest } from './FakeCall';

/** Answers a request; 'offline' when there is no answer. */
export type Respond = (request: FakeRequest) => Promise<FakeResponse | 'offline'>;

/** Replaces fetch and XMLHttpRequest by `respond`; returns a function that restores them. */
export function installTransport(respond: Respond): () => void {
  const { fetch, XMLHttpRequest } = globalThis;
  // Asynchronous: a call to the page's own address, which Node cannot make, is refused as one of a lost network is.
  globalThis.fetch = async (input, init) => fakeFetch(new Request(input, init), respond);
  globalThis.XMLHttpRequest = fakeXhr(respond);
  return () => Object.assign(globalThis, { fetch, XMLHttpRequest });
}

async function fakeFetch(request: Request, respond: Respond): Promise<Response> {
  const text = await request.text();
  const answer = await untilAborted(
    respond({
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }),
    request.signal,
  );
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  const { status, headers } = answer;
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : answer.text, {
    status,
    statusText: STATUS_TEXTS[status] ?? '',
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(new DOMException('The request was cancelled.', 'AbortError'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, aborted]);
}

/** The part of XMLHttpRequest that an upload uses. */
function fakeXhr(respond: Respond): typeof XMLHttpRequest {
  class FakeXhr {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    status = 0;
    statusText = '';
    responseText = '';
    private method = '';
    private url = '';
    private headers = new Headers();
    private aborted = false;

    open(method: string, url: string) {
      this.method = method;
      this.url = url;
    }

    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }

    abort() {
      this.aborted = true;
      this.onabort?.();
    }

    send(body: FormData | Blob) {
      const file =
        body instanceof Blob
          ? new File([body], '')
          : [...body.values()].find((value) => value instanceof File);
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      void this.settle(file);
    }

    private async settle(file: File | undefined) {
      const { method, headers } = this;
      const answer = await respond({ method, url: new URL(this.url), headers, body: undefined, file });
      if (this.aborted) return;
      if (answer === 'offline') return this.onerror?.();
      this.upload.onprogress?.({ loaded: 2, total: 2 });
      this.status = answer.status;
      this.statusText = STATUS_TEXTS[answer.status] ?? '';
      this.responseText = answer.text;
      this.onload?.();
    }
  }
  return FakeXhr as unknown as typeof XMLHttpRequest;
}

const STATUS_TEXTS: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
