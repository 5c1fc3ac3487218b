import { useRef, useState } from 'react';
import { csvLine } from '@smart-elevator/shared-api/contract/csvText';
import { excelMessages } from './messages';
import type { ReadWorkbook } from './readExcelFile';
import type { WorkbookSheet } from './workbookRows';

/** The sheets of a workbook that was read, and the one that goes on as CSV. */
export interface Workbook {
  sheets: readonly WorkbookSheet[];
  sheet: string;
  csv: File;
}

/** Whether a file may be a workbook, by its name. */
export const isWorkbook = (file: { name: string }): boolean => /\.xls[xmb]?$/i.test(file.name);

/** Reads a workbook in the browser; it goes on as a CSV file, never as a workbook (R883). */
export function useWorkbook() {
  const [workbook, setWorkbook] = useState<Workbook>();
  const [busy, setBusy] = useState(false);
  const underway = useRef<File>(undefined);

  const pick = (file: File, sheets: readonly WorkbookSheet[], name: string): File => {
    const rows = sheets.find((one) => one.name === name)?.rows ?? [];
    const csv = new File(rows.map(csvLine), file.name.replace(/\.\w+$/, '.csv'), { type: 'text/csv' });
    setWorkbook({ sheets, sheet: name, csv });
    return csv;
  };
  /** The first sheet as CSV, or why the file cannot be read; undefined if it was forgotten meanwhile. */
  const readWorkbook = async (file: File): Promise<{ csv: File } | { fault: string } | undefined> => {
    underway.current = file;
    setBusy(true);
    const found = await sheetsOf(file);
    if (underway.current !== file) return undefined;
    setBusy(false);
    if ('fault' in found) return found;
    return { csv: pick(file, found.sheets, found.sheets[0]?.name ?? '') };
  };
  const forgetWorkbook = () => {
    underway.current = undefined;
    setBusy(false);
    setWorkbook(undefined);
  };
  return {
    workbook,
    readingWorkbook: busy,
    readWorkbook,
    pick,
    forgetWorkbook,
  };
}

async function sheetsOf(file: File): Promise<ReadWorkbook> {
  try {
    const { readExcelFile } = await import('./readExcelFile');
    return await readExcelFile(file);
  } catch {
    return { fault: excelMessages.unreadable };
  }
}
