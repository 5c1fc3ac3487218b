import type { FastifyReply } from 'fastify';

interface File {
  name: string;
  bytes: Uint8Array;
}

/** Sends a file to be shown in the browser; no cache on the way keeps it, since it is one dealer's. */
export function sendFile(reply: FastifyReply, type: string, file: unknown): FastifyReply {
  const { name, bytes } = file as File;
  const ascii = name.replace(/[^\w.-]+/g, '_');
  return reply
    .type(type)
    .header('content-disposition', `inline; filename="${ascii}"`)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
