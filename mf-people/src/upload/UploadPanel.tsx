import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { UPLOAD_COLUMNS, UPLOAD_TEMPLATE } from '@smart-elevator/shared-api/contract/elevators/upload';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { csvText } from '@smart-elevator/shared-ui/export/csvText';
import { downloadFile } from '@smart-elevator/shared-ui/export/downloadFile';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { alertFailure, alertSuccess, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { FileUpload } from '@smart-elevator/shared-ui/upload/FileUpload';
import { messages } from '../messages';
import { ColumnGuide } from './ColumnGuide';
import { FilePreview } from './FilePreview';
import type { OwnColumns } from './mapping/readOwnColumns';
import type { ColumnSources } from './mapping/toTemplate';
import { ReadingProgress, UploadProgress } from './UploadProgress';
import { UploadResult } from './UploadResult';
import type { UploadOutcome } from './uploadOutcome';
import styles from './UploadPanel.module.css';
import { useUploadPreview } from './useUploadPreview';
import { useUploadSend } from './useUploadSend';

const texts = messages.upload;
const ACTION = 'upload';

const ColumnMapping = lazy(async () => ({
  default: (await import('./mapping/ColumnMapping')).ColumnMapping,
}));

/** The upload of customers and elevators from a CSV file (R861, R865). */
export function UploadPanel() {
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<UploadOutcome>();
  const { read, assign, forget, reading, preview, own, converted, unreadable } = useUploadPreview();
  const { send, share, cancel } = useUploadSend();
  const isHere = useIsHere();
  const submitBox = useRef<HTMLDivElement>(null);
  const sending = share !== undefined;

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
    forget();
  };
  const again = (chosen: File) => {
    setOutcome(undefined);
    void read(chosen);
  };
  const use = async (columns: OwnColumns, sources: ColumnSources) => {
    dismissFailures(ACTION);
    // The form is gone after this; the next step is to submit the file.
    submitBox.current?.querySelector('button')?.focus();
    if (file) await assign(file, columns, sources);
  };
  const submit = async () => {
    if (!file) return alertFailure(texts.noFile, ACTION);
    if (!isCsv(file)) return alertFailure(texts.notCsv, ACTION);
    if (own) return alertFailure(texts.assignFirst, ACTION);
    dismissFailures(ACTION);
    setOutcome(undefined);
    const ended = await send(converted ?? file);
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
        <div className={styles.submit} ref={submitBox}>
          <Button kind="primary" icon="upload" busy={sending} onClick={() => void submit()}>
            {texts.submit}
          </Button>
        </div>
      </div>
      {sending ? <UploadProgress share={share} onCancel={cancel} /> : null}
      {outcome && !sending ? (
        <UploadResult outcome={outcome} file={file} onDismiss={() => setOutcome(undefined)} />
      ) : null}
      {file && own ? (
        <Suspense fallback={<Skeleton rows={7} />}>
          <ColumnMapping key={own.header.join()} own={own} onAssigned={(sources) => use(own, sources)} />
        </Suspense>
      ) : null}
      {reading === undefined ? null : <ReadingProgress share={reading} />}
      {unreadable ? <Notice tone="failure">{texts.unreadable}</Notice> : null}
      {file && preview && outcome?.kind !== 'refused' ? <FilePreview preview={preview} file={file} /> : null}
      {file && converted && !sending ? (
        <div data-screen-only="">
          <Button kind="link" icon="edit" onClick={() => again(file)}>
            {texts.changeColumns}
          </Button>
        </div>
      ) : null}
      <ColumnGuide />
    </section>
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
