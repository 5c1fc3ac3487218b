import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { useId, type KeyboardEvent } from 'react';
import { IconButton } from '../../button/IconButton';
import { Modal } from '../../dialog/Modal';
import { formatDateTime } from '../../format/date';
import { Icon } from '../../icon/Icon';
import { t } from '../../language/t';
import { messages } from '../../messages';
import styles from './Lightbox.module.css';

/** A picture, as it is listed, or as a phone keeps it. */
type Picture = Pick<StoredFile, 'file_id' | 'name' | 'url' | 'added_at'> &
  Partial<Pick<StoredFile, 'width' | 'height' | 'taken_at' | 'who' | 'who_full_name'>>;

interface LightboxProps {
  pictures: readonly Picture[];
  /** The id of the picture that is shown. */
  shown: string;
  onShow: (file_id: string) => void;
  onClose: () => void;
}

/** A picture in the whole window; the arrow keys, Home and End show another one; behind the last comes the first. */
export function Lightbox({ pictures, shown, onShow, onClose }: LightboxProps) {
  const heading = useId();
  const at = pictures.findIndex((file) => file.file_id === shown);
  const file = pictures[at];
  if (!file) return null;
  const go = (to: number) => {
    const next = pictures.at(to % pictures.length);
    if (next) onShow(next.file_id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: pictures.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <Modal className={styles.box ?? ''} labelledBy={heading} onClose={onClose}>
      <div role="presentation" className={styles.panel} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <h2 id={heading} className={styles.title}>
            {file.name}
          </h2>
          <span className={styles.count}>
            {t('{at} of {all}', { at: String(at + 1), all: String(pictures.length) })}
          </span>
          <a
            className={styles.save}
            href={file.url}
            download={file.name}
            aria-label={t('Save {name}', { name: file.name })}
          >
            <Icon name="download" />
          </a>
          <IconButton icon="close" label={messages.close} onClick={onClose} />
        </div>
        <img
          className={styles.picture}
          src={file.url}
          alt={file.name}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
        />
        <div className={styles.foot}>
          <IconButton icon="chevron-left" label={t('Previous photo')} onClick={() => go(at - 1)} />
          <span>
            <time dateTime={file.taken_at ?? file.added_at}>
              {formatDateTime(file.taken_at ?? file.added_at)}
            </time>
            {file.who ? ` · ${nameLabel(file.who, file.who_full_name ?? null)}` : ''}
          </span>
          <IconButton icon="chevron-right" label={t('Next photo')} onClick={() => go(at + 1)} />
        </div>
      </div>
    </Modal>
  );
}
