import { wideEncoding } from '@smart-elevator/shared-api/contract/elevators/fileBytes';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { currentDateFormat } from '@smart-elevator/shared-ui/state/dateFormat';
import { FileUpload } from '@smart-elevator/shared-ui/upload/FileUpload';
import { useState } from 'react';
import type { FoundDays } from './foundDays';
import { messages } from './messages';
import { isCalendarFile, readCalendarFile } from './readCalendarFile';
import { readDayList } from './readDayList';
import styles from './WorkingDays.module.css';

const { adding: texts } = messages;
const LARGEST_FILE = 1_000_000;

interface DayListFormProps {
  onFound: (found: FoundDays) => void;
  onClose: () => void;
}

/** Several days off: typed, pasted, or of a CSV or ICS file, which is read in the browser. */
export function DayListForm({ onFound, onClose }: DayListFormProps) {
  const [file, setFile] = useState<File>();
  const [isUnreadable, setUnreadable] = useState(false);
  const read = (text: string) =>
    isCalendarFile(text) ? readCalendarFile(text) : readDayList(text, currentDateFormat());
  const choose = async (chosen: File) => {
    const found = chosen.size > LARGEST_FILE ? undefined : read(await textOf(chosen));
    const hasDays = found !== undefined && found.days.length + found.refused.length > 0;
    setFile(chosen);
    setUnreadable(!hasDays);
    if (hasDays) onFound(found);
  };
  return (
    <Form
      label={messages.days.addList}
      initialValues={{ text: '' }}
      onSubmit={({ text }, helpers) => {
        if (text.trim() === '') helpers.setFieldError('text', texts.nothing);
        else onFound(read(text));
        // The form stays, for Back.
        return Promise.resolve();
      }}
    >
      <TextAreaField name="text" label={texts.text} hint={texts.textHint} rows={6} />
      <FileUpload
        label={texts.file}
        accept=".csv,.ics,.txt"
        hint={texts.fileHint}
        file={file}
        onFile={(chosen) => void choose(chosen)}
        onRemove={() => {
          setFile(undefined);
          setUnreadable(false);
        }}
      />
      {isUnreadable ? <Notice tone="failure">{texts.unreadable}</Notice> : null}
      <div className={styles.buttons}>
        <SubmitButton>{texts.next}</SubmitButton>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </Form>
  );
}

/** The text of a file in UTF-8 or UTF-16, else in Windows-1252, which Excel writes; '' for a file that is no text. */
const textOf = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = wideEncoding(bytes);
  try {
    return new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return wide || bytes.includes(0) ? '' : new TextDecoder('windows-1252').decode(bytes);
  }
};
