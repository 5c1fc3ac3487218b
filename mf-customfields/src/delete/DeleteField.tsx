import { noteChanges } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { deleteCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { messages } from '../messages';

interface DeleteFieldProps {
  field: CustomField;
  onDeleted?: () => void;
}

const said = messages.remove;

/** The bin of a field: asks, deletes, and says how it went. Values that exist stay readable. */
export function DeleteField({ field: { id, name }, onDeleted }: DeleteFieldProps) {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useSend(deleteCustomField);

  const action = `delete field ${id}`;

  async function remove() {
    const sent = await send({ params: { id } });
    if (!sent) return;
    // Before the alert: while a dialog is open, the rest of the page is not heard.
    setAsking(false);
    if (sent.ok) {
      alertSuccess(said.done(name), action);
      onDeleted?.();
      return;
    }
    const isGone = sent.error.status === 404;
    // Somebody else was first: what is shown is old.
    if (isGone) noteChanges(deleteCustomField);
    alertFailure(said.failed(name, isGone ? said.gone : sentenceFor(sent.error.failure)), action);
  }

  return (
    <>
      <IconButton label={said.of(name)} icon="delete" tone="danger" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        sentence={said.question}
        subject={said.subject(name)}
        busy={sending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
