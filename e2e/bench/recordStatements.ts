import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A statement of the server: its text with placeholders, and the bound values as text. */
export interface Statement {
  text: string;
  values: (string | null)[];
}

/** A proxy between a server and its database that records the statements. */
export interface StatementRecorder {
  /** On 127.0.0.1. */
  port: number;
  /** The statements since the last call, in their order. */
  taken(): Statement[];
  stop(): Promise<void>;
}

/** Starts a proxy for the PostgreSQL that listens on this socket. It does not record statements that are not prepared. */
export async function recordStatements(socket: string): Promise<StatementRecorder> {
  let statements: Statement[] = [];
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(socket);
    const reader = readStatements((statement) => statements.push(statement));
    for (const end of [near, far]) {
      open.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => open.delete(end));
    }
    near.on('data', reader);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    taken: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const end of open) end.destroy();
      }),
  };
}

/** Reads what a client sends (PostgreSQL's protocol, version 3): Parse names a text, Bind gives it values. */
function readStatements(record: (statement: Statement) => void): (bytes: Buffer) => void {
  const texts = new Map<string, string>();
  let rest: Buffer = Buffer.alloc(0);
  let begun = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      // The startup message has no type letter.
      const head = begun ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const letter = begun ? String.fromCharCode(rest[0] ?? 0) : '';
      const body = rest.subarray(head + 4, length);
      rest = rest.subarray(length);
      begun = true;
      if (letter === 'P') {
        const [name = '', text = ''] = words(body);
        texts.set(name, text);
      } else if (letter === 'B') {
        const [portal = '', name = ''] = words(body);
        const values = boundIn(body.subarray(Buffer.byteLength(portal) + Buffer.byteLength(name) + 2));
        record({ text: texts.get(name) ?? '', values });
      }
    }
  };
}

const words = (body: Buffer): string[] => body.toString('utf8').split('\0');

/** The values of a Bind, after the names: formats first, then each with its length, -1 for null. */
function boundIn(body: Buffer): (string | null)[] {
  let at = 2 + 2 * body.readInt16BE(0);
  const count = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return body.toString('utf8', at - length, at);
  });
}
