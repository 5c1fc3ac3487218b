import { useEffect, useRef, useState } from 'react';
import { checkUploadFile } from './checkUploadFile';
import type { UploadPreview } from './createPreviewCollector';

/** The state of the chosen file's preview. */
export interface PreviewState {
  /** From 0 to 1 while the file is being read; 1 while the server checks it. */
  reading: number | undefined;
  preview: UploadPreview | undefined;
  /** The browser could not read the file (it was moved, or its permission is gone). */
  unreadable: boolean;
}

const INITIAL_STATE: PreviewState = { reading: undefined, preview: undefined, unreadable: false };

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
  const read = async (file: File) => {
    forget();
    const { signal } = (underway.current = new AbortController());
    setShare(0);
    setState({ ...INITIAL_STATE, reading: 0 });
    // In steps of 5 %, so that a large file renders the bar 20 times and not hundreds of times.
    const onProgress = (now: number) => setShare(Math.floor(now * 20) / 20);
    try {
      const preview = await checkUploadFile(file, { signal, onProgress });
      setState({ ...INITIAL_STATE, preview });
    } catch {
      if (!signal.aborted) setState({ ...INITIAL_STATE, unreadable: true });
    }
  };
  return { ...state, reading: state.reading === undefined ? undefined : share, read, forget };
}
