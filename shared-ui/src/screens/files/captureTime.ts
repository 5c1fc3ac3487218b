/** Tags of TIFF and EXIF (JEITA CP-3451). */
const EXIF_BLOCK = 0x8769;
const TAKEN_AT = 0x9003;
const OFFSET = 0x9011;
const EXIF = 'Exif\0\0';
/** The head of a JPEG that contains its EXIF data, in bytes. */
const HEAD_BYTES = 128 * 1024;

/** When a JPEG was taken, as its camera says: ISO 8601; undefined when it does not say. */
export async function captureTime(photo: Blob): Promise<string | undefined> {
  const view = new DataView(await photo.slice(0, HEAD_BYTES).arrayBuffer());
  try {
    const tiff = tiffOf(view);
    if (!tiff) return undefined;
    const block = entryOf(tiff, tiff.uint32(4), EXIF_BLOCK);
    if (block === undefined) return undefined;
    const inside = tiff.uint32(block + 8);
    const taken = textOf(tiff, inside, TAKEN_AT);
    return taken && momentOf(taken, textOf(tiff, inside, OFFSET));
  } catch (error) {
    // An offset that leads out of the head.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Tiff {
  uint16: (at: number) => number;
  uint32: (at: number) => number;
  text: (at: number, length: number) => string;
}

/** The EXIF segment of a JPEG, with numbers in its own byte order. */
function tiffOf(view: DataView): Tiff | undefined {
  const text = (at: number, length: number): string =>
    String.fromCharCode(...Array.from({ length }, (_, place) => view.getUint8(at + place)));
  for (let at = 2; view.getUint16(at) >= 0xffe0; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint16(at) !== 0xffe1 || text(at + 4, EXIF.length) !== EXIF) continue;
    const start = at + 4 + EXIF.length;
    const isLittle = text(start, 2) === 'II';
    return {
      uint16: (place) => view.getUint16(start + place, isLittle),
      uint32: (place) => view.getUint32(start + place, isLittle),
      text: (place, length) => text(start + place, length),
    };
  }
  return undefined;
}

/** Where the entry of a tag begins in a directory. */
function entryOf(tiff: Tiff, directory: number, tag: number): number | undefined {
  for (let place = 0; place < tiff.uint16(directory); place += 1) {
    const at = directory + 2 + place * 12;
    if (tiff.uint16(at) === tag) return at;
  }
  return undefined;
}

function textOf(tiff: Tiff, directory: number, tag: number): string | undefined {
  const entry = entryOf(tiff, directory, tag);
  if (entry === undefined) return undefined;
  const length = tiff.uint32(entry + 4);
  return tiff
    .text(length > 4 ? tiff.uint32(entry + 8) : entry + 8, Math.min(length, 40))
    .replace(/\0.*$/s, '');
}

/** '2026:11:20 10:00:00' with the offset '+05:30'; without one it is the time of this device's zone. */
function momentOf(taken: string, offset: string | undefined): string | undefined {
  const [date = '', time = ''] = taken.split(' ');
  const zone = offset && /^[+-]\d\d:\d\d$/.test(offset) ? offset : '';
  const moment = new Date(`${date.replaceAll(':', '-')}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
