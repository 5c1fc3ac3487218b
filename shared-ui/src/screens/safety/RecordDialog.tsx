import type { SendResult } from '@smart-elevator/shared-api/client/useSend';
import { addDays, addMonths, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { choice, day, record } from '@smart-elevator/shared-api/contract/fields';
import { Button } from '../../button/Button';
import { Dialog } from '../../dialog/Dialog';
import { saveFile } from '../../export/saveFile';
import { DateInput } from '../../form/DateInput';
import { SelectInput } from '../../form/SelectInput';
import { currentLanguage } from '../../language/language';
import { t } from '../../language/t';
import { messages } from '../../messages';
import { SendForm } from '../EntityForm';

/** What a printed record is asked for: days, both inclusive, yyyy-mm-dd, and its language. */
export interface AskedRecord {
  from: string;
  to: string;
  language: 'en' | 'hi';
}

export interface RecordDialogProps {
  title: string;
  /** Fetches the PDF; undefined while it is fetched already. */
  load: (asked: AskedRecord) => Promise<SendResult<File> | undefined>;
  onClose: () => void;
}

const SCHEMA = record({ from: day(), to: day(), language: choice(['en', 'hi']) });
/** The names of the languages, each in itself. */
const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const;

/** Saves a printed record, such as the accident register: its period, at first the last twelve months, and its language (R1362). */
export function RecordDialog({ title, load, onClose }: RecordDialogProps) {
  const to = localDay();
  return (
    <Dialog title={title} open onClose={onClose}>
      <SendForm<AskedRecord, File>
        label={title}
        initialValues={{
          from: addDays(addMonths(to, -12), 1),
          to,
          language: currentLanguage() === 'hi' ? 'hi' : 'en',
        }}
        schema={SCHEMA}
        submit={t('Save as PDF')}
        secondaryAction={<Button onClick={onClose}>{messages.cancel}</Button>}
        send={load}
        onSaved={(file) => {
          saveFile(file);
          onClose();
        }}
      >
        <DateInput name="from" label={t('From')} required />
        <DateInput name="to" label={t('To')} required />
        <SelectInput
          name="language"
          label={t('Language')}
          options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
        />
      </SendForm>
    </Dialog>
  );
}
