import { t } from '@smart-elevator/shared-ui/language/t';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../messages';
import { uploadColumns } from './uploadColumns';
import styles from './UploadPanel.module.css';

/** The description of each column, collapsed by default. */
export function ColumnGuide() {
  return (
    <details className={styles.guide}>
      <summary>{messages.upload.columns}</summary>
      <DataTable
        caption={messages.upload.columns}
        columns={[
          { key: 'column', title: messages.upload.column, render: ({ column }) => <code>{column}</code> },
          { key: 'meaning', title: messages.upload.meaning, render: ({ meaning }) => t(meaning) },
          { key: 'example', title: messages.upload.example, render: ({ example }) => example },
        ]}
        rows={uploadColumns}
        rowKey={({ column }) => column}
      />
    </details>
  );
}
