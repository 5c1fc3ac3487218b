import { createHash, randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { NewFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import type { SignedIn } from './signedInCalls';

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Sends a file as the console does. */
export function sendFile(
  by: SignedIn,
  owner: Pick<NewFile, 'owner' | 'owner_id'>,
  content: Buffer,
  { file_id = randomUUID(), ...changes }: Partial<NewFile> & { file_id?: string } = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const query = { ...owner, name: 'photo.jpg', sha256: sha256(content), ...changes };
  return by.inject({
    method: 'PUT',
    url: `/api/files/${file_id}/`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    payload: content,
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(content.length),
      ...headers,
    },
  });
}

/** A small photo, as JPEG. */
export const aPhoto = (colour = 'green'): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** A PDF of one empty page; `more` is added to its catalogue. */
export const aPdf = (more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${more} >>\nendobj\n` +
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n' +
      'trailer\n<< /Root 1 0 R /Size 4 >>\n%%EOF\n',
  );
