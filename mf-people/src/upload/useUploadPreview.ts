import { useEffect, useRef, useState } from 'react';
import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import type { ColumnOrders } from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { retryOnce } from '@smart-elevator/shared-ui/state/retryOnce';
import type { UploadPreview } from './createPreviewCollector';
import type { SwappedDates } from './dates/fileDates';
import type { Fixes } from './fixes/applyFixes';
import { columnNames, TEMPLATE_NAMES, type ColumnNames } from './mapping/columnNames';
import type { OwnColumns } from './mapping/readOwnColumns';
import type { ColumnSources } from './mapping/toTemplate';
import type { Table, TableChoice } from './table/readTable';

/** What reads and checks a file, loaded once one is chosen: most visits of the page upload none. */
const loadReading = () =>
  retryOnce(async () => {
    const [check, collector, dates, own, template, table, orders] = await Promise.all([
      import(/* webpackChunkName: "reading" */ './checkUploadFile'),
      import(/* webpackChunkName: "reading" */ './createPreviewCollector'),
      import(/* webpackChunkName: "reading" */ './dates/fileDates'),
      import(/* webpackChunkName: "reading" */ './mapping/readOwnColumns'),
      import(/* webpackChunkName: "reading" */ './mapping/toTemplate'),
      import(/* webpackChunkName: "reading" */ './table/readTable'),
      import(/* webpackChunkName: "reading" */ '@smart-elevator/shared-api/contract/elevators/uploadDates'),
    ]);
    return { ...check, ...collector, ...dates, ...own, ...template, ...table, ...orders };
  });
type Reading = Awaited<ReturnType<typeof loadReading>>;

const NO_FIXES: Fixes = { usernames: new Map(), technicians: new Map() };

/** The state of the chosen file's preview. */
export interface PreviewState {
  /** The table in the chosen file. */
  table: Table | undefined;
  /** From 0 to 1 while the file is being read; 1 while the server checks it. */
  reading: number | undefined;
  preview: UploadPreview | undefined;
  /** The columns that the dealer must assign to the template's, before the file is previewed. */
  own: OwnColumns | undefined;
  /** The dealer must say how the dates are written, before the file is previewed. */
  question: ColumnOrders | undefined;
  /** The chosen file with the columns of the template; its dates are yyyy-mm-dd once they are read. */
  converted: File | undefined;
  /** The file before the dealer decided anything in the preview, and what was decided. */
  base: File | undefined;
  fixes: Fixes;
  /** The dealer chose the columns or the order of the dates, and may choose again. */
  chose: boolean;
  names: ColumnNames;
  swapped: SwappedDates;
  /** The browser could not read the file (it was moved, or its permission is gone). */
  unreadable: boolean;
}

interface CheckOptions {
  signal: AbortSignal;
  code: Reading;
  table: Table | undefined;
  names: ColumnNames;
  /** The order of the dates, if the dealer was asked. */
  answer?: DateFormat;
}

const READING = 'read a file';

const INITIAL_STATE: PreviewState = {
  table: undefined,
  reading: undefined,
  preview: undefined,
  own: undefined,
  question: undefined,
  converted: undefined,
  base: undefined,
  fixes: NO_FIXES,
  chose: false,
  names: TEMPLATE_NAMES,
  swapped: {},
  unreadable: false,
};

type Step = (signal: AbortSignal, code: Reading) => Promise<PreviewState>;

/** What became of a step of the reading: a newer one has replaced it, or its code could not be loaded. */
type StepEnd = PreviewState | 'replaced' | 'offline';

/** Reads the chosen file in the background; choosing another file aborts the reading of the former one. */
export function useUploadPreview() {
  const [state, setState] = useState(INITIAL_STATE);
  const [share, setShare] = useState(0);
  const dealer_id = useDealerId();
  const underway = useRef<AbortController>(undefined);
  const last = useRef<Promise<StepEnd>>(undefined);
  const isAwaited = useRef(false);
  useEffect(() => () => (isAwaited.current ? undefined : underway.current?.abort()), []);

  const forget = () => {
    underway.current?.abort();
    setState(INITIAL_STATE);
  };
  /** Runs a step of the reading; a newer one replaces it. */
  const run = async (step: Step, signal: AbortSignal): Promise<StepEnd> => {
    const code = await loadReading().catch(() => undefined);
    if (signal.aborted) return 'replaced';
    if (!code) {
      alertFailure(failureMessage('offline'), READING);
      return 'offline';
    }
    dismissFailures(READING);
    const next = await step(signal, code).catch(() => ({ ...INITIAL_STATE, unreadable: true }));
    if (signal.aborted) return 'replaced';
    setState(next);
    return next;
  };
  const start = async (step: Step): Promise<void> => {
    underway.current?.abort();
    const { signal } = (underway.current = new AbortController());
    isAwaited.current = false;
    await (last.current = run(step, signal));
  };
  /** Waits until the file is read, also after the dealer has left the page. */
  const settled = async (): Promise<StepEnd> => {
    isAwaited.current = true;
    return (await last.current) ?? state;
  };
  /** Previews the file `base` with what the dealer has decided. */
  const foresee = async (
    known: PreviewState,
    base: File,
    { signal, dates, code }: { signal: AbortSignal; dates: ColumnOrders | undefined; code: Reading },
  ): Promise<PreviewState> => {
    setShare(0);
    setState({ ...known, base, converted: base, reading: 0 });
    // In steps of 5 %, so that a large file renders the bar 20 times and not hundreds of times.
    const onProgress = (now: number) => setShare(Math.floor(now * 20) / 20);
    const options = { signal, onProgress, dealer_id, dates, fixes: known.fixes };
    const { file, preview } = await code.checkUploadFile(base, options);
    return { ...known, base, converted: file, preview };
  };
  const check = async (file: File, options: CheckOptions): Promise<PreviewState> => {
    const { signal, code, table, answer, names } = options;
    const known = { ...INITIAL_STATE, table, names, chose: answer !== undefined || names !== TEMPLATE_NAMES };
    setShare(0);
    setState({ ...known, reading: 0 });
    const dates = await code.surveyDates(file, answer, signal);
    if (dates && code.undecidedColumns(dates.orders).length > 0)
      return { ...known, converted: file, question: dates.orders };
    const base = dates ? await code.writeDays(file, dates) : file;
    signal.throwIfAborted();
    return foresee({ ...known, swapped: dates?.swapped ?? {} }, base, { signal, code, dates: dates?.orders });
  };
  const read = (file: File, choice: TableChoice = {}) =>
    start(async (signal, code) => {
      setState(INITIAL_STATE);
      const table = await code.readTable(file, choice, signal);
      const own = await code.readOwnColumns(table.file);
      signal.throwIfAborted();
      if (own) return { ...INITIAL_STATE, table, own };
      return check(table.file, { signal, code, table, names: TEMPLATE_NAMES });
    });
  const assign = ({ header }: OwnColumns, sources: ColumnSources) =>
    start(async (signal, code) => {
      const { table } = state;
      if (!table) return state;
      const made = await code.toTemplate(table.file, header.length, sources);
      if ('file' in made)
        return check(made.file, { signal, code, table, names: columnNames(header, sources) });
      const { row, fault } = made;
      const preview = code.unreadableFilePreview(fault, row);
      return { ...INITIAL_STATE, table, preview };
    });
  const answer = (order: DateFormat) =>
    start(async (signal, code) => {
      const { converted, table, names } = state;
      return converted ? check(converted, { signal, code, table, names, answer: order }) : state;
    });
  const decide = (fixes: Fixes) =>
    start(async (signal, code) => {
      const { base, table, names, chose, swapped, preview } = state;
      if (!base || !preview) return state;
      return foresee({ ...INITIAL_STATE, table, names, chose, swapped, fixes }, base, {
        signal,
        code,
        dates: preview.dates,
      });
    });
  const reading = state.reading === undefined ? undefined : share;
  return { ...state, reading, read, assign, answer, decide, forget, settled };
}
