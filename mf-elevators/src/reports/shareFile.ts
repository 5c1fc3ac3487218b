import { temporaryObjectUrl } from './temporaryObjectUrl';

/** How a file went: to the device's share sheet, into the downloads, or nowhere because the dealer thought better of it. */
export type ShareResult = 'shared' | 'downloaded' | 'cancelled';

/** Hands a file to the device's share sheet; where there is none, or it will not, the file is downloaded (R604). */
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
