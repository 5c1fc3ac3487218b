import { formatNumber } from '../language/formatNumber';

/** A count, grouped as in India: 1234567 → 12,34,567. */
export const formatCount = (count: number): string => formatNumber(Math.round(count));

/** Rupees without paise: 13000 → ₹13,000. */
export const formatRupees = (rupees: number): string => `₹${formatCount(rupees)}`;

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The size of a file: 812 B, 34 KB, 2.4 MB. A megabyte has 1,048,576 bytes, as in every limit of the server. */
export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  const kilobytes = Math.round(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  const megabytes = bytes / MEGABYTE;
  return megabytes < KILOBYTE ? `${megabytes.toFixed(1)} MB` : `${(megabytes / KILOBYTE).toFixed(1)} GB`;
}
