import type { ReactNode } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { deletePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { peopleMessages } from '@smart-elevator/shared-api/contract/people/messages';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from './messages';

const texts = messages.person;

interface DeletePersonProps {
  name: string;
  email: string;
  /** What happens to the person's data, in sentences. */
  consequence?: ReactNode;
  onDeleted: () => void;
}

/** The delete button of a person, with confirmation and result (R410). */
export function DeletePerson({ name, email, consequence, onDeleted }: DeletePersonProps) {
  const dealer_id = useDealerId();
  return (
    <ConfirmDelete
      endpoint={deletePerson}
      input={{ params: { dealer_id }, body: { email } }}
      label={texts.delete(name)}
      question={texts.question}
      subject={texts.subject(name, email)}
      consequence={consequence}
      action={`delete ${email}`}
      done={peopleMessages.deleted(email)}
      failed={({ statusText }, reason) =>
        texts.deleteFailed(email, translateServerMessage(statusText) || reason)
      }
      onDeleted={onDeleted}
    />
  );
}
