import { temporaryObjectUrl } from './temporaryObjectUrl';

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
