/** How long a file can be opened from the tab that it is in, in milliseconds. */
const REVOKE_AFTER_MS = 30 * 60_000;

/** An address of a file that only this browser knows; it ends by itself, so that the files do not pile up. */
export function temporaryObjectUrl(file: File): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
  return address;
}
