import { retryOnce } from '@smart-elevator/shared-ui/state/retryOnce';

/** What browsers with the Barcode Detection API have; its types are not in TypeScript yet. */
interface Detector {
  detect: (picture: ImageBitmap) => Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether the browser reads codes by itself. */
export const readsCodesItself = (): boolean => detectorClass() !== undefined;

const ownReader = () => retryOnce(() => import('./readCodes'));

/**
 * The texts of the QR codes in a picture; none if it is no picture. The browser reads them, or a reader of ours that is loaded when it is
 * needed (R1401). Throws if neither can.
 */
export async function codesIn(file: Blob): Promise<readonly string[]> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return [];
  try {
    return (await readByBrowser(picture)) ?? (await (await ownReader()).readCodes(picture));
  } finally {
    picture.close();
  }
}

/** Undefined where the browser has no detector, or one without the service that it needs. */
async function readByBrowser(picture: ImageBitmap): Promise<readonly string[] | undefined> {
  const Class = detectorClass();
  if (!Class) return undefined;
  try {
    return (await new Class({ formats: ['qr_code'] }).detect(picture)).map(({ rawValue }) => rawValue);
  } catch {
    return undefined;
  }
}
