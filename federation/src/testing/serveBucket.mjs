// @ts-check
/**
 * Fills the bucket of the environment (DEPLOY_S3_…) with a site and serves it like a host in front of a bucket, for
 * the proofs of e2e/verify: files as the bucket sends them, index.html for every other address, calls forwarded to a
 * console.
 *
 *     serveBucket.mjs <site> <address of the console>
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { listFiles } from '../artifacts/files.mjs';
import { openStore } from '../delivery/store/openStore.mjs';

const [site = '', api = ''] = process.argv.slice(2);
const { DEPLOY_S3_ENDPOINT, DEPLOY_S3_BUCKET, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
const client = new AwsClient({
  accessKeyId: AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '',
  service: 's3',
  region: process.env['AWS_REGION'] ?? 'us-east-1',
});
const bucket = `${DEPLOY_S3_ENDPOINT}/${DEPLOY_S3_BUCKET}`;
/** The number of concurrent uploads. */
const CONCURRENCY = 8;
/** Files that change; all others are immutable. */
const CHANGES = /\.html$|^mf\/registry\.json$|^(push|phone)-worker\.js$|\.webmanifest$/;

async function fill() {
  const made = await client.fetch(bucket, { method: 'PUT' });
  if (!made.ok && made.status !== 409) throw new Error(`The bucket could not be made: ${await made.text()}`);
  const { store } = openStore();
  const files = (await listFiles(site)).filter((file) => !file.endsWith('.br'));
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const bytes = await readFile(path.join(site, file));
      await (CHANGES.test(file) ? store.put(file, bytes) : store.create(file, bytes));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** @param {import('node:http').IncomingMessage} request */
async function answerTo({ url = '/', method = 'GET', headers }, /** @type {Buffer} */ body) {
  const { pathname } = new URL(`http://bucket${url}`);
  if (pathname.startsWith('/api/')) {
    const { authorization, 'content-type': type } = headers;
    const passed = { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) };
    const sent = ['GET', 'HEAD'].includes(method) ? {} : { body: new Uint8Array(body) };
    return fetch(new URL(url, api), { method, headers: passed, ...sent });
  }
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  return client.fetch(`${bucket}${isFile ? pathname : '/index.html'}`);
}

await fill();
const server = createServer(async (request, response) => {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const answer = await answerTo(request, Buffer.concat(chunks));
    for (const name of ['content-type', 'cache-control']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.writeHead(answer.status);
    for await (const chunk of answer.body ?? []) response.write(chunk);
    response.end();
  } catch (error) {
    response.destroy(error instanceof Error ? error : undefined);
  }
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`The bucket is served at http://127.0.0.1:${port}`);
});
