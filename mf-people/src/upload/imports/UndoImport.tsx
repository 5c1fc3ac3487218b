import { undoImport } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import type { StoredImport } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { ConfirmSend } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../../messages';

const texts = messages.upload.imports;

/** An import that can be undone. */
export type UndoableImport = Pick<
  StoredImport,
  'import_id' | 'file_name' | 'customers_created' | 'elevators_created'
>;

interface UndoImportProps {
  row: UndoableImport;
  /** Called when it is undone. */
  onUndone?: () => void;
}

/** Undoes an import after a confirmation. */
export const UndoImport = ({ row, onUndone }: UndoImportProps) => (
  <ConfirmSend
    kind="link"
    label={
      <>
        <span aria-hidden="true">{texts.undo}</span>
        <VisuallyHidden>{texts.undoOne(row.file_name)}</VisuallyHidden>
      </>
    }
    endpoint={undoImport}
    input={{ params: { import_id: row.import_id } }}
    question={texts.question}
    subject={row.file_name}
    consequence={<p>{texts.consequence(row.customers_created, row.elevators_created)}</p>}
    confirmLabel={texts.undo}
    action={`undo import ${row.import_id}`}
    done={texts.done(row.file_name)}
    onDeleted={onUndone}
    failed={({ status, detail }, reason) =>
      status === 409 && detail ? translateServerMessage(detail) : texts.notUndone(row.file_name, reason)
    }
  />
);
