import type { Signature as Drawn } from '@smart-elevator/shared-api/contract/visits/signature';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { retryOnce } from '@smart-elevator/shared-ui/state/retryOnce';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import phone from '../parts/Phone.module.css';
import { visitMessages as texts } from './messages';
import type { openPad, Signature } from './signaturePad';
import styles from './Work.module.css';

interface SignaturePanelProps {
  /** What was drawn before the page was loaded. */
  first: Drawn | undefined;
  /** The signature as it is now; undefined without one. */
  onChange: (signature: Signature | undefined) => void;
}

/** Loads the pad: the network may be gone when the customer signs. */
export const loadPad = () => retryOnce(() => import('./signaturePad'));

/** Where the customer signs with a finger. The visit can be done without it, also where the pad cannot be loaded. */
export function SignaturePanel({ first, onChange }: SignaturePanelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<ReturnType<typeof openPad>>(undefined);
  const beginning = useRef(first);
  const [isSigned, setIsSigned] = useState(false);
  const [failed, setFailed] = useState(false);
  const tell = useEffectEvent((signature: Signature | undefined) => {
    setIsSigned(signature !== undefined);
    onChange(signature);
  });

  useEffect(() => {
    if (failed) return onNetwork(() => setFailed(false));
    let over = false;
    loadPad().then(
      (code) => {
        if (over || !canvas.current) return;
        pad.current = code.openPad(canvas.current, beginning.current, (signature) => tell(signature));
      },
      () => setFailed(true),
    );
    return () => {
      over = true;
      pad.current?.close();
    };
  }, [failed]);

  if (failed) return <p className={styles.notes}>{texts.signatureFailed}</p>;
  return (
    <div className={styles.outcome}>
      <strong>{texts.signature}</strong>
      <canvas ref={canvas} className={styles.pad} role="img" aria-label={texts.signature} />
      {isSigned ? (
        <div className={phone.thumb}>
          <Button onClick={() => pad.current?.keep(-1)}>{texts.undoStroke}</Button>
          <Button onClick={() => pad.current?.keep(0)}>{texts.clearSignature}</Button>
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
