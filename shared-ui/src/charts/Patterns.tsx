import { Pattern } from './Pattern';

interface PatternsProps {
  /** The chart's id; `patternId` derives the id of each pattern from it. */
  chart: string;
  parts: readonly { id: string; color: string }[];
}

/** The fills of a chart's parts, to be drawn before them. */
export const Patterns = ({ chart, parts }: PatternsProps) => (
  <defs>
    {parts.map(({ color }, at) => (
      <Pattern key={at} id={`${chart}-${at}`} color={color} />
    ))}
  </defs>
);

/** The fill of the part `id`. */
export const fillOf = (chart: string, parts: PatternsProps['parts'], id: string): string =>
  `url(#${chart}-${parts.findIndex((part) => part.id === id)})`;
