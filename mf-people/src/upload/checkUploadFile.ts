import { searchForm } from '@smart-elevator/shared-api/contract/normalizeText';
import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { upload } from '@smart-elevator/shared-api/client/upload';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { previewCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import type { ColumnOrders } from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { groupFailures, rowsInRanges } from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import {
  uploadPreviewReply,
  type UploadPreviewReply,
} from '@smart-elevator/shared-api/contract/elevators/uploadPreview';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import { sendRaw } from '@smart-elevator/shared-api/client/call';
import { rowsOf } from '@smart-elevator/shared-api/contract/list';
import type { UploadPreview } from './createPreviewCollector';
import { applyFixes, type Fixes } from './fixes/applyFixes';
import type { DerivedCustomer } from './fixes/fileNames';
import { fitOlderServer, unreadColumns } from './fitOlderServer';
import { readUploadFile } from './readUploadFile';

interface ForeseeOptions {
  signal: AbortSignal;
  /** The share of the file that is read, 0 to 1; at 1 the server checks it. */
  onProgress: (share: number) => void;
  /** How the dates are read. */
  dates?: ColumnOrders | undefined;
  /** For derived user names. */
  dealer_id: number;
  /** What the dealer has decided in the preview. */
  fixes: Fixes;
}

/** The preview of a file, and the file that is sent. */
export interface CheckedFile {
  preview: UploadPreview;
  file: File;
}

/**
 * Previews a file. The browser reads it first; a readable file is then checked by the server, with the same code that
 * stores it. On a back end without a preview, the names of the dealer's elevators are fetched instead, and the file is
 * sent with what such a back end does not derive.
 */
export async function checkUploadFile(
  chosen: File,
  { onProgress, fixes, ...options }: ForeseeOptions,
): Promise<CheckedFile> {
  const asChosen = await readUploadFile(chosen, { ...options, onProgress });
  if (asChosen.stopped || asChosen.rows === 0) return { preview: asChosen, file: chosen };
  const { names } = asChosen;
  const file = await applyFixes(chosen, names, fixes);
  const found = file === chosen ? asChosen : { ...(await readUploadFile(file, options)), names };
  const answered = await askServer(file, options.signal);
  if (typeof answered !== 'string')
    return { preview: { ...found, ...foreseenBy(answered, found, fixes) }, file };
  const existing = await fetchElevatorNames(options.signal);
  const preview = { ...(await readUploadFile(file, { ...options, existing })), names };
  if (answered === 'failed') return { preview, file };
  const unread = unreadColumns(preview.columns);
  return {
    preview: { ...preview, unread, names: { ...names, technicians: [] } },
    file: await fitOlderServer(file, preview.columns, preview.completed),
  };
}

function foreseenBy(answered: UploadPreviewReply, { names }: UploadPreview, fixes: Fixes) {
  const { rows, failing_rows, invitations, errors, failures = groupFailures(errors), notes } = answered;
  const created = newCustomers(names.derived, answered.derived_rows);
  const derived = names.derived.filter((one) => created.has(one) || fixes.usernames.has(one.username));
  const changed = { ...names, derived };
  return { rows, failingRows: failing_rows, invitations, errors, failures, notes, names: changed };
}

/** Those who would be created; the others exist under another user name. Older servers do not say. */
function newCustomers(derived: readonly DerivedCustomer[], rows: string | undefined) {
  const first = new Set(rowsInRanges(rows ?? ''));
  return new Set(
    rows === undefined ? derived : derived.filter((one) => one.rows.some((row) => first.has(row))),
  );
}

/** The server's preview; otherwise whether it has none, or could not answer. */
async function askServer(
  file: File,
  signal: AbortSignal,
): Promise<UploadPreviewReply | 'unsupported' | 'failed'> {
  try {
    const checked = validateInput(uploadPreviewReply, await upload(previewCsv, file, { signal }));
    return checked.ok ? checked.value : 'failed';
  } catch (error) {
    signal.throwIfAborted();
    return asApiError(error).failure === 'unsupported' ? 'unsupported' : 'failed';
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
