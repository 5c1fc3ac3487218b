import { request } from 'node:http';
import { readResponse, type Answer } from './readResponse';

export type { Answer };

export interface RequestOptions {
  token?: string | undefined;
  /** Sent as JSON; a string as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Makes a call without additional headers. */
export function sendRequest(
  url: string,
  method: string,
  path: string,
  { token, body, headers = {} }: RequestOptions = {},
): Promise<Answer> {
  const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const call = request(new URL(path, url), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(sent === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
      ...headers,
    },
  });
  call.end(sent);
  return readResponse(call);
}
