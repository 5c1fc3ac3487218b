import type { Signature as Drawn } from '@smart-elevator/shared-api/contract/visits/signature';
import SignaturePad from 'signature_pad';
import { drawnSignature, groupsOf, scaled } from './drawnSignature';
import { visitMessages as texts } from './messages';

/** A signature: its strokes unless they are too many, and its picture. */
export interface Signature {
  drawn: Drawn | undefined;
  picture: () => Promise<File | undefined>;
}

/** Dark on white in both themes: it is printed. */
const INK = 'rgb(0, 0, 0)';
const PAPER = 'rgb(255, 255, 255)';

/**
 * A pad on a canvas, with what was drawn before. `onChange` gets each signature, undefined without one. When the width of the canvas
 * changes, as when the phone is turned, the strokes stay, and new ones are under the finger.
 */
export function openPad(
  canvas: HTMLCanvasElement,
  first: Drawn | undefined,
  onChange: (signature: Signature | undefined) => void,
) {
  let width = canvas.offsetWidth;
  fitToScreen(canvas);
  const pad = new SignaturePad(canvas, { penColor: INK, backgroundColor: PAPER });
  const tell = () => onChange(pad.toData().length > 0 ? signatureOf(pad, canvas) : undefined);
  pad.addEventListener('endStroke', tell);
  if (first) {
    pad.fromData(scaled(groupsOf(first, pad), width / first.width));
    tell();
  }
  const turning = new ResizeObserver(() => {
    const before = width;
    if (canvas.offsetWidth === before || canvas.offsetWidth === 0) return;
    width = canvas.offsetWidth;
    const strokes = pad.toData();
    fitToScreen(canvas);
    pad.fromData(scaled(strokes, width / before));
    tell();
  });
  turning.observe(canvas);
  return {
    /** Keeps so many strokes; a negative number takes the last ones away. */
    keep: (count: number) => {
      const strokes = pad.toData().slice(0, count);
      if (strokes.length === 0) pad.clear();
      else pad.fromData(strokes);
      tell();
    },
    close: () => {
      turning.disconnect();
      pad.off();
    },
  };
}

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
