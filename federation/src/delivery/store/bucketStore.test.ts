import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bucketStore } from './bucketStore.mjs';
import type { Store } from './directoryStore.mjs';

/** How a server interprets the condition of a write; `npm run verify:bucket` uses a real one. */
type Reads = 'tags as they are sent' | 'tags without quotation marks' | 'no conditions';

let server: Server;
const kept = new Map<string, Buffer>();
const asked: string[] = [];
const tagOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

function mayWrite(reads: Reads, key: string, headers: IncomingHttpHeaders): boolean {
  const now = kept.get(key);
  if (reads === 'no conditions') return true;
  if (headers['if-none-match'] === '*') return now === undefined;
  const wanted = headers['if-match'];
  if (wanted === undefined) return true;
  const tag = now && tagOf(now);
  return wanted === (reads === 'tags as they are sent' ? `"${tag}"` : tag);
}

async function serveBucket(listener: RequestListener, timeout?: number) {
  server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { accessKeyId: 'someone', secretAccessKey: 'nobody knows' };
  const store = bucketStore({ endpoint, bucket: 'site', region: 'us-east-1', ...account }, timeout);
  return { store, endpoint };
}

async function aBucket(reads: Reads) {
  kept.clear();
  asked.length = 0;
  const { store } = await serveBucket((request, response) => {
    const key = request.url ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(`${request.method} ${key}`);
      if (request.method === 'GET') {
        const bytes = kept.get(key);
        if (!bytes) return response.writeHead(404).end();
        return response.writeHead(200, { etag: `"${tagOf(bytes)}"` }).end(bytes);
      }
      const may = mayWrite(reads, key, request.headers);
      if (may) kept.set(key, Buffer.concat(chunks));
      return response.writeHead(may ? 200 : 412).end();
    });
  });
  return store;
}
afterEach(() => new Promise((resolve) => server.close(resolve)));

const text = (of: string) => Buffer.from(of);
const KEY = 'mf/registry.json';

test.each(['tags as they are sent', 'tags without quotation marks'] as const)(
  'a bucket that reads %s replaces only what was not changed since it was read',
  async (reads) => {
    const store = await aBucket(reads);
    expect(await store.replace(KEY, text('first'), undefined)).toBe(true);
    expect(await store.replace(KEY, text('again'), undefined)).toBe(false);
    const seen = await store.read(KEY);
    expect(await store.replace(KEY, text('second'), seen?.tag)).toBe(true);
    expect(await store.replace(KEY, text('third'), seen?.tag)).toBe(false);
    expect((await store.read(KEY))?.bytes.toString()).toBe('second');
    expect([...kept.keys()]).toEqual([`/site/${KEY}`]);
  },
);

test('a bucket that ignores conditions is refused before the registry is written', async () => {
  const store = await aBucket('no conditions');
  await store.put(KEY, text('first'));
  const seen = await store.read(KEY);
  await expect(store.replace(KEY, text('second'), seen?.tag)).rejects.toThrow(
    'site does not know conditional writes, without which two deploys at once could lose one.',
  );
  expect((await store.read(KEY))?.bytes.toString()).toBe('first');
});

test('an existing file is not created again, with any characters in its name', async () => {
  const store = await aBucket('tags as they are sent');
  expect(await store.create('mf/a b/1.0.0+2.js', text('one'))).toBe(true);
  expect(await store.create('mf/a b/1.0.0+2.js', text('two'))).toBe(false);
  expect(asked).toContain('PUT /site/mf/a%20b/1.0.0%2B2.js');
});

test.each<[string, (store: Store) => Promise<unknown>]>([
  ['read', (store) => store.read(KEY)],
  ['created in', (store) => store.create(KEY, text('one'))],
  ['written to', (store) => store.put(KEY, text('one'))],
  ['listed', (store) => store.list('mf/')],
  ['probed', (store) => store.probe('mf/')],
])('a bucket that does not exist is named when it is %s', async (_, work) => {
  const { store, endpoint } = await serveBucket((request, response) => {
    request.resume();
    response.writeHead(404).end('<?xml version="1.0"?><Error><Code>NoSuchBucket</Code></Error>');
  });
  await expect(work(store)).rejects.toThrow(`There is no bucket site at ${endpoint}.`);
});

test.each<[string, RequestListener]>([
  ['answers nothing', (request) => request.resume()],
  ['stops within its answer', (_, response) => response.writeHead(200).write('{')],
])('a bucket that %s is not waited for longer than the limit', async (_, listener) => {
  const { store, endpoint } = await serveBucket(listener, 100);
  await expect(store.read(KEY)).rejects.toThrow(`The bucket ${endpoint} does not answer within 0.1 seconds.`);
});

test('a bucket that breaks off its answer cannot be reached', async () => {
  const { store, endpoint } = await serveBucket((_, response) => {
    response.writeHead(200, { 'content-length': 10 }).write('{', () => response.destroy());
  });
  await expect(store.read(KEY)).rejects.toThrow(`The bucket ${endpoint} cannot be reached: `);
});
