import { useEffect, useRef, useState } from 'react';
import { checkUploadFile } from './checkUploadFile';
import { unreadableFilePreview, type UploadPreview } from './createPreviewCollector';
import { readOwnColumns, type OwnColumns } from './mapping/readOwnColumns';
import { toTemplate, type ColumnSources } from './mapping/toTemplate';

/** The state of the chosen file's preview. */
export interface PreviewState {
  /** From 0 to 1 while the file is being read; 1 while the server checks it. */
  reading: number | undefined;
  preview: UploadPreview | undefined;
  /** The columns that the dealer must assign to the template's, before the file is previewed. */
  own: OwnColumns | undefined;
  /** The file with the columns of the template, if they were assigned. */
  converted: File | undefined;
  /** The browser could not read the file (it was moved, or its permission is gone). */
  unreadable: boolean;
}

const INITIAL_STATE: PreviewState = {
  reading: undefined,
  preview: undefined,
  own: undefined,
  converted: undefined,
  unreadable: false,
};

/** Reads the chosen file in the background; choosing another file aborts the reading of the former one. */
export function useUploadPreview() {
  const [state, setState] = useState(INITIAL_STATE);
  const [share, setShare] = useState(0);
  const underway = useRef<AbortController>(undefined);
  useEffect(() => () => underway.current?.abort(), []);

  const forget = () => {
    underway.current?.abort();
    setState(INITIAL_STATE);
  };
  /** Runs a step of the reading; a newer one replaces it. */
  const start = async (step: (signal: AbortSignal) => Promise<PreviewState>) => {
    underway.current?.abort();
    const { signal } = (underway.current = new AbortController());
    try {
      const next = await step(signal);
      if (!signal.aborted) setState(next);
    } catch {
      if (!signal.aborted) setState({ ...INITIAL_STATE, unreadable: true });
    }
  };
  const check = async (file: File, signal: AbortSignal, converted?: File): Promise<PreviewState> => {
    setShare(0);
    setState({ ...INITIAL_STATE, converted, reading: 0 });
    // In steps of 5 %, so that a large file renders the bar 20 times and not hundreds of times.
    const onProgress = (now: number) => setShare(Math.floor(now * 20) / 20);
    return { ...INITIAL_STATE, converted, preview: await checkUploadFile(file, { signal, onProgress }) };
  };
  const read = (file: File) =>
    start(async (signal) => {
      setState(INITIAL_STATE);
      const own = await readOwnColumns(file);
      return own && !signal.aborted ? { ...INITIAL_STATE, own } : check(file, signal);
    });
  const assign = (file: File, { header }: OwnColumns, sources: ColumnSources) =>
    start(async (signal) => {
      const made = await toTemplate(file, header.length, sources);
      if ('file' in made) return check(made.file, signal, made.file);
      const { row, fault } = made;
      const preview = unreadableFilePreview(fault, row);
      return { ...INITIAL_STATE, preview };
    });
  return { ...state, reading: state.reading === undefined ? undefined : share, read, assign, forget };
}
