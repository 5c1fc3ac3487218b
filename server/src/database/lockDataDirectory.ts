import { createHash } from 'node:crypto';
import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../config/errorMessage';
import { StartupError } from '../config/StartupError';

/** Milliseconds between two tries; also the time that a new socket has to answer. */
const RETRY_INTERVAL_MS = 60;
/** Milliseconds after which a takeover counts as abandoned. */
const STALE_TAKEOVER_MS = 10_000;
const MAX_ATTEMPTS = 100;

/**
 * Locks a data directory for this process; a second server on the same directory is refused. The lock is a socket that
 * the process listens on: it ends with the process in any case, and a reused process id cannot be mistaken for it.
 */
export async function lockDataDirectory(dataDir: string): Promise<() => Promise<void>> {
  const address = addressOf(dataDir);
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const holder = (await listen(address)) ?? (await takeOver(address));
    if (holder) return () => new Promise<void>((resolve) => void holder.close(() => resolve()));
    if (await answers(address)) break;
    await pause(RETRY_INTERVAL_MS);
  }
  throw new StartupError(
    `Another server is already running on the data directory ${dataDir}. Please stop it first, or set DATA_DIR to ` +
      'another folder.',
  );
}

/**
 * Takes over a socket that does not answer. One process at a time, because otherwise a second one would take it from
 * the first.
 */
async function takeOver(address: string): Promise<Server | undefined> {
  const guard = `${address}.takeover`;
  if (!makeGuard(guard)) return undefined;
  try {
    if (await answers(address)) return undefined;
    await pause(RETRY_INTERVAL_MS);
    if (await answers(address)) return undefined;
    rmSync(address, { force: true });
    return await listen(address);
  } finally {
    rmSync(guard, { force: true });
  }
}

function makeGuard(guard: string): boolean {
  try {
    closeSync(openSync(guard, 'wx'));
    return true;
  } catch {
    const since = statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > STALE_TAKEOVER_MS) rmSync(guard, { force: true });
    return false;
  }
}

function addressOf(dataDir: string): string {
  const short = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\smart-elevator-${short}`;
  const inside = path.join(dataDir, 'server.sock');
  return Buffer.byteLength(inside) <= 103 ? inside : path.join(tmpdir(), `smart-elevator-${short}.sock`);
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => (errorCode(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
