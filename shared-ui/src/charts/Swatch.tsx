import { useId } from 'react';
import { Pattern } from './Pattern';

/** At the default text size, px. */
const SIZE = 16;

/** The colour and pattern of a part of a chart, for the legend. */
export function Swatch({ color }: { color: string }) {
  const id = useId();
  return (
    <svg
      width={`${SIZE / 16}rem`}
      height={`${SIZE / 16}rem`}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <defs>
        <Pattern id={id} color={color} />
      </defs>
      <rect width={SIZE} height={SIZE} rx={2} fill={`url(#${id})`} />
    </svg>
  );
}
