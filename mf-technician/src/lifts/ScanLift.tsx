import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { liftPath } from '../paths';
import phone from '../parts/Phone.module.css';
import { liftMessages as texts } from './messages';

/** What browsers with the Barcode Detection API have; its types are not in TypeScript yet. */
interface Detector {
  detect: (picture: ImageBitmap) => Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** The id of the lift in the address that the code of a label has (R1401); undefined for any other code. */
export function liftOfCode(code: string): number | undefined {
  if (!URL.canParse(code)) return undefined;
  const id = new URL(code).searchParams.get('elevatorId') ?? '';
  return isId(id) ? Number(id) : undefined;
}

/** Reads the QR code of a label from a photo of it. Where the browser cannot, it says so, and the search remains. */
export function ScanLift() {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const navigate = useNavigate();

  async function read(file: File | undefined) {
    const Class = detectorClass();
    if (!file || !Class) return;
    const found = await codesIn(file, Class);
    const lift = found.map(liftOfCode).find((id) => id !== undefined);
    if (lift === undefined) setSaid(texts.unreadable);
    else void navigate(liftPath(lift));
  }
  return (
    <div className={phone.thumb}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        icon="search"
        onClick={() => (detectorClass() ? input.current?.click() : setSaid(texts.noScanner))}
      >
        {texts.scan}
      </Button>
      {said ? (
        <p className={phone.detail} role="status">
          {said}
        </p>
      ) : null}
    </div>
  );
}

/** The texts of the codes in a picture; none if it cannot be read. */
async function codesIn(file: File, Class: DetectorClass): Promise<string[]> {
  try {
    const picture = await createImageBitmap(file);
    const codes = await new Class({ formats: ['qr_code'] }).detect(picture);
    picture.close();
    return codes.map(({ rawValue }) => rawValue);
  } catch {
    return [];
  }
}
