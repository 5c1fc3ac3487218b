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
      const told = () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          headers: answer.headers,
        });
      answer.on('end', told);
      // The stream of events goes on for as long as its session: that it was opened is its answer.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        told();
        call.destroy();
      }
    });
    call.end(sent);
  });
}
