import { useEffect, useRef, useState } from 'react';
import { UPLOAD_COLUMNS, UPLOAD_TEMPLATE } from '@smart-elevator/shared-api/contract/elevators/upload';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { csvText } from '@smart-elevator/shared-ui/export/csvText';
import { downloadFile } from '@smart-elevator/shared-ui/export/downloadFile';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { alertFailure, alertSuccess, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { FileUpload } from '@smart-elevator/shared-ui/upload/FileUpload';
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
import { messages } from '../messages';
import { ColumnGuide } from './ColumnGuide';
import { FilePreview } from './FilePreview';
import { HoldInvitations } from './HoldInvitations';
import { UploadResult } from './UploadResult';
import type { UploadOutcome } from './uploadOutcome';
import styles from './UploadPanel.module.css';
import { useUploadPreview } from './useUploadPreview';
import { useUploadSend } from './useUploadSend';

const texts = messages.upload;
const ACTION = 'upload';

/** The upload of customers and elevators from a CSV file (R861, R865). */
export function UploadPanel() {
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<UploadOutcome>();
  const [held, setHeld] = useState(false);
  const { read, forget, reading, preview, unreadable } = useUploadPreview();
  const { send, share, cancel } = useUploadSend();
  const isHere = useIsHere();
  const sending = share !== undefined;
  const toInvite = preview?.errors.length === 0 ? (preview.invitations ?? 0) : 0;

  const choose = (chosen: File) => {
    setFile(chosen);
    setOutcome(undefined);
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
    setHeld(false);
    forget();
  };
  const submit = async () => {
    if (!file) return alertFailure(texts.noFile, ACTION);
    if (!isCsv(file)) return alertFailure(texts.notCsv, ACTION);
    dismissFailures(ACTION);
    setOutcome(undefined);
    const ended = await send(file, held && toInvite > 0);
    if (!ended) return;
    if (ended.kind === 'stored') {
      alertSuccess(texts.stored, ACTION);
      clear();
    }
    if (ended.kind === 'unsent') alertFailure(ended.sentence, ACTION);
    // If the dealer has opened another screen meanwhile, the message is shown there.
    if (ended.kind === 'refused' && !isHere()) alertFailure(texts.notStored, ACTION);
    setOutcome(ended);
  };

  return (
    <section
      className={styles.panel}
      aria-labelledby="upload-title"
      data-screen-only={preview || outcome ? undefined : ''}
    >
      <div className={styles.words} data-screen-only="">
        <h2 id="upload-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.intro}>{texts.intro()}</p>
        <Button
          kind="link"
          icon="download"
          onClick={() => downloadFile(UPLOAD_TEMPLATE, csvText([UPLOAD_COLUMNS]))}
        >
          {texts.template}
        </Button>
      </div>
      <div className={styles.doing} data-screen-only="">
        <FileUpload
          accept=".csv"
          label={texts.choose}
          file={file}
          onFile={choose}
          onRemove={clear}
          disabled={sending}
        />
        <div className={styles.submit}>
          <Button kind="primary" icon="upload" busy={sending} onClick={() => void submit()}>
            {texts.submit}
          </Button>
        </div>
      </div>
      {sending ? <UploadProgress share={share} onCancel={cancel} /> : null}
      {outcome && !sending ? (
        <UploadResult outcome={outcome} file={file} onDismiss={() => setOutcome(undefined)} />
      ) : null}
      {reading === undefined ? null : reading < 1 ? (
        <ProgressBar share={reading} label={texts.reading} />
      ) : (
        <ProgressBar share={undefined} label={texts.checking} />
      )}
      {unreadable ? <Notice tone="failure">{texts.unreadable}</Notice> : null}
      {file && preview && outcome?.kind !== 'refused' ? <FilePreview preview={preview} file={file} /> : null}
      {toInvite > 0 && !sending && outcome?.kind !== 'refused' ? (
        <HoldInvitations count={toInvite} held={held} onHold={setHeld} />
      ) : null}
      <ColumnGuide />
    </section>
  );
}

/**
 * The sent share of the file, and a button that cancels. The progress of storing is not known. The button is well away from
 * Submit, so that the second half of a double click cannot cancel.
 */
function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div className={styles.sending}>
      {share < 1 ? (
        <ProgressBar share={share} label={texts.sending} />
      ) : (
        <ProgressBar share={undefined} label={texts.storing} />
      )}
      <Button onClick={onCancel}>{texts.cancel}</Button>
    </div>
  );
}

/** Whether the name ends with .csv, case-insensitively (R862). */
const isCsv = (file: { name: string }): boolean => /\.csv$/i.test(file.name);

/** Returns a function that tells whether the screen is still mounted. */
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
