/** How long a file can be opened from the tab that it is in, in milliseconds. */
const KEPT_FOR = 30 * 60_000;

/** An address of a file that only this browser knows; it ends by itself, so that the files do not pile up. */
export function fileAddress(file: File): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
  return address;
}
