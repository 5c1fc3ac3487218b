import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/**
 * Opens the stream of changes of a session. Each call of the result resolves with the moment (`performance.now()`) of the next
 * event that names alarms.
 */
export async function listenForAlarms(
  url: string,
  token: string,
  signal: AbortSignal,
): Promise<() => Promise<number>> {
  const answer = await fetch(new URL('/api/events/', url), {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`No stream of changes: ${answer.status}`);
  let heard = (_at: number): void => {};
  const body = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
  body.on('error', () => {});
  const lines = createInterface({ input: body });
  // The stream is aborted when the proof is over.
  lines.on('error', () => {});
  lines.on('line', (line) => {
    if (line.startsWith('data:') && line.includes('"alarms"')) heard(performance.now());
  });
  return () => new Promise((resolve) => (heard = resolve));
}
