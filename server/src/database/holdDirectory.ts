import { createHash, randomBytes } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartFault } from '../config/StartFault';

/**
 * Takes a data directory for this process; a second server on the same directory is refused. The hold is a socket that
 * somebody listens on: it ends with the process, however that ends, and no reused process number can be mistaken for it.
 */
export async function holdDirectory(dataDir: string): Promise<() => Promise<void>> {
  const address = addressOf(dataDir);
  const inUse = new StartFault(
    `Another server is already running on the data directory ${dataDir}. Please stop it first, or set DATA_DIR to ` +
      'another folder.',
  );
  const holder = await listen(address);
  if (holder) return release(holder);
  if (await answers(address)) throw inUse;
  if (!(await removeStale(address))) throw inUse;
  const second = await listen(address);
  if (!second) throw inUse;
  return release(second);
}

/**
 * Takes away a name that nobody answers. It is renamed first and asked once more: another server that starts at the
 * same moment may just have put its own there, and then gets it back.
 */
async function removeStale(address: string): Promise<boolean> {
  const aside = `${address}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(address, aside);
  } catch {
    return true;
  }
  if (await answers(aside)) {
    renameSync(aside, address);
    return false;
  }
  rmSync(aside, { force: true });
  return true;
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
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
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

/** Closing removes the socket's name, too. */
const release = (server: Server) => () => new Promise<void>((resolve) => void server.close(() => resolve()));
