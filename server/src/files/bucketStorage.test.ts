import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { bucketStorage } from './bucketStorage';

/** The part of S3 that is used, with pages of two keys. Every `failing`-th call fails. */
let service: Server;
let objects: Map<string, Buffer>;
let calls: number;
let failing: number;
let folder: string;
beforeEach(async () => {
  objects = new Map();
  calls = 0;
  failing = Infinity;
  folder = mkdtempSync(path.join(tmpdir(), 'se-bucket-'));
  service = createServer(async (request, response) => {
    const body = await buffer(request);
    calls += 1;
    if (calls % failing === 0) return void response.writeHead(503).end('SlowDown');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(pathname.replace('/dealer-files/', ''));
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return void response.end();
    if (key === '') return void response.end(listOf(searchParams));
    const found = objects.get(key);
    return void response.writeHead(found ? 200 : 404).end(found);
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  service.closeAllConnections();
  service.close();
  rmSync(folder, { recursive: true });
});

function listOf(query: URLSearchParams): string {
  const all = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted();
  const from = Number(query.get('continuation-token') ?? 0);
  const page = all.slice(from, from + 2).map((key) => `<Key>${encodeURIComponent(key)}</Key>`);
  const next = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
}

function aBucket() {
  const { port } = service.address() as AddressInfo;
  const keys = { region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' };
  return bucketStorage({ endpoint: `http://127.0.0.1:${port}`, bucket: 'dealer-files', ...keys });
}

const aFile = (content: string): string => {
  const file = path.join(folder, content);
  writeFileSync(file, content);
  return file;
};

test.each([Infinity, 3, 2])(
  'objects are stored, read, listed and removed, with every %s. call failing',
  async (every) => {
    failing = every;
    const storage = aBucket();
    const names = ['one', 'two', 'three', 'four', 'five'];
    for (const name of names) await storage.put(`7/2026-11-27/${name}`, aFile(name));
    expect(names.filter((name) => existsSync(path.join(folder, name)))).toEqual([]);
    const read = await storage.read('7/2026-11-27/two');
    expect(read && (await text(read))).toBe('two');
    expect(await storage.read('7/2026-11-27/six')).toBeUndefined();
    await storage.remove('7/2026-11-27/one');
    await storage.remove('7/2026-11-27/one');
    const listed: string[] = [];
    for await (const key of storage.list()) listed.push(key);
    expect(listed.toSorted()).toEqual(['five', 'four', 'three', 'two'].map((name) => `7/2026-11-27/${name}`));
  },
);

test('a bucket that always fails is an error, and the file stays', async () => {
  failing = 1;
  await expect(aBucket().put('7/a', aFile('kept'))).rejects.toThrow(/PUT .* was answered with 503: SlowDown/);
  expect(existsSync(path.join(folder, 'kept'))).toBe(true);
});
