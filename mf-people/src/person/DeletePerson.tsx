import { useState, type ReactNode } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { deletePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { peopleMessages } from '@smart-elevator/shared-api/contract/people/messages';
import { personLabel, type Customer } from '@smart-elevator/shared-api/contract/people/person';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { DeleteDialog } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { HandOver } from '../handover/HandOver';
import { useHandOver } from '../handover/useHandOver';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';

const texts = messages.person;

interface DeletePersonProps {
  kind: PersonKind;
  person: Customer;
  /** What happens to the person's data. */
  consequence?: ReactNode;
  onDeleted: () => void;
}

/** The button on a card that deletes a person, with confirmation. */
export function DeletePerson(props: DeletePersonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={texts.delete(personLabel(props.person))}
        icon="delete"
        tone="danger"
        onClick={() => setAsking(true)}
      />
      {asking ? <AskToDelete {...props} onEnd={() => setAsking(false)} /> : null}
    </>
  );
}

/** The question (R410), for a technician with the work that waits, and who gets it (R428). */
function AskToDelete({
  kind,
  person,
  consequence,
  onDeleted,
  onEnd,
}: DeletePersonProps & { onEnd: () => void }) {
  const { user_id, username, email } = person;
  // A customer from a file may have no address (R876).
  const named = email || username;
  const isTechnician = kind.user_type === 'TechnicianUser';
  const handOver = useHandOver(user_id, isTechnician);
  const isOffered = isTechnician && handOver.isOffered;
  const receivers = isOffered && handOver.receivers.length > 0 ? { receivers: handOver.receivers } : {};
  return (
    <DeleteDialog
      endpoint={deletePerson}
      input={{
        params: { dealer_id: useDealerId() },
        body: { ...(email ? { email } : { user_id }), ...receivers },
      }}
      question={texts.question}
      subject={texts.subject(personLabel(person), named)}
      consequence={isOffered ? <HandOver person={person} handOver={handOver} /> : consequence}
      action={`delete ${named}`}
      done={({ handed_over = 0 }) => {
        const outcome = handOver.outcome(handed_over);
        if (outcome) alertSuccess(outcome);
        return peopleMessages.deleted(named);
      }}
      failed={({ status, statusText, fields }, reason) => {
        const refused =
          status === 400 ? (fields['receivers'] ?? []).map(translateServerMessage).join(' ') : '';
        return texts.deleteFailed(named, refused || translateServerMessage(statusText) || reason);
      }}
      onSend={handOver.leave}
      onDeleted={onDeleted}
      onEnd={onEnd}
    />
  );
}
