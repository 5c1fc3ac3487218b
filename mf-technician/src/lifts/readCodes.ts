import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Beside our scripts: the library itself would fetch it from a host elsewhere. */
const WASM = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

prepareZXingModule({ overrides: { locateFile: () => WASM } });

/** Pixels of the longer side of the picture that is searched: a label fills a good part of a photo. */
const MAX_SIDE = 1600;

/** The texts of the QR codes in a picture. Throws if the reader cannot be loaded, or is not allowed to run. */
export async function readCodes(picture: ImageBitmap): Promise<string[]> {
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no pictures.');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const found = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true });
  return found.map(({ text }) => text);
}
