import { UPLOAD_MAX_BYTES, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { ColumnOrders } from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { createPreviewCollector, unreadableFilePreview, type UploadPreview } from './createPreviewCollector';
import { readSlices } from './readSlices';

interface ReadOptions {
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  /** The names, in lower case, of the dealer's existing elevators. */
  existing?: ReadonlySet<string>;
  /** How the dates are read. */
  dates?: ColumnOrders | undefined;
  /** For derived user names. */
  dealer_id?: number;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Reads a file and checks it with the server's rules, without blocking the page. Throws the errors of reading the
 * file, and `signal.reason` if it is aborted.
 */
export async function readUploadFile(
  file: Blob,
  { signal, onProgress, existing = NONE, dates, dealer_id }: ReadOptions = {},
): Promise<UploadPreview> {
  if (file.size > UPLOAD_MAX_BYTES) return unreadableFilePreview(uploadMessages().tooLarge);
  const collected = createPreviewCollector(existing, dates, dealer_id);
  for await (const { records, fault, share } of readSlices(file, signal)) {
    for (const cells of records) if (!collected.stopped()) collected.take(cells);
    if (fault !== undefined) collected.breakOff(fault);
    if (collected.stopped()) break;
    onProgress?.(share);
  }
  return collected.preview();
}
