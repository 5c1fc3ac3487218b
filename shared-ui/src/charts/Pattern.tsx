import { sliceColors } from '../state/sliceColors';

/** The pattern on each colour, so that parts can be distinguished without colour. */
const SHAPES: Readonly<Record<string, 'rising' | 'dots' | 'falling' | 'lines'>> = {
  [sliceColors.blue]: 'rising',
  [sliceColors.amber]: 'dots',
  [sliceColors.violet]: 'falling',
  [sliceColors.green]: 'lines',
};

/** The side of the square that is repeated, px. */
const SIDE = 8;
const ANGLES = { rising: 45, falling: -45, lines: 0, dots: 0 } as const;

/** A colour with its lines or dots, as an SVG fill: `url(#id)`. Ink and red, the first of their charts, are plain. */
export function Pattern({ id, color }: { id: string; color: string }) {
  const shape = SHAPES[color];
  const turned = shape && ANGLES[shape] !== 0 ? { patternTransform: `rotate(${ANGLES[shape]})` } : {};
  const mark = { stroke: 'var(--color-bg-container)', strokeWidth: 2, opacity: 0.7 };
  return (
    <pattern id={id} width={SIDE} height={SIDE} patternUnits="userSpaceOnUse" {...turned}>
      <rect width={SIDE} height={SIDE} style={{ fill: color }} />
      {shape === 'dots' ? (
        <circle cx={SIDE / 2} cy={SIDE / 2} r={1.75} style={{ fill: mark.stroke }} opacity={mark.opacity} />
      ) : null}
      {shape && shape !== 'dots' ? <line x1={0} y1={SIDE / 2} x2={SIDE} y2={SIDE / 2} {...mark} /> : null}
    </pattern>
  );
}
