import { request } from 'node:http';

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  /** The body, byte for byte. */
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface Question {
  token?: string | undefined;
  /** Sent as JSON; a string as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Makes a call with nothing added to it that the caller did not name. */
export function ask(
  url: string,
  method: string,
  path: string,
  { token, body, headers = {} }: Question = {},
): Promise<Answer> {
  const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
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
    call.on('error', reject);
    call.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          headers: answer.headers,
        }),
      );
    });
    call.end(sent);
  });
}
