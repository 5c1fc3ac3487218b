// @ts-check
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { DeployRejectedError } from '../DeployRejectedError.mjs';

/**
 * The address and the credentials of an S3-compatible bucket.
 *
 * @typedef {object} Bucket
 * @property {string} endpoint of the service, without the bucket: https://s3.eu-central-1.amazonaws.com
 * @property {string} bucket
 * @property {string} region
 * @property {string} accessKeyId
 * @property {string} secretAccessKey
 */

/** The cache headers of files for browsers and for a host in front of the bucket. */
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** How long a request may take, with its repetitions and its answer, in milliseconds. */
const TIMEOUT_MS = 120_000;
/** The name of the error in an answer; a file that does not exist has the same status. */
const NO_BUCKET = '<Code>NoSuchBucket</Code>';
/** A tag that never exists: tags are MD5 sums, and this one is too short. */
const NEVER = '"0"';
const TYPES = /** @type {Record<string, string>} */ ({
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
});

/**
 * A bucket with the S3 protocol. The bucket does the compare and swap (`If-Match`, `If-None-Match`), so it must
 * support conditional writes, as S3 itself, R2, MinIO and Ceph do.
 *
 * @param {Bucket} where
 * @param {number} [timeout] of a request, in milliseconds
 * @returns {import('./directoryStore.mjs').Store}
 */
export function bucketStore(
  { endpoint, bucket, region, accessKeyId, secretAccessKey },
  timeout = TIMEOUT_MS,
) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const at = (/** @type {string} */ key) =>
    `${endpoint.replace(/\/+$/, '')}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const ask = async (
    /** @type {string} */ url,
    /** @type {RequestInit} */ init,
    /** @type {number[]} */ expected,
  ) => {
    const signal = AbortSignal.timeout(timeout);
    const { status, tag, bytes } = await client
      .fetch(url, { ...init, signal })
      .then(whole)
      .catch((error) => {
        const why = signal.aborted
          ? `does not answer within ${timeout / 1000} seconds.`
          : `cannot be reached: ${error.cause ?? error}`;
        throw new DeployRejectedError(`The bucket ${endpoint} ${why}`);
      });
    if (status === 404 && bytes.includes(NO_BUCKET))
      throw new DeployRejectedError(`There is no bucket ${bucket} at ${endpoint}.`);
    if (expected.includes(status)) return { status, tag, bytes };
    throw new Error(
      `The bucket answered ${status} to ${init.method} ${url}: ${bytes.toString().slice(0, 300)}`,
    );
  };

  /**
   * @param {string} key
   * @param {Buffer} bytes
   * @param {string} cache
   * @param {Record<string, string>} [condition]
   * @returns {Promise<boolean>} whether the condition was met
   */
  async function write(key, bytes, cache, condition = {}) {
    const type = TYPES[path.extname(key)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, 'cache-control': cache, ...condition };
    // 409: of two concurrent writes this one was slower.
    const expected = Object.keys(condition).length > 0 ? [200, 404, 409, 412] : [200];
    const { status } = await ask(at(key), { method: 'PUT', body: new Uint8Array(bytes), headers }, expected);
    return status === 200;
  }

  /** @type {Promise<void> | undefined} */
  let known;
  /**
   * A bucket that ignores conditions would let one of two teams overwrite the other: checked once, without writing
   * anything.
   */
  const mustKnowConditions = () => (known ??= probe('mf/'));

  /** @param {string} prefix */
  const probe = (prefix) =>
    write(`${prefix}conditions`, Buffer.alloc(0), REVALIDATE, { 'if-match': NEVER }).then((wrote) => {
      if (!wrote) return;
      throw new DeployRejectedError(
        `${bucket} does not know conditional writes, without which two deploys at once could lose one.`,
      );
    });

  /** @param {string} key @param {Buffer} bytes @param {string} tag */
  async function replaceTagged(key, bytes, tag) {
    if (await write(key, bytes, REVALIDATE, { 'if-match': tag })) return true;
    // Ceph and DigitalOcean Spaces compare a quoted tag with their own, which has no quotation marks.
    return write(key, bytes, REVALIDATE, { 'if-match': tag.replaceAll('"', '') });
  }

  return {
    place: `${endpoint}/${bucket}`,
    read: async (key) => {
      const { status, tag, bytes } = await ask(at(key), { method: 'GET' }, [200, 404]);
      return status === 200 ? { bytes, tag } : undefined;
    },
    create: (key, bytes) => write(key, bytes, FOREVER, { 'if-none-match': '*' }),
    put: async (key, bytes) => void (await write(key, bytes, REVALIDATE)),
    replace: async (key, bytes, tag) => {
      await mustKnowConditions();
      if (tag === undefined) return write(key, bytes, REVALIDATE, { 'if-none-match': '*' });
      return replaceTagged(key, bytes, tag);
    },
    list: async (prefix) => {
      /** @type {string[]} */
      const keys = [];
      let marker = '';
      for (;;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, 'encoding-type': 'url' });
        if (marker) query.set('continuation-token', marker);
        const { bytes } = await ask(`${at('')}?${query}`, { method: 'GET' }, [200]);
        const text = bytes.toString();
        keys.push(...valuesIn(text, 'Key').map((key) => decodeURIComponent(key.replaceAll('+', ' '))));
        [marker = ''] = valuesIn(text, 'NextContinuationToken').map(unescaped);
        if (!marker) return keys.sort();
      }
    },
    probe,
  };
}

/** An answer, once all of it is here. @param {Response} answer */
const whole = async (answer) => ({
  status: answer.status,
  tag: answer.headers.get('etag') ?? '',
  bytes: Buffer.from(await answer.arrayBuffer()),
});

/**
 * The texts of an element of a list; keys are URL-encoded there, so they contain no markup.
 *
 * @param {string} xml
 * @param {string} element
 */
const valuesIn = (xml, element) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text);

/** @param {string} text */
const unescaped = (text) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
