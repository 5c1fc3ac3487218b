import { fillPath, type Endpoint, type Query, type Reply } from '../contract/endpoint';
import { ApiError, asApiError } from './ApiError';
import { bearerHeaders } from './bearerHeaders';
import { invalidateChangedQueries, withBearer } from './call';
import { buildUrl, failureOf } from './http';
import { explainRefusal } from './supportDetection';
import { isUnsupported } from './unsupportedCalls';

export interface UploadOptions<E extends Endpoint = Endpoint> {
  query?: Query<E>;
  signal?: AbortSignal;
  /** A file that is sent again with the same key gets the first answer (R945). */
  idempotencyKey?: string;
  /** From 0 to 1, of the bytes sent. */
  onProgress?: (share: number) => void;
}

/**
 * Sends a file to a multipart call. Uses XMLHttpRequest, because fetch reports no progress over HTTP/1.1. Throws
 * ApiError; a cancelled upload throws 'cancelled'.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  file: File,
  options: UploadOptions<E> = {},
): Promise<Reply<E>> {
  if (isUnsupported(endpoint)) throw new ApiError('unsupported', 404);
  try {
    const reply = await withBearer((token) => post(endpoint, file, token, options));
    invalidateChangedQueries(endpoint);
    return reply as Reply<E>;
  } catch (error) {
    throw await explainRefusal(endpoint, {}, asApiError(error));
  }
}

function post(endpoint: Endpoint, file: File, token: string, options: UploadOptions) {
  const { query, signal, idempotencyKey, onProgress } = options;
  return new Promise<unknown>((resolve, reject) => {
    if (signal?.aborted) return reject(new ApiError('cancelled'));
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append(endpoint.upload ?? 'file', file);
    request.open(endpoint.method, buildUrl(fillPath(endpoint.path), query));
    for (const [name, value] of Object.entries(bearerHeaders(token))) request.setRequestHeader(name, value);
    if (idempotencyKey !== undefined) request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status === endpoint.success) return resolve(body ?? {});
      const failure = request.status < 400 ? 'garbage' : failureOf(request.status);
      reject(new ApiError(failure, request.status, request.statusText, body));
    };
    request.onerror = () => reject(new ApiError('offline'));
    request.onabort = () => reject(new ApiError('cancelled'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
