import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { describedBy, FieldFrame } from '@smart-elevator/shared-ui/field/FieldFrame';
import { SelectControl } from '@smart-elevator/shared-ui/filter/SelectControl';
import { useBoundField } from '@smart-elevator/shared-ui/form/useBoundField';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { StaleNotice } from '@smart-elevator/shared-ui/screens/CallFailure';
import { useFileUploads } from '@smart-elevator/shared-ui/screens/files/useFileUploads';
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
import { useEffect, useRef } from 'react';
import styles from './PermitFileInput.module.css';
import { safetyTexts } from './safetyTexts';

const texts = safetyTexts.unseal;

/** The file of a permit: one of the lift's files, or a new one, which is chosen once it is sent (R1361). */
export function PermitFileInput({ elevator_id }: { elevator_id: number }) {
  const owner = { owner: 'elevator', owner_id: elevator_id } as const;
  const { data, error, retry } = useCall(listFiles, { query: owner });
  const uploads = useFileUploads(owner);
  const input = useRef<HTMLInputElement>(null);
  const bound = useBoundField<string>({ name: 'file_id', label: texts.file });
  const { id, field, setValue } = bound;
  const [pending] = uploads.pending;
  const hint = data?.files.length === 0 ? texts.noFiles : texts.fileHint;

  /** The file that is chosen as soon as the list has it. */
  const added = useRef<string>(undefined);
  const files = data?.files;
  useEffect(() => {
    if (pending) added.current = pending.id;
    else if (added.current !== undefined && files?.some(({ file_id }) => file_id === added.current)) {
      setValue(added.current);
      added.current = undefined;
    }
  }, [pending, files, setValue]);

  return (
    <>
      <FieldFrame id={id} label={texts.file} required hint={hint} error={bound.error}>
        <SelectControl
          id={id}
          value={field.value}
          options={(files ?? []).toReversed().map(({ file_id, name, added_at }) => ({
            value: file_id,
            label: `${name} · ${formatDay(added_at)}`,
          }))}
          onChange={setValue}
          required
          invalid={bound.error !== undefined}
          describedBy={describedBy(id, hint, bound.error)}
        />
      </FieldFrame>
      {error ? <StaleNotice title={texts.filesFailed} error={error} onRetry={retry} /> : null}
      {pending?.state === 'failed' ? (
        <p className={styles.refused} role="alert">
          {texts.notSent(pending.file.name, translateServerMessage(pending.reason ?? ''))}
        </p>
      ) : pending ? (
        <ProgressBar
          label={pending.file.name}
          share={pending.state === 'sending' ? pending.share : undefined}
        />
      ) : null}
      <div className={styles.buttons}>
        <input
          ref={input}
          type="file"
          accept="image/*,application/pdf"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (pending) uploads.remove(pending);
            if (file) uploads.add([file]);
            target.value = '';
          }}
        />
        <Button icon="upload" onClick={() => input.current?.click()}>
          {texts.add}
        </Button>
        {pending?.mayRetry ? <Button onClick={() => uploads.retry(pending)}>{common.retry}</Button> : null}
      </div>
    </>
  );
}
