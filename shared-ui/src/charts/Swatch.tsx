import { useId } from 'react';
import { Pattern } from './Pattern';

/** At the usual size of text, px. */
const SIZE = 16;

/** What a part of a chart looks like, for its legend. */
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
