import { MAX_SIGNATURE, type Signature } from '@smart-elevator/shared-api/contract/visits/signature';
import type SignaturePad from 'signature_pad';
import type { PointGroup } from 'signature_pad';

/** What the pad has drawn, as the visit keeps it (R1441); undefined for nothing, and for more than may be stored. */
export function drawnSignature(
  groups: readonly Pick<PointGroup, 'points'>[],
  { width, height }: Pick<Signature, 'width' | 'height'>,
): Signature | undefined {
  const [first] = groups.flatMap(({ points }) => points);
  if (!first) return undefined;
  const strokes = groups.map(({ points }) => ({
    points: points.map(({ x, y, pressure, time }) => ({
      x: tenths(x),
      y: tenths(y),
      time: Math.max(0, Math.round(time - first.time)),
      pressure: Math.min(1, Math.max(0, hundredths(pressure))),
    })),
  }));
  const drawn = { width: Math.round(width), height: Math.round(height), strokes };
  return JSON.stringify(drawn).length <= MAX_SIGNATURE ? drawn : undefined;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The same for the pad, which draws it again. */
export const groupsOf = (
  { strokes }: Signature,
  { dotSize, minWidth, maxWidth, penColor, velocityFilterWeight, compositeOperation }: SignaturePad,
): PointGroup[] =>
  strokes.map(({ points }) => ({
    ...{ dotSize, minWidth, maxWidth, penColor, velocityFilterWeight, compositeOperation },
    points,
  }));

/** Strokes that fit a pad whose width is another share of the former one: smaller on a smaller pad, the same on a larger one. */
export function scaled(groups: readonly PointGroup[], share: number): PointGroup[] {
  const factor = Math.min(1, share);
  return groups.map((group) => ({
    ...group,
    points: group.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}
