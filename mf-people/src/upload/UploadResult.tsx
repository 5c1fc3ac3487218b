import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { messages as all } from '@smart-elevator/shared-ui/messages';
import type { ColumnOrders } from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { Link } from 'react-router-dom';
import { messages } from '../messages';
import { paths } from '../paths';
import { UndoImport } from './imports/UndoImport';
import { NotesTable, RowErrorsTable } from './RowErrorsTable';
import { SaveFailedRows } from './SaveFailedRows';
import type { UploadOutcome } from './uploadOutcome';
import styles from './UploadPanel.module.css';

const texts = messages.invitation;

interface UploadResultProps {
  outcome: UploadOutcome;
  /** The file that was sent. */
  file: Blob | undefined;
  /** How its dates are read. */
  dates: ColumnOrders | undefined;
  onDismiss: () => void;
}

/** The result of the upload: the created rows, or the exact message with the server's reasons (R863). */
export function UploadResult({ outcome, file, dates, onDismiss }: UploadResultProps) {
  if (outcome.kind === 'stored') {
    const { rest, imported } = outcome;
    return (
      <>
        {outcome.made ? (
          <Notice
            tone="success"
            action={imported ? <UndoImport row={imported} onUndone={onDismiss} /> : undefined}
          >
            {outcome.made}
          </Notice>
        ) : null}
        {rest ? (
          <Notice tone="warning" action={<SaveFailedRows {...rest} />}>
            {messages.upload.rest(rest.rows)}
          </Notice>
        ) : null}
        {outcome.held ? (
          <p>
            {texts.areHeld}{' '}
            <Link to={withQuery(paths.customers, { invitation: 'Held' })}>{texts.showHeld}</Link>
          </p>
        ) : null}
        <NotesTable notes={outcome.notes} />
      </>
    );
  }
  if (outcome.kind !== 'refused') return null;
  const { detail, reasons } = outcome;
  return (
    <div className={styles.preview}>
      <Notice
        tone="failure"
        title={messages.upload.notStored}
        action={<IconButton icon="close" label={all.dismiss} onClick={onDismiss} />}
      >
        {detail}
      </Notice>
      {file && reasons.length > 0 ? (
        <RowErrorsTable caption={messages.upload.refused} reasons={reasons} file={file} dates={dates} />
      ) : null}
    </div>
  );
}
