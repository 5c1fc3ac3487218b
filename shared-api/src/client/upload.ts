import type { InferType } from 'yup';
import { fillPath, type Endpoint, type Query, type Reply } from '../contract/endpoint';
import { ApiError, asApiError } from './ApiError';
import { bearerHeaders } from './bearerHeaders';
import { invalidateChangedQueries, withBearer } from './call';
import { buildUrl, failureOf } from './http';
import { explainRefusal } from './supportDetection';
import { isUnsupported } from './unsupportedCalls';

export interface UploadOptions<E extends Endpoint = Endpoint> {
  params?: InferType<E['params']>;
  query?: Query<E>;
  signal?: AbortSignal;
  /** A file that is sent again with the same key gets the first answer (R945). */
  idempotencyKey?: string;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  /** From 0 to 1, of the bytes sent. */
  onProgress?: (share: number) => void;
}

/**
 * Sends a file to a multipart call, or as the body of a call that takes one. Uses XMLHttpRequest, because fetch reports no progress over HTTP/1.1. Throws
 * ApiError; a cancelled upload throws 'cancelled'.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  file: File | Blob,
  options: UploadOptions<E> = {},
): Promise<Reply<E>> {
  if (isUnsupported(endpoint)) throw new ApiError('unsupported', 404);
  try {
    const reply = await withBearer((token) => post(endpoint, file, token, options as UploadOptions));
    invalidateChangedQueries(endpoint);
    return reply as Reply<E>;
  } catch (error) {
    throw await explainRefusal(endpoint, {}, asApiError(error));
  }
}

function post(endpoint: Endpoint, file: Blob, token: string, options: UploadOptions) {
  const { params, query, signal, idempotencyKey, headers = {}, onProgress } = options;
  return new Promise<unknown>((resolve, reject) => {
    if (signal?.aborted) return reject(new ApiError('cancelled'));
    const request = new XMLHttpRequest();
    request.open(endpoint.method, buildUrl(fillPath(endpoint.path, params ?? {}), query));
    for (const [name, value] of Object.entries({ ...bearerHeaders(token), ...headers }))
      request.setRequestHeader(name, value);
    if (endpoint.content) request.setRequestHeader('content-type', file.type);
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
    request.send(endpoint.content ? file : formOf(endpoint, file));
  });
}

function formOf({ upload }: Endpoint, file: Blob): FormData {
  const form = new FormData();
  form.append(upload ?? 'file', file);
  return form;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
