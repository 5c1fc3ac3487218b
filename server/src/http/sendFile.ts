import type { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** A file as the answer of a call, sent while it is read. */
export class SentFile {
  constructor(
    readonly content: {
      name: string;
      type: string;
      stream: Readable;
      /** Shown in the browser; otherwise it is saved. */
      isShown: boolean;
      bytes?: number;
    },
  ) {}
}

interface File {
  name: string;
  bytes: Uint8Array;
}

/** The name in the form of RFC 6266: with letters of every script. */
const disposition = (name: string, isShown: boolean): string =>
  contentDisposition(name, { type: isShown ? 'inline' : 'attachment' });

/** Sends a file to be shown in the browser. Shared caches must not store it, because it belongs to one dealer. */
export const sendBytes = (reply: FastifyReply, type: string, file: unknown): FastifyReply => {
  const { name, bytes } = file as File;
  return reply
    .type(type)
    .header('content-disposition', disposition(name, true))
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
};

/** Seconds for which a browser keeps a file; its address is valid for as long. */
const KEPT_S = 300;

/** Sends a file of a user: no script in it runs, and its type is the one that we found. */
export const sendStored = (reply: FastifyReply, { content }: SentFile): FastifyReply => {
  const { name, type, stream, isShown, bytes } = content;
  return reply
    .type(type)
    .headers({
      'content-disposition': disposition(name, isShown),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': `private, max-age=${KEPT_S}`,
      ...(bytes === undefined ? {} : { 'content-length': bytes }),
    })
    .send(stream);
};
