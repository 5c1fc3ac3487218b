import { useEffect, useRef, useState } from 'react';
import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { failedRowNumbers } from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { alertFailure, alertSuccess, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { dateMessages } from './dates/messages';
import { validRows } from './failedRows';
import { isWorkbook, useWorkbook } from './excel/useWorkbook';
import type { Fixes } from './fixes/applyFixes';
import type { ColumnSources } from './mapping/toTemplate';
import type { TableChoice } from './table/readTable';
import type { RestOfFile, UploadOutcome } from './uploadOutcome';
import { useUploadPreview } from './useUploadPreview';
import { useUploadSend, type PickRows } from './useUploadSend';

const texts = messages.upload;
const ACTION = 'upload';

/** The selected file, its preview and its result; the steps that a dealer can take. */
export function useUpload() {
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<UploadOutcome>();
  const [held, hold] = useState(false);
  const { read, assign, answer, decide, forget, settled, ...state } = useUploadPreview();
  const { send, share, cancel } = useUploadSend();
  const { workbook, readingWorkbook, readWorkbook, pick, forgetWorkbook } = useWorkbook();
  // A workbook goes on as the CSV file of a sheet.
  const source = workbook?.csv ?? file;
  const isHere = useIsHere();
  const { table, preview, own, converted, names } = state;
  const toInvite = preview?.invitations ?? 0;

  const choose = (chosen: File) => {
    setFile(chosen);
    setOutcome(undefined);
    forgetWorkbook();
    if (isCsv(chosen)) {
      dismissFailures(ACTION);
      return void read(chosen);
    }
    forget();
    alertFailure(texts.notCsv, ACTION);
  };
  const clear = () => {
    setFile(undefined);
    setOutcome(undefined);
    hold(false);
    forgetWorkbook();
    forget();
  };
  const readExcel = async () => {
    if (!file) return;
    const found = await readWorkbook(file);
    if (!found) return;
    if ('fault' in found) return alertFailure(found.fault, ACTION);
    dismissFailures(ACTION);
    await read(found.csv);
  };
  const pickSheet = async (name: string) => {
    if (file && workbook) await read(pick(file, workbook.sheets, name));
  };
  const use = async (sources: ColumnSources) => {
    dismissFailures(ACTION);
    if (own) await assign(own, sources);
  };
  const answerDates = async (order: DateFormat) => {
    dismissFailures(ACTION);
    await answer(order);
  };
  const fix = async (fixes: Fixes) => {
    setOutcome(undefined);
    await decide(fixes);
  };
  const store = async (whole: File, rest?: RestOfFile, pick?: PickRows) => {
    dismissFailures(ACTION);
    setOutcome(undefined);
    const ended = await send(whole, { held: held && toInvite > 0, pick });
    if (!ended) return;
    if (ended.kind === 'stored') {
      alertSuccess(texts.stored, ACTION);
      clear();
    }
    if (ended.kind === 'unsent') alertFailure(ended.sentence, ACTION);
    // If the dealer has opened another screen meanwhile, the message is shown there.
    if (ended.kind === 'refused' && !isHere()) alertFailure(texts.notStored, ACTION);
    setOutcome(ended.kind === 'stored' ? { ...ended, rest } : ended);
  };
  /** Waits until the file is read: its columns or dates may have to be asked about. */
  const submit = async () => {
    if (!file) return alertFailure(texts.noFile, ACTION);
    if (!source || !isCsv(source)) return alertFailure(texts.notCsv, ACTION);
    const now = await settled();
    if (now === 'replaced') return;
    if (now === 'offline') return read(source);
    if (now.own) return alertFailure(texts.assignFirst, ACTION);
    if (now.question) return alertFailure(dateMessages.first, ACTION);
    await store(now.converted ?? source);
  };
  /** Stores the file without its failing rows; they can be downloaded after that, too. */
  const submitGood = async () => {
    if (!source || !preview) return;
    const { failures, failingRows } = preview;
    const failing = new Set(failures.flatMap(failedRowNumbers));
    const rest = { file: table?.file ?? source, failures, dates: preview.dates, names, rows: failingRows };
    await store(converted ?? source, rest, (whole) => validRows(whole, failing));
  };
  const readAs = async (choice: TableChoice) => {
    setOutcome(undefined);
    if (source) await read(source, choice);
  };
  /** Reads the file again, without the choices of columns, dates and names. */
  const again = () => {
    setOutcome(undefined);
    if (source) void read(source, table?.choice);
  };
  /** Back to the preview with all choices; the data may have changed since. */
  const dismiss = () => (outcome?.kind === 'refused' ? void fix(state.fixes) : setOutcome(undefined));
  const steps = {
    choose,
    readExcel,
    pickSheet,
    readAs,
    clear,
    use,
    answerDates,
    fix,
    hold,
    submit,
    submitGood,
    again,
    dismiss,
    cancel,
  };
  const offersExcel = file !== undefined && isWorkbook(file) && !workbook;
  return { ...state, file, workbook, offersExcel, readingWorkbook, outcome, share, toInvite, held, ...steps };
}

/** Whether the name ends with .csv, case-insensitively (R862). */
const isCsv = (file: { name: string }): boolean => /\.csv$/i.test(file.name);

/** Returns a function that reports whether the screen is still mounted. */
function useIsHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
