import { searchForm } from '@smart-elevator/shared-api/contract/normalizeText';
import { upload } from '@smart-elevator/shared-api/client/upload';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { previewCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import type { ColumnOrders } from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { groupFailures } from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import {
  uploadPreviewReply,
  type UploadPreviewReply,
} from '@smart-elevator/shared-api/contract/elevators/uploadPreview';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import { sendRaw } from '@smart-elevator/shared-api/client/call';
import { rowsOf } from '@smart-elevator/shared-api/contract/list';
import type { UploadPreview } from './createPreviewCollector';
import { readUploadFile } from './readUploadFile';

interface ForeseeOptions {
  signal: AbortSignal;
  /** The share of the file that is read, 0 to 1; at 1 the server checks it. */
  onProgress: (share: number) => void;
  /** How the dates are read. */
  dates?: ColumnOrders | undefined;
  /** For derived user names. */
  dealer_id: number;
}

/**
 * Previews a file. The browser reads it first; a readable file is then checked by the server, with the same code that
 * stores it. On a back end without a preview, the names of the dealer's elevators are fetched instead.
 */
export async function checkUploadFile(
  file: File,
  { onProgress, ...options }: ForeseeOptions,
): Promise<UploadPreview> {
  const found = await readUploadFile(file, { ...options, onProgress });
  if (found.stopped || found.rows === 0) return found;
  const answered = await askServer(file, options.signal);
  if (!answered)
    return readUploadFile(file, { ...options, existing: await fetchElevatorNames(options.signal) });
  const { rows, failing_rows, invitations, errors, failures = groupFailures(errors), notes } = answered;
  return { ...found, rows, failingRows: failing_rows, invitations, errors, failures, notes };
}

async function askServer(file: File, signal: AbortSignal): Promise<UploadPreviewReply | undefined> {
  try {
    const checked = validateInput(uploadPreviewReply, await upload(previewCsv, file, { signal }));
    return checked.ok ? checked.value : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** How long the preview waits for them, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * The names, in lower case, of the dealer's existing elevators. Empty if they cannot be fetched: the preview then
 * finds fewer conflicts, and the server reports them later.
 */
async function fetchElevatorNames(signal: AbortSignal): Promise<ReadonlySet<string>> {
  try {
    const rows =
      rowsOf(
        await sendRaw(
          elevatorChoices,
          {},
          { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) },
        ),
      ) ?? [];
    return new Set(rows.flatMap((row) => nameOf(row)));
  } catch {
    signal.throwIfAborted();
    return new Set();
  }
}

function nameOf(row: unknown): string[] {
  if (row === null || typeof row !== 'object' || !('elevator_name' in row)) return [];
  return typeof row.elevator_name === 'string' ? [searchForm(row.elevator_name)] : [];
}
