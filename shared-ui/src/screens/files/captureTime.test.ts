import { captureTime } from './captureTime';

/** A JPEG head with EXIF data in one byte order. */
function photoOf(taken: string, offset: string | undefined, isLittle: boolean): Blob {
  const bytes = new Uint8Array(300);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) =>
    bytes.set(
      Array.from(text, (letter) => letter.charCodeAt(0)),
      at,
    );
  view.setUint16(0, 0xffd8);
  view.setUint16(2, 0xffe0);
  view.setUint16(4, 16);
  view.setUint16(20, 0xffe1);
  view.setUint16(22, 250);
  write(24, 'Exif\0\0');
  const tiff = 30;
  write(tiff, isLittle ? 'II' : 'MM');
  view.setUint16(tiff + 2, 42, isLittle);
  view.setUint32(tiff + 4, 8, isLittle);
  const entry = (at: number, tag: number, count: number, value: number) => {
    view.setUint16(at, tag, isLittle);
    view.setUint16(at + 2, 2, isLittle);
    view.setUint32(at + 4, count, isLittle);
    view.setUint32(at + 8, value, isLittle);
  };
  view.setUint16(tiff + 8, 1, isLittle);
  entry(tiff + 10, 0x8769, 1, 40);
  view.setUint16(tiff + 40, offset ? 2 : 1, isLittle);
  entry(tiff + 42, 0x9003, 20, 100);
  if (offset) entry(tiff + 54, 0x9011, 7, 130);
  write(tiff + 100, `${taken}\0`);
  if (offset) write(tiff + 130, `${offset}\0`);
  return new Blob([bytes]);
}

test.each([true, false])(
  'the time that the camera says, in its zone; little-endian: %s',
  async (isLittle) => {
    const photo = photoOf('2026:11:20 10:00:00', '+05:30', isLittle);
    expect(await captureTime(photo)).toBe('2026-11-20T04:30:00.000Z');
  },
);

test('without a zone it is the time of this device', async () => {
  expect(await captureTime(photoOf('2026:11:20 10:00:00', undefined, true))).toBe(
    new Date('2026-11-20T10:00:00').toISOString(),
  );
});

test.each([
  ['nothing', new Blob([''])],
  ['a text', new Blob(['hello, this is no photo'])],
  ['a JPEG without EXIF', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 2])])],
  ['no time', photoOf('    :  :     :  :  ', undefined, true)],
  ['a cut head', photoOf('2026:11:20 10:00:00', undefined, true).slice(0, 90)],
])('%s has none', async (_, photo) => {
  expect(await captureTime(photo)).toBeUndefined();
});
