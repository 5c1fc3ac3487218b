import { Suspense, useRef } from 'react';
import { UPLOAD_COLUMNS, UPLOAD_TEMPLATE } from '@smart-elevator/shared-api/contract/elevators/upload';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { csvText } from '@smart-elevator/shared-api/contract/csvText';
import { downloadFile } from '@smart-elevator/shared-ui/export/downloadFile';
import { lazyPart } from '@smart-elevator/shared-ui/feedback/lazyPart';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Checkbox } from '@smart-elevator/shared-ui/field/Checkbox';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { FileUpload } from '@smart-elevator/shared-ui/upload/FileUpload';
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
import { messages } from '../messages';
import { dateMessages } from './dates/messages';
import { excelMessages } from './excel/messages';
import type { UploadPreview } from './createPreviewCollector';
import type { Fixes } from './fixes/applyFixes';
import { ColumnNamesProvider, TEMPLATE_NAMES } from './mapping/columnNames';
import { RecentImports } from './imports/RecentImports';
import { uploadColumns } from './uploadColumns';
import styles from './UploadPanel.module.css';
import { UploadResult } from './UploadResult';
import { useUpload } from './useUpload';

const texts = messages.upload;

const FilePreview = lazyPart(async () => (await import('./FilePreview')).FilePreview);

const ColumnMapping = lazyPart(async () => (await import('./mapping/ColumnMapping')).ColumnMapping);

const TableReading = lazyPart(async () => (await import('./table/TableReading')).TableReading);

const DateQuestion = lazyPart(async () => (await import('./dates/DateQuestion')).DateQuestion);

const PreviewFixes = lazyPart(async () => (await import('./fixes/PreviewFixes')).PreviewFixes);

/** The upload of customers and elevators from a CSV file (R861, R865). */
export function UploadPanel() {
  const upload = useUpload();
  const { file, outcome, share, reading, table, preview, own, question, chose, unreadable, toInvite } =
    upload;
  const submitBox = useRef<HTMLDivElement>(null);
  const sending = share !== undefined;

  return (
    <ColumnNamesProvider value={upload.names}>
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
            onFile={upload.choose}
            onRemove={upload.clear}
            disabled={sending}
          />
          {upload.offersExcel ? (
            <div>
              <Button icon="upload" busy={upload.readingWorkbook} onClick={() => void upload.readExcel()}>
                {excelMessages.read}
              </Button>
            </div>
          ) : null}
          {upload.workbook && upload.workbook.sheets.length > 1 && !sending ? (
            <SelectField
              label={excelMessages.sheet}
              value={upload.workbook.sheet}
              options={upload.workbook.sheets.map(({ name }) => ({ value: name, label: name }))}
              onChange={(name) => void upload.pickSheet(name)}
            />
          ) : null}
          <div className={styles.submit} ref={submitBox}>
            <Button kind="primary" icon="upload" busy={sending} onClick={() => void upload.submit()}>
              {texts.submit}
            </Button>
          </div>
        </div>
        {share === undefined ? null : (
          // Cancel is well away from Submit, so that the second half of a double click cannot press it.
          <div className={styles.sending}>
            <FileProgress share={share} first={texts.sending} then={texts.storing} />
            <Button onClick={upload.cancel}>{texts.cancel}</Button>
          </div>
        )}
        {outcome && !sending ? (
          <UploadResult
            outcome={outcome}
            file={table?.file ?? file}
            dates={preview?.dates}
            onDismiss={upload.dismiss}
          />
        ) : null}
        {table &&
        (table.headerRow > 0 || table.choice.encoding) &&
        !sending &&
        outcome?.kind !== 'refused' ? (
          <Suspense fallback={<Skeleton rows={2} />}>
            <TableReading
              table={table}
              hasEncoding={!upload.workbook}
              onChoose={(choice) => void upload.readAs(choice)}
            />
          </Suspense>
        ) : null}
        {own ? (
          <Suspense fallback={<Skeleton rows={7} />}>
            <ColumnMapping
              key={own.header.join()}
              own={own}
              onAssigned={(sources) => {
                // The form is gone after this; the next step is to submit the file.
                submitBox.current?.querySelector('button')?.focus();
                return upload.use(sources);
              }}
            />
          </Suspense>
        ) : null}
        {question && !sending ? (
          <Suspense fallback={<Skeleton rows={3} />}>
            <DateQuestion
              orders={question}
              onAnswer={(order) => {
                submitBox.current?.querySelector('button')?.focus();
                return upload.answerDates(order);
              }}
            />
          </Suspense>
        ) : null}
        {reading === undefined ? null : (
          <FileProgress share={reading} first={texts.reading} then={texts.checking} />
        )}
        {unreadable ? <Notice tone="failure">{texts.unreadable}</Notice> : null}
        {file && preview && outcome?.kind !== 'refused' ? (
          <Suspense fallback={<Skeleton rows={3} />}>
            <FilePreview
              preview={preview}
              file={table?.file ?? file}
              swapped={upload.swapped}
              onUploadGood={sending ? undefined : () => void upload.submitGood()}
            />
          </Suspense>
        ) : null}
        {preview && !sending && outcome?.kind !== 'refused' && hasFixes(preview, upload.fixes) ? (
          <Suspense fallback={<Skeleton rows={2} />}>
            <PreviewFixes
              preview={preview}
              fixes={upload.fixes}
              onFix={(fixes) => {
                submitBox.current?.querySelector('button')?.focus();
                return upload.fix(fixes);
              }}
            />
          </Suspense>
        ) : null}
        {chose && (preview || question) && !sending ? (
          <div data-screen-only="">
            <Button kind="link" icon="edit" onClick={upload.again}>
              {upload.names === TEMPLATE_NAMES ? dateMessages.change : texts.changeColumns}
            </Button>
          </div>
        ) : null}
        {toInvite > 0 && !sending && outcome?.kind !== 'refused' ? (
          <HoldInvitations count={toInvite} held={upload.held} onHold={upload.hold} />
        ) : null}
        <ColumnGuide />
        <RecentImports />
      </section>
    </ColumnNamesProvider>
  );
}

const hasFixes = ({ names, failures }: UploadPreview, { technicians }: Fixes): boolean =>
  names.derived.length > 0 || technicians.size > 0 || failures.some(({ column }) => column === 'technician');

/** The share of the file that is read or sent; the progress of the server after that is not known. */
const FileProgress = ({ share, first, then }: { share: number; first: string; then: string }) => (
  <ProgressBar share={share < 1 ? share : undefined} label={share < 1 ? first : then} />
);

interface HoldInvitationsProps {
  /** The number of people who would get an invitation. */
  count: number;
  held: boolean;
  onHold: (held: boolean) => void;
}

/** Shows how many invitations an upload sends, with a checkbox that holds them back. */
function HoldInvitations({ count, held, onHold }: HoldInvitationsProps) {
  return (
    <div data-screen-only="">
      <p role="status">{messages.invitation.writesTo(held ? 0 : count)}</p>
      <Checkbox label={messages.invitation.hold} checked={held} onChange={onHold} />
    </div>
  );
}

/** The description of each column, collapsed by default. */
function ColumnGuide() {
  return (
    <details className={styles.guide}>
      <summary>{texts.columns}</summary>
      <DataTable
        caption={texts.columns}
        columns={[
          { key: 'column', title: texts.column, render: ({ column }) => <code>{column}</code> },
          { key: 'meaning', title: texts.meaning, render: ({ meaning }) => t(meaning) },
          { key: 'example', title: texts.example, render: ({ example }) => example },
        ]}
        rows={uploadColumns}
        rowKey={({ column }) => column}
      />
    </details>
  );
}
