import { useState } from 'react';
import { undoImport } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import type { StoredImport } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { VisuallyHidden } from '@smart-elevator/shared-ui/hidden/VisuallyHidden';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { DeleteDialog } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../../messages';

const texts = messages.upload.imports;

/** Undoes an import after a confirmation. */
export function UndoImport({ row }: { row: StoredImport }) {
  const { import_id, file_name, customers_created, elevators_created } = row;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="link" onClick={() => setAsking(true)}>
        <span aria-hidden="true">{texts.undo}</span>
        <VisuallyHidden>{texts.undoOne(file_name)}</VisuallyHidden>
      </Button>
      {asking ? (
        <DeleteDialog
          endpoint={undoImport}
          input={{ params: { import_id } }}
          question={texts.question}
          subject={file_name}
          consequence={<p>{texts.consequence(customers_created, elevators_created)}</p>}
          action={`undo import ${import_id}`}
          done={texts.done(file_name)}
          failed={({ status, detail }, reason) =>
            status === 409 && detail ? translateServerMessage(detail) : texts.notUndone(file_name, reason)
          }
          onEnd={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
