import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { call } from '@smart-elevator/shared-api/client/call';
import { deleteFile, changeFile, restoreFile } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { text, record } from '@smart-elevator/shared-api/contract/fields';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { useState } from 'react';
import { IconButton } from '../../button/IconButton';
import { Dialog } from '../../dialog/Dialog';
import { TextField } from '../../form/TextField';
import { formatDay } from '../../format/date';
import { formatBytes } from '../../format/number';
import { Icon } from '../../icon/Icon';
import type { IconName } from '../../icon/iconShapes';
import { t } from '../../language/t';
import { EntityForm } from '../EntityForm';
import { retryOf } from '../../state/retryOf';
import { useSendWithAlert } from '../useSendWithAlert';
import { alertFailure, dismissFailures } from '../../state/alerts';
import styles from './Files.module.css';

interface FileTileProps {
  file: StoredFile;
  isOfComment: boolean;
  onOpen: () => void;
  /** The address of the picture is no longer valid. */
  onExpired: () => void;
}

/** A file as a tile: its picture or its kind, name, and what can be done with it. */
export function FileTile({ file, isOfComment, onOpen, onExpired }: FileTileProps) {
  const { file_id, name, url, thumbnail_url, bytes, taken_at, added_at, who, who_full_name } = file;
  const [renaming, setRenaming] = useState(false);
  const [failedFor, setFailedFor] = useState<string>();
  const params = { file_id };
  const action = `delete file ${file_id}`;
  const undo = () => {
    call(restoreFile, { params }).then(
      () => dismissFailures(action),
      (error: unknown) =>
        alertFailure(t('{name} was not restored.', { name }), action, retryOf(asApiError(error), undo)),
    );
  };
  const { send, sending } = useSendWithAlert(deleteFile, {
    action,
    done: t('{name} was deleted.', { name }),
    onUndo: undo,
    failed: (_, reason) => t('{name} was not deleted: {reason}', { name, reason }),
    goneIsDone: true,
  });
  const by = who ? nameLabel(who, who_full_name) : undefined;
  return (
    <li className={styles.tile}>
      {thumbnail_url === null ? (
        <a className={styles.preview} href={url} download={name} aria-label={t('Save {name}', { name })}>
          <Icon name="file" size={32} />
          <span>PDF</span>
        </a>
      ) : (
        <button
          type="button"
          className={styles.preview}
          onClick={onOpen}
          aria-label={t('Show {name}', { name })}
        >
          <img
            src={thumbnail_url}
            alt=""
            loading="lazy"
            onError={() => {
              // Once for each address: an address that is refused twice would be asked for again and again.
              if (failedFor === thumbnail_url) return;
              setFailedFor(thumbnail_url);
              onExpired();
            }}
          />
        </button>
      )}
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.meta} title={by}>
        {formatDay(taken_at ?? added_at)} · {formatBytes(bytes)}
      </span>
      {isOfComment && by ? (
        <span className={styles.meta}>{t('With a comment by {name}', { name: by })}</span>
      ) : null}
      {file.can_change ? (
        <span className={styles.tools} data-screen-only="">
          {thumbnail_url === null ? null : <InReports file={file} />}
          {file.owner === 'elevator' && file.take_along !== undefined ? <TakeAlong file={file} /> : null}
          <IconButton icon="edit" label={t('Rename {name}', { name })} onClick={() => setRenaming(true)} />
          <IconButton
            icon="delete"
            label={t('Delete {name}', { name })}
            disabled={sending}
            onClick={() => void send({ params })}
          />
        </span>
      ) : null}
      <Dialog title={t('Rename {name}', { name })} open={renaming} onClose={() => setRenaming(false)}>
        <EntityForm
          endpoint={changeFile}
          inputOf={(body: { name: string }) => ({ params, body })}
          initialValues={{ name }}
          schema={record({ name: text(255) })}
          submit={t('Rename')}
          failed={t('{name} was not renamed.', { name })}
          done={t('The file was renamed.')}
          onSaved={() => setRenaming(false)}
        >
          <TextField name="name" label={t('Name')} />
        </EntityForm>
      </Dialog>
    </li>
  );
}

/** Whether reports print a picture. */
const InReports = ({ file }: { file: StoredFile }) => (
  <Mark
    file={file}
    icon="report"
    isOn={file.in_reports}
    label={t('Use {name} for reports', { name: file.name })}
    change={{ in_reports: !file.in_reports }}
  />
);

/** Whether technicians have a file of a lift on their phones (R1443). */
const TakeAlong = ({ file }: { file: StoredFile }) => (
  <Mark
    file={file}
    icon="phone"
    isOn={file.take_along === true}
    label={t('Technicians take {name} along', { name: file.name })}
    change={{ take_along: file.take_along !== true }}
  />
);

interface MarkProps {
  file: StoredFile;
  icon: IconName;
  isOn: boolean;
  label: string;
  change: { in_reports: boolean } | { take_along: boolean };
}

function Mark({ file: { file_id, name }, icon, isOn, label, change }: MarkProps) {
  const { send, sending } = useSend(changeFile);
  const action = `change file ${file_id}`;
  const store = async () => {
    const sent = await send({ params: { file_id }, body: change });
    if (sent?.ok) dismissFailures(action);
    else if (sent) alertFailure(t('{name} was not changed.', { name }), action);
  };
  return (
    <IconButton icon={icon} label={label} pressed={isOn} disabled={sending} onClick={() => void store()} />
  );
}
