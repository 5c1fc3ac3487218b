/** Saves a file on the device. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = temporaryObjectUrl(file);
  link.download = file.name;
  link.click();
}

/** The lifetime of the URL, in milliseconds. */
const REVOKE_AFTER_MS = 30 * 60_000;

/** A URL of a file in this browser; it is revoked automatically, so that the files do not accumulate. */
export function temporaryObjectUrl(file: File): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
  return address;
}
