import type { InferType } from 'yup';
import { decimal } from '../decimal';
import { integer, list, record } from '../fields';
import { visitMessages } from './visitMessages';

/** The characters of a signature as JSON: some minutes of writing. */
export const MAX_SIGNATURE = 64 * 1024;

const SIDE = 4_096;

/** A point of a stroke, in CSS pixels of the pad from its upper left corner. */
export const signaturePoint = record({
  x: decimal(-SIDE, SIDE),
  y: decimal(-SIDE, SIDE),
  /** Milliseconds since the first point of the signature. */
  time: integer(0),
  /** From 0 to 1; 0 where the screen does not measure it. */
  pressure: decimal(0, 1),
});

/** A signature as it was drawn: the strokes in their order, and the size of the pad in CSS pixels (R1441). */
export const signature = record({
  width: integer(1, SIDE),
  height: integer(1, SIDE),
  strokes: list(record({ points: list(signaturePoint).min(1, visitMessages.signatureEmpty) }), 500).min(
    1,
    visitMessages.signatureEmpty,
  ),
}).test({
  name: 'size',
  skipAbsent: true,
  message: visitMessages.signatureTooLarge,
  test: (drawn) => JSON.stringify(drawn).length <= MAX_SIGNATURE,
});
export type Signature = InferType<typeof signature>;

/** The lines of a signature in a box of `width` × `height` that keeps its shape; a dot is a line of no length. */
export function signatureLines(
  { width, height, strokes }: Signature,
  box: { width: number; height: number },
): readonly (readonly [x: number, y: number])[][] {
  const scale = Math.min(box.width / width, box.height / height);
  return strokes.map(({ points }) => {
    const line = points.map(({ x, y }): [number, number] => [x * scale, y * scale]);
    return line.length === 1 ? [...line, ...line] : line;
  });
}
