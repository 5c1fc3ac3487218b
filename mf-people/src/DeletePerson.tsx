import { useState, type ReactNode } from 'react';
import { noteChanges } from '@smart-elevator/shared-api/client/call';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { deletePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { peopleSentences } from '@smart-elevator/shared-api/contract/people/messages';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { sayAnswer } from '@smart-elevator/shared-ui/language/sayAnswer';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from './messages';

const said = messages.person;

interface DeletePersonProps {
  username: string;
  email: string;
  /** What happens with what is theirs, in sentences. */
  consequence?: ReactNode;
  onDeleted: () => void;
}

/** The bin of a person: asks, deletes, and says how it went (R410). */
export function DeletePerson({ username, email, consequence, onDeleted }: DeletePersonProps) {
  const dealer_id = useDealerId();
  const [asking, setAsking] = useState(false);
  const { send, sending } = useSend(deletePerson);

  const action = `delete ${email}`;

  async function remove() {
    const sent = await send({ params: { dealer_id }, body: { email } });
    if (!sent) return;
    // Before the alert: while a dialog is open, the rest of the page is not heard.
    setAsking(false);
    if (!sent.ok) {
      const { status, statusText, failure } = sent.error;
      // Somebody else was quicker: the card that is left goes with the next reading.
      if (status === 404) {
        noteChanges(deletePerson);
        onDeleted();
      }
      return alertFailure(said.deleteFailed(email, sayAnswer(statusText) || sentenceFor(failure)), action);
    }
    onDeleted();
    alertSuccess(peopleSentences.deleted(email), action);
  }

  return (
    <>
      <IconButton label={said.delete(username)} icon="delete" tone="danger" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        sentence={said.question}
        subject={said.subject(username, email)}
        consequence={consequence}
        busy={sending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
