/** The result: shared with the device's share sheet, downloaded, or cancelled by the dealer. */
export type ShareResult = 'shared' | 'downloaded' | 'cancelled';

/** Passes a file to the device's share sheet; if there is none, or it fails, the file is downloaded (R604). */
export async function shareFile(file: File): Promise<ShareResult> {
  const data: ShareData = { files: [file], title: file.name };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  downloadFile(file);
  return 'downloaded';
}

function downloadFile(file: File): void {
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
