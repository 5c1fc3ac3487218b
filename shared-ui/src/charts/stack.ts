/** A part that every bar has, in the same order and colour. */
export interface Series {
  id: string;
  label: string;
  /** A CSS colour; one of `state/sliceColors`, so that it fits light and dark. */
  color: string;
}

/** A bar: how much of each series it has, and where each part leads. */
export interface Stack {
  id: string;
  label: string;
  values: Readonly<Record<string, number>>;
  to: (series: string) => string;
}

/** All of a bar. */
export const sumOf = ({ values }: Stack): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);
