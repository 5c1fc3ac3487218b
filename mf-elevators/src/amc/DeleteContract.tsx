import { useState } from 'react';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { deleteContract } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from './messages';

const said = messages.remove;

/** The bin of a contract: asks, deletes, and says how it went. */
export function DeleteContract({ contract }: { contract: Contract }) {
  const { contract_id, customer_name, start_date, end_date } = contract;
  const [asking, setAsking] = useState(false);
  const { send, sending } = useSend(deleteContract);

  const action = `delete contract ${contract_id}`;

  async function remove() {
    const sent = await send({ params: { contract_id } });
    if (!sent) return;
    // Before the alert: while a dialog is open, the rest of the page is not heard.
    setAsking(false);
    if (sent.ok) alertSuccess(said.done, action);
    else if (sent.error.status === 404) alertFailure(messages.form.gone, action);
    else alertFailure(said.failed(sentenceFor(sent.error.failure)), action);
  }

  return (
    <>
      <IconButton
        icon="delete"
        tone="danger"
        label={said.of(customer_name)}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        sentence={said.question}
        subject={`${customer_name}, ${formatDay(start_date)} – ${formatDay(end_date)}`}
        busy={sending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
