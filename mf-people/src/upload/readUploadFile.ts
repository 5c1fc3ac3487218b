import { UPLOAD_MAX_BYTES, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  createPreviewCollector,
  unreadableFilePreview,
  type PreviewOptions,
  type UploadPreview,
} from './createPreviewCollector';
import { readSlices } from './readSlices';

interface ReadOptions extends PreviewOptions {
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Reads a file and checks it with the server's rules, without blocking the page. Throws the errors of reading the
 * file, and `signal.reason` if it is aborted.
 */
export async function readUploadFile(
  file: Blob,
  { signal, onProgress, ...options }: ReadOptions = {},
): Promise<UploadPreview> {
  if (file.size > UPLOAD_MAX_BYTES) return unreadableFilePreview(uploadMessages().tooLarge);
  const collected = createPreviewCollector(options);
  for await (const { records, fault, share } of readSlices(file, signal)) {
    for (const cells of records) if (!collected.stopped()) collected.take(cells);
    if (fault !== undefined) collected.breakOff(fault);
    if (collected.stopped()) break;
    onProgress?.(share);
  }
  return collected.preview();
}
