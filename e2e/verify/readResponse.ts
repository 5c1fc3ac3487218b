import type { ClientRequest, IncomingMessage } from 'node:http';

/** A raw answer. */
export interface Answer {
  status: number;
  /** The body, byte for byte. */
  text: string;
  headers: IncomingMessage['headers'];
}

/** Resolves with the complete answer of a call. The caller ends the call. */
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
      // The stream of events lasts as long as its session: its headers are the answer.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        settle();
        call.destroy();
      }
    });
  });
