import { useEffect, useRef, useState } from 'react';
import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { idempotencyKeyFor, type KeyedInput } from '@smart-elevator/shared-api/client/idempotencyKey';
import { upload } from '@smart-elevator/shared-api/client/upload';
import { uploadCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import {
  UPLOAD_MAX_BYTES,
  uploadMessages,
  uploadReply,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import { t } from '@smart-elevator/shared-ui/language/t';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { messages } from '../messages';
import type { UndoableImport } from './imports/UndoImport';
import { outcomeOf, rowErrorsOf, type UploadOutcome } from './uploadOutcome';

/** Makes the file that is sent of the chosen one. */
export type PickRows = (file: File) => Promise<File>;

/** Sends a file once, even if it is called repeatedly, with progress and a cancel function. */
export function useUploadSend() {
  const underway = useRef<AbortController>(undefined);
  const keyed = useRef<KeyedInput>(undefined);
  const [share, setShare] = useState<number>();
  useWarningBeforeLeaving(share !== undefined);

  const send = async (
    file: File,
    { held, pick = async (chosen: File) => chosen }: { held: boolean; pick?: PickRows | undefined },
  ): Promise<UploadOutcome | undefined> => {
    if (underway.current) return undefined;
    const { signal } = (underway.current = new AbortController());
    let sent = 0;
    const onProgress = (now: number) => {
      sent = now;
      setShare(now);
    };
    setShare(0);
    try {
      if (file.size > UPLOAD_MAX_BYTES)
        return { kind: 'unsent', sentence: translateServerMessage(uploadMessages().tooLarge) };
      if (!(await isStillThere(file))) return { kind: 'unsent', sentence: messages.upload.changedOnDisk };
      const selectedRows = await pick(file);
      signal.throwIfAborted();
      const query = held ? ({ invitations: 'hold' } as const) : {};
      // The same file again, after an answer that was lost, is not stored twice.
      const { name, size, lastModified } = file;
      keyed.current = idempotencyKeyFor(
        { name, size, lastModified, sent: selectedRows.size, held },
        keyed.current,
      );
      const idempotencyKey = keyed.current.key;
      const made = await upload(uploadCsv, selectedRows, { query, signal, idempotencyKey, onProgress });
      keyed.current = undefined;
      return {
        kind: 'stored',
        made: uploadSummary(made),
        held,
        notes: rowErrorsOf(made, 'notes'),
        imported: importOf(made, file.name),
      };
    } catch (error) {
      // If only the reply was lost, the data may be stored: the lists are fetched again.
      if (sent === 1) invalidateChangedQueries(uploadCsv);
      return outcomeOf(asApiError(error), sent);
    } finally {
      underway.current = undefined;
      setShare(undefined);
    }
  };
  return { send, share, cancel: () => underway.current?.abort() };
}

/** A file that was changed or moved after it was chosen cannot be sent; the network error would not show the reason. */
const isStillThere = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Closing the tab would stop the upload: the browser asks first. */
function useWarningBeforeLeaving(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}

/** The numbers of customers and elevators that were created; undefined if the server does not return them. */
function uploadSummary(reply: {
  customers_created?: unknown;
  elevators_created?: unknown;
}): string | undefined {
  const { customers_created: customers, elevators_created: elevators } = reply;
  if (typeof customers !== 'number' || typeof elevators !== 'number') return undefined;
  return t(
    '{customers, plural, one {# customer} other {# customers}} and {elevators, plural, one {# elevator} other {# elevators}} were created.',
    { customers, elevators },
  );
}

/** The import that the upload made, on a server that can undo it. */
function importOf(made: unknown, file_name: string): UndoableImport | undefined {
  if (!uploadReply.isValidSync(made)) return undefined;
  const { import_id, customers_created, elevators_created } = made;
  return import_id === undefined ? undefined : { import_id, file_name, customers_created, elevators_created };
}
