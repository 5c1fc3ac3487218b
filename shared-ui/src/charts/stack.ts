/** A part that every bar has, in the same order and colour. */
export interface Series {
  id: string;
  label: string;
  /** A CSS colour; one of `state/sliceColors`, so that it fits light and dark, and has its own pattern. */
  color: string;
}

/** A bar, or a group of bars: how much of each series it has, and where each part leads. */
export interface Stack {
  id: string;
  label: string;
  values: Readonly<Record<string, number>>;
  /** Undefined where nothing can be led to. */
  to: (series: string) => string | undefined;
}

/** All of a bar. */
export const sumOf = ({ values }: Stack): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

/** How many bars a chart has at most: more cannot be read. */
const MOST = 20;

/** No name begins with a blank. */
const OTHERS = ' others';

/**
 * The bars that a chart shows: all of them in their order, or, where they are too many, the longest, and one bar of all the
 * others, called by `nameOthers`; without it they are left out.
 */
export function mostOf(
  stacks: readonly Stack[],
  nameOthers: ((count: number) => string) | undefined,
  most = MOST,
): readonly Stack[] {
  if (stacks.length <= most) return stacks;
  const longest = stacks.toSorted((one, other) => sumOf(other) - sumOf(one));
  if (!nameOthers) return longest.slice(0, most);
  const others = longest.slice(most - 1);
  const values: Record<string, number> = {};
  for (const stack of others)
    for (const [series, value] of Object.entries(stack.values))
      values[series] = (values[series] ?? 0) + value;
  const rest: Stack = { id: OTHERS, label: nameOthers(others.length), values, to: () => undefined };
  return [...longest.slice(0, most - 1), rest];
}
