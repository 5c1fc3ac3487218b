import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStorage } from './fileStorage';

/** The address and the keys of an S3-compatible bucket. */
export interface Bucket {
  /** Of the service, without the bucket: https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Below this prefix are the files, so that the bucket can be shared. */
const PREFIX = 'files/';
/** Tries of a call that fails with 5xx or without an answer, and the pause before the second in milliseconds; it doubles. */
const TRIES = 5;
const PAUSE_MS = 50;

/** Objects in a bucket with the S3 protocol. Each call can be repeated, so a failure is tried again. */
export function bucketStorage({ endpoint, bucket, ...keys }: Bucket): FileStorage {
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const at = (key: string) => `${base}/${PREFIX}${key.split('/').map(encodeURIComponent).join('/')}`;

  async function ask(url: string, init: RequestInit, expected: readonly number[]): Promise<Response> {
    for (let tried = 1; ; tried += 1) {
      const answer = await client.fetch(url, init).catch((error: unknown) => error);
      if (answer instanceof Response && expected.includes(answer.status)) return answer;
      const isLasting = answer instanceof Response && answer.status < 500 && answer.status !== 429;
      if (isLasting || tried === TRIES) throw await failureOf(answer, `${init.method} ${url}`);
      if (answer instanceof Response) await answer.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** tried));
    }
  }

  return {
    place: base,
    put: async (key, file) => {
      await ask(at(key), { method: 'PUT', body: new Uint8Array(await readFile(file)) }, [200]);
      await rm(file, { force: true });
    },
    read: async (key) => {
      const answer = await ask(at(key), { method: 'GET' }, [200, 404]);
      if (answer.status === 200 && answer.body) return Readable.fromWeb(answer.body as ReadableStream);
      await answer.body?.cancel();
      return undefined;
    },
    remove: async (key) => {
      await ask(at(key), { method: 'DELETE' }, [200, 204, 404]);
    },
    async *list() {
      for (let next = ''; ;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: PREFIX, 'encoding-type': 'url' });
        if (next !== '') query.set('continuation-token', next);
        const answer = await ask(`${base}/?${query}`, { method: 'GET' }, [200]);
        const text = await answer.text();
        for (const key of textsOf(text, 'Key'))
          yield decodeURIComponent(key.replaceAll('+', ' ')).slice(PREFIX.length);
        next = unescaped(textsOf(text, 'NextContinuationToken')[0] ?? '');
        if (next === '') return;
      }
    },
  };
}

async function failureOf(answer: unknown, call: string): Promise<Error> {
  if (!(answer instanceof Response)) return new Error(`${call} had no answer`, { cause: answer });
  return new Error(`${call} was answered with ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
}

/** The texts of an element of a list; keys are URL-encoded there, so they contain no markup. */
const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text);

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
