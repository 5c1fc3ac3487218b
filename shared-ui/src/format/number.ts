import { grouped } from './grouped';

/** A count, grouped as in India: 1234567 → 12,34,567. */
export const formatCount = (count: number): string => grouped(Math.round(count));

/** Rupees without paise: 13000 → ₹13,000. */
export const formatRupees = (rupees: number): string => `₹${formatCount(rupees)}`;

/** A count with its noun: 1 match, 12 matches. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** The size of a file: 812 B, 34 KB, 2.4 MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
