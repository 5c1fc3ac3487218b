import { open, stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { fileMessages } from '@smart-elevator/shared-api/contract/files/fileMessages';
import { MAX_PIXELS, type FileType } from '@smart-elevator/shared-api/contract/files/storedFile';
import { badRequest } from '../http/HttpError';
import { errorMessage } from '../config/errorMessage';
import { once } from '../lifecycle/once';
import { checkPdf } from './checkPdf';

/** What is stored of a file that was received. */
export interface Content {
  media_type: FileType;
  /** A local file. For a picture it is a new encoding of the received file, without place or other EXIF data. */
  file: string;
  bytes: number;
  /** Of a picture. */
  thumbnail?: string;
  width: number | null;
  height: number | null;
}

/** The longest side of a thumbnail, in pixels. */
const THUMBNAIL = 320;
/** The longest side of a picture in a report, in pixels: 300 to the inch. */
const PRINTED = 900;
/** Pictures that are decoded at once; each in one thread, so that other requests keep a core. */
const AT_ONCE = 2;

/** Loaded with the first picture. Only three formats can be decoded at all, whatever a file claims to be. */
const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  return sharp;
});

const queue = pLimit(AT_ONCE);

/** Determines the type of a file by its content, and makes what is stored. Throws 400 for everything else. */
export const readContent = (file: string): Promise<Content> =>
  queue(async () => {
    const type = await typeOf(file);
    if (type === undefined) throw refusal('otherType');
    if (type !== 'application/pdf') return encodePicture(file, type);
    await checkPdf(file);
    return { media_type: type, file, bytes: (await stat(file)).size, width: null, height: null };
  });

/** A picture as JPEG with at most 900 pixels at its longer side, for a report. */
export const smallJpeg = (picture: Buffer): Promise<Buffer> =>
  queue(async () => {
    const sharp = await loadSharp();
    return sharp(picture, { limitInputPixels: MAX_PIXELS })
      .resize(PRINTED, PRINTED, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 75 })
      .toBuffer();
  });

/** By the first bytes. */
async function typeOf(file: string): Promise<FileType | undefined> {
  const handle = await open(file);
  const head = Buffer.alloc(16);
  await handle.read(head).finally(() => handle.close());
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  return text.startsWith('%PDF-') ? 'application/pdf' : undefined;
}

const ENCODERS = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 85 }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 85 }),
} as const;

async function encodePicture(file: string, media_type: keyof typeof ENCODERS): Promise<Content> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const sharp = await loadSharp();
  const [encoded, thumbnail] = [`${file}.encoded`, `${file}.thumbnail`];
  try {
    const { width, height, size } = await ENCODERS[media_type](sharp(file, options).autoOrient()).toFile(
      encoded,
    );
    await sharp(encoded, options)
      .resize(THUMBNAIL, THUMBNAIL, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toFile(thumbnail);
    return { media_type, file: encoded, bytes: size, thumbnail, width, height };
  } catch (error) {
    throw refusal(/pixel limit/i.test(errorMessage(error)) ? 'tooManyPixels' : 'unreadable');
  }
}

const refusal = (reason: 'otherType' | 'tooManyPixels' | 'unreadable') =>
  badRequest({ file: [fileMessages[reason]] });
