import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

export type ImageType = 'image/png' | 'image/jpeg';

/** The largest width and height, in pixels: a small file can decode into a very large picture. */
const MAX_PIXELS = 2_000;

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** The number of values of a pixel, by the colour type. */
const PNG_CHANNELS: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const decompress = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** The media type of a picture, by its content; undefined if it is no PNG or JPEG that can be drawn. */
export async function imageTypeOf(bytes: Buffer): Promise<ImageType | undefined> {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return (await isPng(bytes)) ? 'image/png' : undefined;
  return isJpeg(bytes) ? 'image/jpeg' : undefined;
}

/** Decodes the pixels: drawing a damaged picture in a document fails too late to be caught. */
async function isPng(bytes: Buffer): Promise<boolean> {
  const chunks = pngChunks(bytes);
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') return false;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth = 0, colours = 0, , , interlaced] = header.data.subarray(8);
  const channels = PNG_CHANNELS[colours];
  if (!channels || ![1, 2, 4, 8, 16].includes(depth) || interlaced !== 0 || !isSize(width, height))
    return false;
  if (colours === 3 && !chunks.some(({ type }) => type === 'PLTE')) return false;
  const row = Math.ceil((width * channels * depth) / 8) + 1;
  const pixels = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const rows = await decompress(pixels, { maxOutputLength: row * height }).catch(() => undefined);
  if (rows?.length !== row * height) return false;
  // The first byte of each row is its filter.
  return Array.from({ length: height }, (_, at) => rows[at * row] ?? 9).every((filter) => filter <= 4);
}

/** The chunks up to the first that is not complete. */
function pngChunks(bytes: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) break;
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** Reads the segments up to the frame, which has the size. */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  for (let at = 2; at + 10 <= bytes.length;) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return (
        isSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)) &&
        [1, 3, 4].includes(bytes[at + 9] ?? 0)
      );
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

const isSize = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= MAX_PIXELS && height <= MAX_PIXELS;
