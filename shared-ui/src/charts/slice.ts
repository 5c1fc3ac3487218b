/** A part of a donut. */
export interface Slice {
  id: string;
  label: string;
  value: number;
  /** A CSS colour; one of `state/sliceColors`, so that it fits light and dark. */
  color: string;
  /** The link of its legend item. */
  to?: string | undefined;
}
