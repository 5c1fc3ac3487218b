import type { ClientRequest, IncomingMessage } from 'node:http';

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  /** The body, byte for byte. */
  text: string;
  headers: IncomingMessage['headers'];
}

/** What a call is answered, once all of it is here. The call is ended by the caller. */
export const readResponse = (call: ClientRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (answer) => {
      const chunks: Buffer[] = [];
      const settle = () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          headers: answer.headers,
        });
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', settle);
      // The stream of events goes on for as long as its session: that it was opened is its answer.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        settle();
        call.destroy();
      }
    });
  });
