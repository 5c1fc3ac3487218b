import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { FileOwner } from '@smart-elevator/shared-api/contract/files/storedFile';
import { useEffect, useId, useState, type DragEvent } from 'react';
import { Button } from '../../button/Button';
import { IconButton } from '../../button/IconButton';
import { EmptyState } from '../../feedback/EmptyState';
import { Skeleton } from '../../feedback/Skeleton';
import { Icon } from '../../icon/Icon';
import { t } from '../../language/t';
import { translateServerMessage } from '../../language/translateServerMessage';
import { messages } from '../../messages';
import { CallFailure, StaleNotice } from '../CallFailure';
import { ProgressBar } from '../../upload/ProgressBar';
import styles from './Files.module.css';
import { FileTile } from './FileTile';
import { Lightbox } from './Lightbox';
import { useFileUploads, type PendingFile } from './useFileUploads';

/** Milliseconds after which the addresses are asked for again; they are valid for four to five minutes. */
const FRESH_MS = 200_000;

export interface FilesProps {
  owner: FileOwner;
  owner_id: number;
  /** The owner whose list has these files as well, and is on the page: of a comment its ticket. */
  among?: { owner: FileOwner; owner_id: number };
  /** Whether files can be added; without files and this nothing is shown. */
  canAdd?: boolean;
}

/** The files of an owner: to add by choosing, dropping, pasting and the camera, to look at, rename, delete and save. */
export function Files({ owner, owner_id, among, canAdd = true }: FilesProps) {
  const query = useCall(listFiles, { query: among ?? { owner, owner_id } });
  const { pending, add, retry, remove } = useFileUploads({ owner, owner_id });
  const [shown, setShown] = useState<string>();
  const [isOver, setOver] = useState(false);
  const { data, error, loading } = query;

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) query.retry();
    }, FRESH_MS);
    return () => clearInterval(timer);
  });
  usePastedFiles(canAdd && !among ? add : undefined);

  if (among && !data) return null;
  if (loading) return <Skeleton rows={3} />;
  if (!data)
    return <CallFailure title={t('The files could not be loaded.')} error={error} onRetry={query.retry} />;
  const files = among
    ? data.files.filter((file) => file.owner === owner && file.owner_id === owner_id)
    : data.files;
  if (files.length === 0 && !canAdd) return null;
  const pictures = files.filter((file) => file.thumbnail_url !== null);
  const drop = (event: DragEvent) => {
    if (!canAdd) return;
    event.preventDefault();
    // The files of a comment are inside those of the page, which would take them as well.
    event.stopPropagation();
    setOver(false);
    add(event.dataTransfer.files);
  };
  return (
    <div
      className={isOver ? `${styles.files} ${styles.over}` : styles.files}
      onDragOver={(event) => {
        if (!canAdd || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
    >
      {error ? (
        <StaleNotice title={t('The files could not be loaded.')} error={error} onRetry={query.retry} />
      ) : null}
      <div className={styles.actions} data-screen-only="">
        {canAdd ? (
          <>
            <AddFiles label={t('Add photos or PDFs')} accept="image/*,application/pdf" onFiles={add} />
            <span className={styles.camera}>
              <AddFiles label={t('Take a photo')} accept="image/*" fromCamera onFiles={add} />
            </span>
          </>
        ) : null}
        {files.length > 1 && !among ? (
          <a className={styles.all} href={data.zip_url} download>
            <Icon name="download" size={16} />
            {t('Download all')}
          </a>
        ) : null}
      </div>
      {files.length === 0 && pending.length === 0 && !among ? (
        <EmptyState
          title={t('No photos or documents yet.')}
          hint={t('Drop or paste them here, up to 20 MB each.')}
        />
      ) : null}
      {pending.length > 0 ? (
        <ul className={styles.pending} aria-label={t('Files that are sent')}>
          {pending.map((one) => (
            <Pending key={one.id} pending={one} onRetry={() => retry(one)} onRemove={() => remove(one)} />
          ))}
        </ul>
      ) : null}
      {files.length > 0 ? (
        <ul className={styles.grid}>
          {files.map((file) => (
            <FileTile
              key={file.file_id}
              file={file}
              isOfComment={file.owner === 'comment' && owner !== 'comment'}
              onOpen={() => setShown(file.file_id)}
              onExpired={query.retry}
            />
          ))}
        </ul>
      ) : null}
      {shown === undefined ? null : (
        <Lightbox pictures={pictures} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}

interface AddFilesProps {
  label: string;
  accept: string;
  fromCamera?: boolean;
  onFiles: (files: FileList) => void;
}

function AddFiles({ label, accept, fromCamera = false, onFiles }: AddFilesProps) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={accept}
        multiple={!fromCamera}
        {...(fromCamera ? { capture: 'environment' } : {})}
        onChange={(event) => {
          if (event.target.files) onFiles(event.target.files);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={styles.add}>
        <Icon name={fromCamera ? 'eye' : 'plus'} size={16} />
        {label}
      </label>
    </>
  );
}

/** Files that are pasted anywhere on the page, but not beside text into a field. */
function usePastedFiles(add: ((files: FileList) => void) | undefined): void {
  useEffect(() => {
    if (!add) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      if (event.defaultPrevented || !clipboardData || clipboardData.files.length === 0) return;
      const isField =
        target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
      if (isField && clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      add(clipboardData.files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
}

interface PendingProps {
  pending: PendingFile;
  onRetry: () => void;
  onRemove: () => void;
}

function Pending({
  pending: { file, state, share, reason = '', mayRetry },
  onRetry,
  onRemove,
}: PendingProps) {
  const { name } = file;
  if (state === 'failed')
    return (
      <li className={styles.one}>
        <span className={styles.failed} role="alert">
          {t('{name} was not sent: {reason}', { name, reason: translateServerMessage(reason) })}
        </span>
        {mayRetry ? <Button onClick={onRetry}>{messages.retry}</Button> : null}
        <IconButton icon="close" label={t('Remove {name}', { name })} onClick={onRemove} />
      </li>
    );
  return (
    <li className={styles.one}>
      <ProgressBar label={name} share={state === 'sending' ? share : undefined} />
      <IconButton icon="close" label={t('Do not send {name}', { name })} onClick={onRemove} />
    </li>
  );
}
