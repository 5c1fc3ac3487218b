import { Readable } from 'node:stream';
import { csvText } from '@smart-elevator/shared-api/contract/csvText';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvColumns, type CsvColumns } from './csvColumns';
import { compressStream } from './negotiateRepresentation';

/** All rows of a list, a few at a time. */
type Chunks = AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>;

/** Longer answers are sent while their rows are read, and have no ETag. */
const AT_ONCE_TO_LENGTH = 512 * 1024;

const NDJSON = 'application/x-ndjson';
const CSV = 'text/csv';

/**
 * Sends all rows of a list in its bare shape (R942), or in another form that `Accept` asks for. The next rows are read
 * when the caller has taken the former ones; reading ends when the caller is gone.
 */
export async function sendAllRows(
  request: FastifyRequest,
  reply: FastifyReply,
  { bare, name }: Pick<Endpoint, 'bare' | 'name'>,
  chunks: Chunks,
): Promise<FastifyReply> {
  const columns = csvColumns[name];
  const accepted = String(request.headers.accept).toLowerCase();
  const [type, pieces] = accepted.includes(NDJSON)
    ? [NDJSON, lines(chunks)]
    : columns && accepted.includes(CSV)
      ? [CSV, table(chunks, columns)]
      : ['application/json', json(chunks, bare)];
  reply.type(`${type}; charset=utf-8`).header('vary', 'accept');
  // A browser saves it under this name.
  if (type === CSV) reply.header('content-disposition', `attachment; filename="${name}.csv"`);
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

async function* json(chunks: Chunks, bare: Endpoint['bare']): AsyncGenerator<string> {
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

async function* table(chunks: Chunks, columns: CsvColumns): AsyncGenerator<string> {
  const names = Object.keys(columns);
  yield csvText([Object.values(columns)]);
  for await (const rows of chunks)
    yield csvText(rows.map((row) => names.map((name) => cellOf((row as Record<string, unknown>)[name]))));
}

const cellOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

async function* inOrder(first: string[], rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* first.splice(0);
  yield* rest;
}
