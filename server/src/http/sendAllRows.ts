import { Readable } from 'node:stream';
import type { Bare } from '@smart-elevator/shared-api/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressStream } from './negotiateRepresentation';

/** All rows of a list, a few at a time. */
type Chunks = AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>;

/** Longer answers are sent while their rows are read, and have no ETag. */
const AT_ONCE_TO_LENGTH = 512 * 1024;

const NDJSON = 'application/x-ndjson';

/**
 * Sends all rows of a list in its bare shape (R942), or one row a line for `Accept: application/x-ndjson`. The next
 * rows are read when the caller has taken the former ones; reading ends when the caller is gone.
 */
export async function sendAllRows(
  request: FastifyRequest,
  reply: FastifyReply,
  bare: Bare,
  chunks: Chunks,
): Promise<FastifyReply> {
  const asLines = String(request.headers.accept).toLowerCase().includes(NDJSON);
  const pieces = asLines ? lines(chunks) : json(chunks, bare);
  reply.type(`${asLines ? NDJSON : 'application/json'}; charset=utf-8`).header('vary', 'accept');
  const first: string[] = [];
  for (let length = 0; length <= AT_ONCE_TO_LENGTH;) {
    const piece = await pieces.next();
    if (piece.done) return reply.send(first.join(''));
    first.push(piece.value);
    length += piece.value.length;
  }
  return reply.send(
    compressStream(request, reply, Readable.from(inOrder(first, pieces), { objectMode: false })),
  );
}

async function* json(chunks: Chunks, bare: Bare): AsyncGenerator<string> {
  yield bare === 'array' ? '[' : '{"results":[';
  let separator = '';
  for await (const rows of chunks) {
    if (rows.length === 0) continue;
    yield separator + JSON.stringify(rows).slice(1, -1);
    separator = ',';
  }
  yield bare === 'array' ? ']' : ']}';
}

async function* lines(chunks: Chunks): AsyncGenerator<string> {
  for await (const rows of chunks) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

async function* inOrder(first: string[], rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* first.splice(0);
  yield* rest;
}
