import { Button } from '@smart-elevator/shared-ui/button/Button';
import { retryOnce } from '@smart-elevator/shared-ui/state/retryOnce';
import { useEffect, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { visitMessages as texts } from './messages';
import styles from './Work.module.css';

/** Makes the picture of a signature. */
export type Signature = () => Promise<File | undefined>;

interface SignaturePanelProps {
  /** The signature as it is now; undefined without one. */
  onChange: (signature: Signature | undefined) => void;
}

/** Where the customer signs with a finger. The visit can be done without it, also where the pad cannot be loaded. */
export function SignaturePanel({ onChange }: SignaturePanelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const [isSigned, setIsSigned] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let over = false;
    const end = () => {
      setIsSigned(true);
      onChange(pictureOf(canvas.current));
    };
    retryOnce(() => import('signature_pad')).then(
      ({ default: Pad }) => {
        const element = canvas.current;
        if (over || !element) return;
        fitToScreen(element);
        pad.current = new Pad(element, { penColor: INK, backgroundColor: PAPER });
        pad.current.addEventListener('endStroke', end);
      },
      () => setFailed(true),
    );
    return () => {
      over = true;
      pad.current?.off();
    };
  }, [onChange]);

  const clear = () => {
    pad.current?.clear();
    setIsSigned(false);
    onChange(undefined);
  };
  if (failed) return <p className={styles.notes}>{texts.signatureFailed}</p>;
  return (
    <div className={styles.outcome}>
      <strong>{texts.signature}</strong>
      <canvas ref={canvas} className={styles.pad} role="img" aria-label={texts.signature} />
      {isSigned ? <Button onClick={clear}>{texts.clearSignature}</Button> : null}
    </div>
  );
}

/** Dark on white in both themes: it is printed. */
const INK = 'rgb(0, 0, 0)';
const PAPER = 'rgb(255, 255, 255)';

/** The strokes are as sharp as the screen. */
function fitToScreen(canvas: HTMLCanvasElement): void {
  const ratio = Math.max(1, window.devicePixelRatio);
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
}

const pictureOf =
  (canvas: HTMLCanvasElement | null): Signature =>
  () =>
    new Promise((resolve) => {
      if (!canvas) return resolve(undefined);
      canvas.toBlob((blob) =>
        resolve(blob ? new File([blob], `${texts.signatureFile}.png`, { type: 'image/png' }) : undefined),
      );
    });
