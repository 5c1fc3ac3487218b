import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import path from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { aPng } from '@smart-elevator/shared-api/testing/aPicture';
import { watchMemory } from '../bench/watchMemory';
import { ROOT, dataFolder, startServer, type RunningServer } from '../console/startConsole';
import { AccountFixture, type Member } from './AccountFixture';
import { A_PDF, sha256 } from './aPdf';
import { anElevatorOf, aPhoto, MEMORY_SETTINGS, put, type Sent } from './fileUploads';
import { quantile, seededRandom } from './seededRandom';

/** `npm run verify:files`: uploads beside other work, servers that are killed, and files that are traps. */
const SECRET = 'a secret of the proof of files, long enough';
const ROUNDS = Number(process.env['VERIFY_ROUNDS'] ?? 30);
const MEGABYTE = 1024 * 1024;
const run = promisify(execFile);

let dataDir: string;
let server: RunningServer;
let fixture: AccountFixture;
let dealer: Member;
let owner_id: number;
test.beforeEach(async () => {
  dataDir = dataFolder();
  await begin();
  dealer = await fixture.member();
  owner_id = await anElevatorOf(fixture, dealer);
});
test.afterEach(() => server.end('SIGTERM'));

async function begin(): Promise<void> {
  const environment = { ...MEMORY_SETTINGS, DATABASE_URL: '', DEMO: '0', ACCESS_TOKEN_LIFETIME: '5h' };
  server = await startServer(dataDir, { ...environment, JWT_SECRET: SECRET, RATE_LIMIT_FACTOR: '1000' });
  fixture = new AccountFixture({ url: server.url, dataDir }, SECRET);
}

const send = (sent: Sent) => put(server.url, dealer.access, { owner_id, ...sent });
const stored = async (): Promise<StoredFile[]> =>
  JSON.parse(
    (await fixture.ask('GET', `/api/files/?owner=elevator&owner_id=${owner_id}`, { token: dealer.access }))
      .text,
  ).files;

test('200 photos by 20 clients while others work: they wait at most 50 ms longer, the server grows by at most 80 MB', async () => {
  const photos = await Promise.all([1, 2, 3, 4].map((n) => aPhoto(n)));
  const failures: number[] = [];
  const work = async (until: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    while (!until()) {
      const began = performance.now();
      const { status } = await fixture.ask('GET', '/api/elevators/?page=1', { token: dealer.access });
      times.push(performance.now() - began);
      if (status !== 200) failures.push(status);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return times;
  };
  const end = Date.now() + 5_000;
  const before = quantile(await work(() => Date.now() > end), 0.99);
  const grown = watchMemory(server.pid);
  let sent = 0;
  let over = false;
  const working = work(() => over);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (sent < 200) {
        const content = photos[sent++ % photos.length] ?? Buffer.alloc(0);
        const answer = await send({ content });
        expect(answer.status, answer.text).toBe(200);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  over = true;
  const during = quantile(await working, 0.99);
  const megabytes = (grown() ?? 0) / MEGABYTE;
  console.log(
    `200 photos of ${Math.round((photos[0]?.length ?? 0) / 1024)} KB by 20 clients in ${seconds.toFixed(1)} s; others' p99 ` +
      `${before.toFixed(0)} ms before, ${during.toFixed(0)} ms meanwhile; the server grew by ${megabytes.toFixed(0)} MB`,
  );
  expect(failures).toEqual([]);
  expect(await stored()).toHaveLength(200);
  expect(during - before).toBeLessThan(50);
  expect(megabytes).toBeLessThan(80);
});

test('kill -9 during uploads: nothing acknowledged is lost, and nothing is left over after the sweep', async () => {
  test.setTimeout(ROUNDS * 20_000 + 60_000);
  const chance = seededRandom(ROUNDS);
  const photo = await aPhoto(1);
  const acknowledged = new Map<string, string>();
  const repeated: Sent[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let over = false;
    const { url } = server;
    const writing = Promise.all(
      [1, 2, 3, 4].map(async () => {
        while (!over) {
          const content = chance() < 0.5 ? photo : A_PDF;
          const again = repeated.pop();
          const file: Sent = again ?? { content, file_id: randomUUID() };
          const answer = await put(url, dealer.access, { owner_id, ...file }).catch(() => undefined);
          if (answer?.status === 200)
            acknowledged.set(file.file_id ?? '', (JSON.parse(answer.text) as StoredFile).media_type);
          else repeated.push(file);
          if (acknowledged.size + repeated.length > 480) return;
        }
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 100 + chance() * 400));
    await server.end('SIGKILL');
    over = true;
    await writing;
    await begin();
  }
  for (const file of repeated) {
    const answer = await send(file);
    if (answer.status === 200) acknowledged.set(file.file_id ?? '', 'sent again');
  }
  const files = await stored();
  const ids = new Set(files.map(({ file_id }) => file_id));
  const lost = [...acknowledged.keys()].filter((id) => !ids.has(id));
  let unreadable = 0;
  for (const { url, bytes } of files) {
    const answer = await fetch(new URL(url, server.url));
    if ((await answer.arrayBuffer()).byteLength !== bytes) unreadable += 1;
  }
  const left = await sweep();
  console.log(
    `${ROUNDS} kills during uploads: ${acknowledged.size} acknowledged, ${lost.length} lost, ${unreadable} unreadable; ` +
      `${left.before - left.after} objects without a row removed by the sweep, ${left.after - left.expected} left`,
  );
  expect({ lost, unreadable, left: left.after - left.expected }).toEqual({
    lost: [],
    unreadable: 0,
    left: 0,
  });
});

/** Runs the sweep as the daily job of another day does, and counts the objects before, afterwards, and of the rows. */
async function sweep(): Promise<{ before: number; after: number; expected: number }> {
  const objects = () =>
    readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    ).length;
  const before = objects();
  const files = await stored();
  const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  await run('node', ['server/dist/admin.mjs', 'sweep-files', '0'], { cwd: ROOT, env: environment });
  const expected = files.reduce((sum, { thumbnail_url }) => sum + (thumbnail_url === null ? 1 : 2), 0);
  return { before, after: objects(), expected };
}

test('files that are traps: each is a clear 4xx, and the server does not grow', async () => {
  const page = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction ';
  const objects = deflateSync(Buffer.from('7 0 << /S /JavaScript /JS (app.alert) >>'));
  const traps: [string, Sent, RegExp][] = [
    ['14,000 × 14,000 pixels in a small PNG', { content: aPng(14_000, 14_000) }, /40 million pixels/],
    [
      'a PDF with a script',
      { content: Buffer.from(`${page}<< /S /JavaScript /JS (x) >> >>\nendobj\n%%EOF`) },
      /a script/,
    ],
    [
      'a PDF with a script in compressed objects',
      {
        content: Buffer.concat([
          Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
          objects,
          Buffer.from('\nendstream\nendobj\n%%EOF'),
        ]),
      },
      /a script/,
    ],
    [
      'a PDF whose objects unpack to 100 MB',
      {
        content: Buffer.concat([
          Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /ObjStm >>\nstream\n'),
          deflateSync(Buffer.alloc(100 * MEGABYTE)),
          Buffer.from('\nendstream\nendobj\n%%EOF'),
        ]),
      },
      /damaged/,
    ],
    [
      'a zip bomb named .jpg',
      { content: gzipSync(Buffer.alloc(200 * MEGABYTE)), name: 'bomb.jpg' },
      /neither a JPEG/,
    ],
    [
      'an SVG with a script named .png',
      { content: Buffer.from('<svg><script/></svg>'), name: 'a.png' },
      /neither/,
    ],
    [
      'random bytes behind the head of a JPEG',
      { content: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(MEGABYTE)]) },
      /damaged/,
    ],
    ['zero bytes', { content: Buffer.alloc(0) }, /empty/],
    ['another hash', { content: A_PDF, sha256: sha256(Buffer.from('other')) }, /changed on the way/],
    ['21 MB', { content: Buffer.alloc(21 * MEGABYTE, 1) }, /larger than 20 MB/],
  ];
  const warm = await send({ content: await aPhoto(1) });
  expect(warm.status, warm.text).toBe(200);
  for (const [what, sent, reason] of traps) {
    const grown = watchMemory(server.pid);
    const { status, text } = await send(sent);
    const megabytes = (grown() ?? 0) / MEGABYTE;
    console.log(`${what}: ${status} ${text.slice(0, 90)}; ${megabytes.toFixed(0)} MB`);
    expect(text).toMatch(reason);
    expect([400, 413]).toContain(status);
    expect(megabytes).toBeLessThan(80);
  }
  expect(await stored()).toHaveLength(1);
});

test('a body that is aborted or never ends leaves nothing, and others are served', async () => {
  const { hostname, port } = new URL(server.url);
  const query = `owner=elevator&owner_id=${owner_id}&name=a.pdf&sha256=${sha256(A_PDF)}`;
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write(
        `PUT /api/files/${randomUUID()}/?${query} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${dealer.access}\r\n` +
          'Content-Type: application/pdf\r\nContent-Length: 1000000\r\n\r\n',
      );
      socket.write(A_PDF);
      return socket;
    }),
  );
  await expect.poll(() => incoming().length).toBe(20);
  expect((await send({ content: A_PDF })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => incoming().length).toBe(0);
  expect(await stored()).toHaveLength(1);
});

/** Uploads that are being received; the folder is made with the first one. */
const incoming = () => readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(isUpload);
const isUpload = (name: string) => /^files-incoming\/upload-[^/]+$/.test(name);
