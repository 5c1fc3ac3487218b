import { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call, invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { upload } from '@smart-elevator/shared-api/client/upload';
import { deleteFile, putFile } from '@smart-elevator/shared-api/contract/files/endpoints';
import { fileMessages } from '@smart-elevator/shared-api/contract/files/fileMessages';
import type { FileOwner } from '@smart-elevator/shared-api/contract/files/storedFile';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../language/t';
import { failureMessage } from '../../messages';
import { alertFailure } from '../../state/alerts';
import { FileRefusedError, prepareFile, type PreparedFile } from './prepareFile';

/** Files that are sent at once. */
const AT_ONCE = 2;

/** A file on its way. */
export interface PendingFile {
  /** The id that the stored file will have, so that a repetition stores it once. */
  id: string;
  file: File;
  state: 'waiting' | 'preparing' | 'sending' | 'failed';
  /** From 0 to 1, while it is sent. */
  share: number;
  /** Why it failed, and whether it may succeed later. */
  reason?: string;
  mayRetry?: boolean;
}

interface Job {
  run: () => Promise<void>;
  signal: AbortSignal;
}

/** The uploads of this tab: they go on when their page is left, and closing the tab asks first. */
const waiting: Job[] = [];
let running = 0;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function enqueue(job: Job): void {
  waiting.push(job);
  window.addEventListener('beforeunload', ask);
  startNext();
}

function startNext(): void {
  while (running < AT_ONCE && waiting.length > 0) {
    const job = waiting.shift();
    if (!job || job.signal.aborted) continue;
    running += 1;
    void job.run().finally(() => {
      running -= 1;
      startNext();
      if (running === 0) window.removeEventListener('beforeunload', ask);
    });
  }
}

/** The owner of new files; of a visit the item of its checklist that they show. */
export interface FileTarget {
  owner: FileOwner;
  owner_id: number;
  elevator_id?: number;
  item?: number;
  /** Its text. */
  item_text?: string;
}

/** Sends files to an owner; what fails stays until it is sent again or removed. */
export function useFileUploads(of: FileTarget) {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const prepared = useRef(new Map<string, PreparedFile>());
  const controls = useRef(new Map<string, AbortController>());
  const withdrawn = useRef(new Set<string>());
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const change = (id: string, changes: Partial<PendingFile>) =>
    setPending((files) => files.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const forget = (id: string) => setPending((files) => files.filter((one) => one.id !== id));

  async function send(id: string, file: File, signal: AbortSignal): Promise<void> {
    let isSent = false;
    try {
      change(id, { state: 'preparing' });
      const ready = prepared.current.get(id) ?? (await prepareFile(file));
      prepared.current.set(id, ready);
      if (signal.aborted) return;
      change(id, { state: 'sending', share: 0 });
      isSent = true;
      const { content, ...about } = ready;
      await upload(putFile, content, {
        params: { file_id: id },
        query: { ...of, ...about },
        signal,
        onProgress: (share) => change(id, { share }),
      });
      forget(id);
    } catch (error) {
      if (withdrawn.current.has(id)) return;
      const failure = failureOf(error);
      change(id, { state: 'failed', ...failure });
      if (!isShown.current)
        alertFailure(
          t('{name} was not sent: {reason}', { name: file.name, reason: failure.reason }),
          `send ${id}`,
        );
    } finally {
      if (isSent && withdrawn.current.has(id)) await deleteStored(id);
    }
  }

  function start(id: string, file: File): void {
    const control = new AbortController();
    controls.current.set(id, control);
    const { signal } = control;
    enqueue({ run: () => send(id, file, signal), signal });
  }

  return {
    pending,
    add: (files: Iterable<File>) => {
      const added = Array.from(files, (file): PendingFile => {
        return { id: crypto.randomUUID(), file, state: 'waiting', share: 0 };
      });
      setPending((known) => [...known, ...added]);
      for (const { id, file } of added) start(id, file);
    },
    retry: ({ id, file }: PendingFile) => {
      change(id, { state: 'waiting', share: 0 });
      start(id, file);
    },
    remove: ({ id, state, share, mayRetry }: PendingFile) => {
      withdrawn.current.add(id);
      // The server stores a file that it has received completely, even if the request is aborted: the file is deleted after the answer.
      if (state !== 'sending' || share < 1) controls.current.get(id)?.abort();
      forget(id);
      // The answer of an upload that failed may have been lost.
      if (state === 'failed' && mayRetry) void deleteStored(id);
    },
  };
}

/** Deletes what the server may have stored of an upload that is not wanted any more; it may have none of it. */
async function deleteStored(file_id: string): Promise<void> {
  await call(deleteFile, { params: { file_id } }).catch(() => undefined);
  invalidateChangedQueries(deleteFile);
}

function failureOf(error: unknown): { reason: string; mayRetry: boolean } {
  if (error instanceof FileRefusedError) return { reason: error.message, mayRetry: false };
  if (!(error instanceof ApiError)) return { reason: fileMessages.unreadableFile, mayRetry: true };
  const { failure, status, fields, detail } = error;
  const [sentence = detail] = Object.values(fields).flat();
  const mayRetry = status < 400 || status >= 500 || status === 401 || status === 429;
  return { reason: sentence ?? failureMessage(failure, status), mayRetry };
}
