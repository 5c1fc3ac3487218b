/** The first bytes of an archive, and so of an Excel workbook ('PK'), and those of an old Excel workbook. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether a file is a workbook or an archive, whatever its name says. */
export const isWorkbook = (start: Uint8Array): boolean =>
  WORKBOOKS.some((bytes) => bytes.every((byte, at) => start[at] === byte));

/** Bytes that are looked at. */
const SAMPLE = 4 * 1024;

/** UTF-16 by its byte order mark, or by the zeros of its ASCII letters; otherwise undefined (R882). */
export function wideEncoding(start: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = start.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}
