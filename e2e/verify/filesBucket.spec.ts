import { execFile } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { expect, test } from '@playwright/test';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { ROOT, dataFolder, startServer, type RunningServer } from '../console/startConsole';
import { AccountFixture, type Member } from './AccountFixture';
import { A_PDF, sha256 } from './aPdf';
import { anElevatorOf, aPhoto, put } from './fileUploads';
import { ownBucket, type OwnBucket } from './ownBucket';

/** `npm run verify:files-bucket`: files of dealers in a real S3 service, also where every third call fails. */
const run = promisify(execFile);
const SECRET = 'a secret of the proof of files, long enough';

let bucket: OwnBucket;
let dataDir: string;
let server: RunningServer | undefined;
let failing: Server | undefined;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  bucket = await ownBucket();
  console.log(`S3 by ${bucket.what}`);
});
test.afterAll(() => bucket.stop());
test.afterEach(async () => {
  await server?.end('SIGTERM');
  failing?.closeAllConnections();
  failing?.close();
  [server, failing] = [undefined, undefined];
});

function keysOf(): { endpoint: string; accessKeyId: string; secretAccessKey: string } {
  const given = { ...process.env, ...bucket.environment };
  return {
    endpoint: given['DEPLOY_S3_ENDPOINT'] ?? '',
    accessKeyId: given['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: given['AWS_SECRET_ACCESS_KEY'] ?? '',
  };
}

/** Creates a bucket for a test; returns the settings of a server that uses it at `endpoint`. */
async function settingsFor(name: string, endpoint = keysOf().endpoint): Promise<Record<string, string>> {
  const { accessKeyId, secretAccessKey, endpoint: own } = keysOf();
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'us-east-1' });
  const made = await client.fetch(`${own}/${name}`, { method: 'PUT' });
  if (!made.ok && made.status !== 409) throw new Error(`The bucket could not be made: ${await made.text()}`);
  return {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: name,
    FILES_S3_ACCESS_KEY_ID: accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

/** The service behind a proxy that answers every third call with 503. */
async function everyThirdFails(): Promise<string> {
  const { hostname, port, host } = new URL(keysOf().endpoint);
  let calls = 0;
  failing = createServer((incoming, answer) => {
    calls += 1;
    if (calls % 3 === 0) {
      incoming.resume();
      return void answer.writeHead(503).end('SlowDown');
    }
    // The signature names the host that the server asked.
    const call = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    call.on('error', () => answer.destroy());
    incoming.pipe(call);
  });
  await new Promise<void>((listening) => failing?.listen(0, '127.0.0.1', listening));
  expect(host).not.toBe('');
  return `http://127.0.0.1:${(failing.address() as AddressInfo).port}`;
}

async function begin(environment: Record<string, string>) {
  dataDir = dataFolder();
  server = await startServer(dataDir, {
    DATABASE_URL: '',
    DEMO: '0',
    JWT_SECRET: SECRET,
    ACCESS_TOKEN_LIFETIME: '5h',
    ...environment,
  });
  const { url } = server;
  const fixture = new AccountFixture({ url, dataDir }, SECRET);
  const dealer: Member = await fixture.member();
  const owner_id = await anElevatorOf(fixture, dealer);
  const list = async (): Promise<StoredFile[]> =>
    JSON.parse(
      (await fixture.ask('GET', `/api/files/?owner=elevator&owner_id=${owner_id}`, { token: dealer.access }))
        .text,
    ).files;
  return { url, fixture, dealer, owner_id, list };
}

for (const [name, how] of [
  ['files-proof', 'in the service'],
  ['files-proof-failing', 'in the service when every third call fails'],
] as const)
  test(`60 files ${how}: stored, read back by their hashes, thumbnails, and swept`, async () => {
    test.setTimeout(180_000);
    const endpoint = name === 'files-proof' ? undefined : await everyThirdFails();
    const environment = await settingsFor(name, endpoint);
    const { url, dealer, owner_id, list } = await begin(environment);
    const photo = await aPhoto(1);
    const began = performance.now();
    let sent = 0;
    await Promise.all(
      [1, 2, 3, 4].map(async () => {
        while (sent < 60) {
          const n = sent++;
          const content = n % 2 === 0 ? photo : Buffer.concat([A_PDF, Buffer.from(`% ${n}\n%%EOF\n`)]);
          const answer = await put(url, dealer.access, { owner_id, content, name: `${sha256(content)}.x` });
          expect(answer.status, answer.text).toBe(200);
        }
      }),
    );
    const files = await list();
    let wrong = 0;
    for (const { name: hash, media_type, bytes, url: address, thumbnail_url } of files) {
      const content = Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
      if (content.length !== bytes) wrong += 1;
      if (media_type === 'application/pdf' && `${sha256(content)}.x` !== hash) wrong += 1;
      if (thumbnail_url !== null && !(await fetch(new URL(thumbnail_url, url))).ok) wrong += 1;
    }
    console.log(
      `${files.length} files in ${((performance.now() - began) / 1_000).toFixed(1)} s, ${wrong} wrong`,
    );
    expect([files.length, wrong]).toEqual([60, 0]);
    const admin = await run('node', ['server/dist/admin.mjs', 'sweep-files', '0'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...environment },
    });
    expect(admin.stdout).toContain('0 objects without a file removed, 0 files without content');
  });

test('a backup takes the files out of the bucket, and a restore puts them into an empty one', async () => {
  test.setTimeout(180_000);
  const environment = await settingsFor('files-proof-backup');
  const { url, dealer, owner_id, list } = await begin(environment);
  for (let n = 0; n < 5; n += 1) {
    const answer = await put(url, dealer.access, { owner_id, content: await aPhoto(n + 1) });
    expect(answer.status, answer.text).toBe(200);
  }
  const before = await Promise.all((await list()).map(async (file) => hashOf(url, file)));
  const folder = mkdtempSync(path.join(tmpdir(), 'files-backup-'));
  const file = path.join(folder, 'one.backup');
  const command = (program: string, where: string, settings: Record<string, string>) =>
    run('node', [`server/dist/${program}.mjs`, file], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: where, DATABASE_URL: '', ...settings },
    });
  const backup = await command('backup', dataDir, environment);
  expect(backup.stdout).toContain('10 new files');
  await server?.end('SIGTERM');

  const restored = dataFolder();
  const elsewhere = await settingsFor('files-proof-restored');
  expect((await command('restore', restored, elsewhere)).stdout).toContain('10 files');
  server = await startServer(restored, {
    DATABASE_URL: '',
    DEMO: '0',
    JWT_SECRET: SECRET,
    ACCESS_TOKEN_LIFETIME: '5h',
    ...elsewhere,
  });
  const again = new AccountFixture({ url: server.url, dataDir: restored }, SECRET);
  const { text } = await again.ask('GET', `/api/files/?owner=elevator&owner_id=${owner_id}`, {
    token: dealer.access,
  });
  const { files } = JSON.parse(text) as { files: StoredFile[] };
  const after = await Promise.all(files.map((one) => hashOf(server?.url ?? '', one)));
  expect(after).toEqual(before);
  rmSync(folder, { recursive: true });
});

const hashOf = async (url: string, { file_id, url: address }: StoredFile): Promise<string> =>
  `${file_id} ${sha256(Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer()))}`;
