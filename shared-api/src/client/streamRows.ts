import { fillPath, type Endpoint } from '../contract/endpoint';
import { pickDeclared } from '../contract/pickDeclared';
import { ApiError, asApiError } from './ApiError';
import { bearerHeaders } from './bearerHeaders';
import { withBearer } from './call';
import type { UnpagedListInput } from './fetchAllRows';
import { buildUrl, failureOf } from './http';
import { isBareList, type RowOf } from './useList';

const NDJSON = 'application/x-ndjson';

interface StreamOptions<Row> {
  signal: AbortSignal;
  /** Called with the next rows, in the order of the list. */
  onRows: (rows: Row[]) => void;
}

/**
 * Reads every matching row of a list while the server sends them, one row a line, and keeps none of them. Returns false
 * if the server has no such form. Throws ApiError; 'offline' if the answer ends too early.
 */
export async function streamRows<E extends Endpoint>(
  endpoint: E,
  { params, base = {}, filter = {} }: Pick<UnpagedListInput<E>, 'params' | 'base' | 'filter'>,
  { signal, onRows }: StreamOptions<RowOf<E>>,
): Promise<boolean> {
  if (isBareList(endpoint)) return false;
  const url = buildUrl(fillPath(endpoint.path, params), { ...base, ...filter });
  const narrow = pickDeclared(endpoint.reply);
  try {
    const { headers, body } = await withBearer((token) => request(url, token, signal));
    if (!body || !headers.get('content-type')?.startsWith(NDJSON)) {
      await body?.cancel();
      return false;
    }
    for await (const lines of linesOf(body)) {
      const page = narrow({ count: 0, total: 0, results: lines.map((line): unknown => JSON.parse(line)) });
      onRows((page as { results: RowOf<E>[] }).results);
    }
    return true;
  } catch (error) {
    throw signal.aborted ? new ApiError('cancelled') : asApiError(error);
  }
}

async function request(url: string, token: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { headers: { ...bearerHeaders(token), accept: NDJSON }, signal });
  const { ok, status, statusText } = response;
  if (!ok) throw new ApiError(failureOf(status), status, statusText);
  return response;
}

/** The complete lines of each part of a stream. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string[]> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  // The last line ends, too.
  if (rest !== '') throw new ApiError('offline');
}
