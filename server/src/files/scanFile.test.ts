import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scanFile, scannerState } from './scanFile';

let folder: string;
let scanner: Server | undefined;
let sockets: Socket[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'se-scan-'));
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  scanner?.close();
  scanner = undefined;
  rmSync(folder, { recursive: true });
});

/** A scanner with the protocol of clamd, which finds the word VIRUS. */
async function startScanner(answer?: string): Promise<string> {
  scanner = createServer((socket) => {
    sockets.push(socket);
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.toString('latin1') === 'zPING\0') return void socket.end('PONG\0');
      const content = contentOf(received);
      if (content === undefined) return;
      const said = content.includes('VIRUS') ? 'stream: Test.Virus FOUND' : 'stream: OK';
      socket.end(`${answer ?? said}\0`);
    });
  });
  await new Promise<void>((listening) => scanner?.listen(0, '127.0.0.1', listening));
  return `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}`;
}

/** The content of a complete stream; undefined while it is not complete. */
function contentOf(received: Buffer): string | undefined {
  const head = 'zINSTREAM\0'.length;
  let content = '';
  for (let at = head; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return content;
    content += received.subarray(at + 4, at + 4 + length).toString('latin1');
    at += 4 + length;
  }
  return undefined;
}

function aFile(content: string): string {
  const file = path.join(folder, 'file');
  writeFileSync(file, content);
  return file;
}

test('a file is scanned whole, also in several pieces', async () => {
  const url = await startScanner();
  expect(await scanFile(url, aFile('a'.repeat(300_000)))).toBe(true);
  await expect(scanFile(url, aFile(`${'a'.repeat(300_000)}VIRUS`))).rejects.toMatchObject({
    status: 400,
    body: { file: [expect.stringContaining('virus scanner found something')] },
  });
  expect(await scannerState(url)).toBe('ready');
});

test('a scanner that is away, or that answers something else, never stops an upload', async () => {
  const url = await startScanner('stream: INSTREAM size limit exceeded. ERROR');
  expect(await scanFile(url, aFile('a'))).toBe(false);
  expect(await scanFile('tcp://127.0.0.1:1', aFile('VIRUS'))).toBe(false);
  expect(await scannerState('tcp://127.0.0.1:1')).toBe('away');
});

test('without a scanner nothing is scanned', async () => {
  expect(await scanFile(undefined, aFile('VIRUS'))).toBe(false);
  expect(await scannerState(undefined)).toBe('none');
});
