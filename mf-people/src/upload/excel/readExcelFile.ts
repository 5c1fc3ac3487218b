import { UPLOAD_MAX_BYTES, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { unzipSync } from 'fflate';
import { excelMessages } from './messages';
import type { WorkbookSheet } from './workbookRows';

/** The sheets of a workbook, or why they cannot be read. */
export type ReadWorkbook = { sheets: readonly WorkbookSheet[] } | { fault: string };

/** The size of a workbook's parts in memory, in bytes: a small archive can contain very large ones. */
const MAX_UNPACKED = 200 * 1024 * 1024;
/** Milliseconds. */
const TIMEOUT = 60_000;

/** Old workbooks, and those with a password, begin with this. */
const OLD_FORMAT = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads a workbook in the browser (R883). Throws the errors of reading the file. */
export async function readExcelFile(file: File, limit = MAX_UNPACKED): Promise<ReadWorkbook> {
  if (file.size > UPLOAD_MAX_BYTES) return { fault: translateServerMessage(uploadMessages().tooLarge) };
  const content = await file.arrayBuffer();
  const bytes = new Uint8Array(content);
  if (OLD_FORMAT.every((byte, at) => bytes[at] === byte)) return { fault: excelMessages.oldFormat };
  const unpacked = unpackedSize(bytes);
  if (unpacked === undefined) return { fault: excelMessages.unreadable };
  if (unpacked > limit) return { fault: excelMessages.tooLarge };
  const sheets = await readApart(content);
  if (!sheets) return { fault: excelMessages.unreadable };
  return sheets.length > 0 ? { sheets } : { fault: translateServerMessage(uploadMessages().empty) };
}

/** The bytes that an archive takes when it is unpacked; undefined if it is none. */
function unpackedSize(bytes: Uint8Array): number | undefined {
  let size = 0;
  const add = ({ originalSize }: { originalSize: number }): boolean => {
    size += originalSize;
    return false;
  };
  try {
    unzipSync(bytes, { filter: add });
    return size;
  } catch {
    return undefined;
  }
}

/** In a worker, so that the page stays responsive; here, if the page may have none. */
async function readApart(content: ArrayBuffer): Promise<WorkbookSheet[] | undefined> {
  const worker = startWorker();
  if (!worker) return readHere(content);
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkbookSheet[] | undefined>) => resolve(data);
      worker.onerror = reject;
      setTimeout(() => resolve(undefined), TIMEOUT);
      worker.postMessage(content);
    });
  } catch {
    return readHere(content);
  } finally {
    worker.terminate();
  }
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./workbook.worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

async function readHere(content: ArrayBuffer): Promise<WorkbookSheet[] | undefined> {
  const { readSheets } = await import('./workbookRows');
  return readSheets(content);
}
