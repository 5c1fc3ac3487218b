import type { Signature as Drawn } from '@smart-elevator/shared-api/contract/visits/signature';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { retryOnce } from '@smart-elevator/shared-ui/state/retryOnce';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import phone from '../parts/Phone.module.css';
import { drawnSignature, groupsOf } from './drawnSignature';
import { visitMessages as texts } from './messages';
import styles from './Work.module.css';

/** A signature: its strokes unless they are too many, and its picture. */
export interface Signature {
  drawn: Drawn | undefined;
  picture: () => Promise<File | undefined>;
}

interface SignaturePanelProps {
  /** What was drawn before the page was loaded. */
  first: Drawn | undefined;
  /** The signature as it is now; undefined without one. */
  onChange: (signature: Signature | undefined) => void;
}

/** Loads the pad: the network may be gone when the customer signs. */
export const loadPad = () => retryOnce(() => import('signature_pad'));

/** Where the customer signs with a finger. The visit can be done without it, also where the pad cannot be loaded. */
export function SignaturePanel({ first, onChange }: SignaturePanelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const beginning = useRef(first);
  const [isSigned, setIsSigned] = useState(false);
  const [failed, setFailed] = useState(false);
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    if (failed) return onNetwork(() => setFailed(false));
    let over = false;
    loadPad().then(
      ({ default: Pad }) => {
        const element = canvas.current;
        if (over || !element) return;
        fitToScreen(element);
        const made = new Pad(element, { penColor: INK, backgroundColor: PAPER });
        pad.current = made;
        made.addEventListener('endStroke', () => {
          setIsSigned(true);
          tell(signatureOf(made, element));
        });
        if (!beginning.current) return;
        made.fromData(groupsOf(beginning.current, made));
        setIsSigned(true);
        tell(signatureOf(made, element));
      },
      () => setFailed(true),
    );
    return () => {
      over = true;
      pad.current?.off();
    };
  }, [failed]);

  const keep = (count: number) => {
    const { current: made } = pad;
    const { current: element } = canvas;
    if (!made || !element) return;
    const groups = made.toData().slice(0, count);
    if (groups.length === 0) made.clear();
    else made.fromData(groups);
    setIsSigned(groups.length > 0);
    onChange(groups.length > 0 ? signatureOf(made, element) : undefined);
  };
  if (failed) return <p className={styles.notes}>{texts.signatureFailed}</p>;
  return (
    <div className={styles.outcome}>
      <strong>{texts.signature}</strong>
      <canvas ref={canvas} className={styles.pad} role="img" aria-label={texts.signature} />
      {isSigned ? (
        <div className={phone.thumb}>
          <Button onClick={() => keep(-1)}>{texts.undoStroke}</Button>
          <Button onClick={() => keep(0)}>{texts.clearSignature}</Button>
        </div>
      ) : null}
    </div>
  );
}

/** Calls `back` when the network is back. Returns a function that stops it. */
function onNetwork(back: () => void): () => void {
  window.addEventListener('online', back);
  return () => window.removeEventListener('online', back);
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

const signatureOf = (pad: SignaturePad, canvas: HTMLCanvasElement): Signature => ({
  drawn: drawnSignature(pad.toData(), { width: canvas.offsetWidth, height: canvas.offsetHeight }),
  picture: () =>
    new Promise((resolve) => {
      canvas.toBlob((blob) =>
        resolve(blob ? new File([blob], `${texts.signatureFile}.png`, { type: 'image/png' }) : undefined),
      );
    }),
});
