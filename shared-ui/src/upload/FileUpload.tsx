import { useId, useRef, useState, type DragEvent } from 'react';
import { IconButton } from '../button/IconButton';
import { formatBytes } from '../format/number';
import { Icon } from '../icon/Icon';
import styles from './FileUpload.module.css';
import { t } from '../language/t';

interface FileUploadProps {
  label: string;
  /** The file types in the file dialog: '.csv'. A dropped file may have any type: check it. */
  accept: string;
  hint?: string | undefined;
  file: File | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
  disabled?: boolean | undefined;
}

/** A file input with drag and drop. */
export function FileUpload({
  label,
  accept,
  hint,
  file,
  onFile,
  onRemove,
  disabled = false,
}: FileUploadProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !disabled) onFile(first);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div
      className={`${styles.zone} ${over ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        className={styles.input}
        accept={accept}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          take(event.target.files);
          // So that the same file can be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={styles.label}>
        <Icon name="upload" />
        {label}
      </label>
      <span className={styles.drop}>{t('or drop it here')}</span>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {file ? (
        <div className={styles.file}>
          <Icon name="file" />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{formatBytes(file.size)}</span>
          <IconButton
            icon="close"
            label={t('Remove {name}', { name: file.name })}
            disabled={disabled}
            onClick={() => {
              onRemove();
              input.current?.focus();
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
