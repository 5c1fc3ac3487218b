import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { fileMessages } from '@smart-elevator/shared-api/contract/files/fileMessages';
import { badRequest } from '../http/HttpError';

/** Names of a PDF that run a script or start a program (ISO 32000-2, 12.6.4). XFA forms contain scripts. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|RichMedia|XFA)(?=[\s/<>[\]()]|$)/;
const ENCRYPTED = /\/Encrypt(?=[\s/<>[\]()]|$)/;
/** Streams of objects are small; a longer one is a trap. */
const MAX_OBJECTS = 32 * 1024 * 1024;
const STREAM = Buffer.from('stream');
const END_OF_STREAM = Buffer.from('endstream');

/**
 * Refuses a PDF that runs a script, starts a program, or is encrypted, so that nobody can tell. Names may be written
 * with #xx, and objects may be in compressed streams; other streams are pictures, fonts and drawing. Throws 400.
 */
export async function checkPdf(file: string): Promise<void> {
  const bytes = await readFile(file);
  const head = bytes.subarray(0, 1024).toString('latin1');
  if (!head.includes('%PDF-') || !bytes.subarray(-2048).includes('%%EOF')) throw refusal('unreadablePdf');
  for (let from = 0; from < bytes.length;) {
    const at = bytes.indexOf(STREAM, from);
    const objects = bytes.subarray(from, at < 0 ? bytes.length : at).toString('latin1');
    check(objects);
    if (at < 0) return;
    const begin = at + STREAM.length + (bytes[at + STREAM.length] === 0x0d ? 2 : 1);
    const end = bytes.indexOf(END_OF_STREAM, begin);
    // The word in a text, such as a title: a stream comes behind its dictionary.
    if (end < 0 || !objects.trimEnd().endsWith('>>') || bytes[begin - 1] !== 0x0a) {
      from = at + STREAM.length;
      continue;
    }
    if (/\/ObjStm\b/.test(withPlainNames(objects.slice(-4096)))) checkObjects(bytes.subarray(begin, end));
    from = end + END_OF_STREAM.length;
  }
}

function checkObjects(stream: Buffer): void {
  let text: string;
  try {
    text = inflateSync(stream, { maxOutputLength: MAX_OBJECTS }).toString('latin1');
  } catch {
    // Neither can readers.
    throw refusal('unreadablePdf');
  }
  check(text);
}

function check(objects: string): void {
  const plain = withPlainNames(objects);
  if (ENCRYPTED.test(plain)) throw refusal('encryptedPdf');
  if (ACTIVE.test(plain)) throw refusal('scriptInPdf');
}

/** `/J#53` is the name `/JS`. */
const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const refusal = (reason: 'unreadablePdf' | 'scriptInPdf' | 'encryptedPdf') =>
  badRequest({ file: [fileMessages[reason]] });
