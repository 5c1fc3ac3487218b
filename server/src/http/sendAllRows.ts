import { Readable } from 'node:stream';
import { csvText } from '@smart-elevator/shared-api/contract/csvText';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvColumns, type CsvColumns } from './csvColumns';
import { compressStream } from './negotiateRepresentation';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from './authenticate';

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
  const [type, pieces, form] = accepted.includes(NDJSON)
    ? [NDJSON, lines(chunks), 'ndjson' as const]
    : columns && accepted.includes(CSV)
      ? [CSV, table(chunks, columns), 'csv' as const]
      : ['application/json', json(chunks, bare), 'json' as const];
  reply.type(`${type}; charset=utf-8`).header('vary', 'accept');
  // A browser saves it under this name.
  if (type === CSV) reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  const first: string[] = [];
  let ended = false;
  for (let length = 0; !ended && length <= AT_ONCE_TO_LENGTH;) {
    const piece = await pieces.next();
    if (piece.done) {
      ended = true;
    } else {
      first.push(piece.value);
      length += piece.value.length;
    }
  }
  await recordExport(request, name, form);
  if (ended) return reply.send(first.join(''));
  return reply.send(
    compressStream(request, reply, Readable.from(inOrder(first, pieces), { objectMode: false })),
  );
}

/**
 * Records an export: every file, and a list that a program of the dealer reads at once. Pages of the console name their
 * version of the contract, and report their exports themselves; the companion app of technicians and customers also
 * reads lists at once (ADR-121).
 */
async function recordExport(
  { server, caller, headers, log }: FastifyRequest,
  name: string,
  form: 'csv' | 'json' | 'ndjson',
): Promise<void> {
  if (!caller) return;
  const isConsole = headers['x-contract-version'] !== undefined;
  if (form !== 'csv' && isConsole) return;
  if (form === 'json' && caller.user_type !== 'DealerUser') return;
  // The list is sent also while nothing can be stored.
  await insertExport(server.database, caller, `${name}.${form}`).catch((error: unknown) =>
    log.warn({ err: error }, 'an export was not recorded'),
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

/** Records in the activity of the account that a user has exported a list; `file` is the name of the file. */
export const insertExport = (db: Db, { dealer_id, user_id }: Caller, file: string) =>
  db.query(
    sql`insert into activity (dealer_id, kind, user_id, subject) values (${dealer_id}, 'export', ${user_id}, ${file})`,
  );
