import type { ReactNode } from 'react';
import { fullName, personLabel, type Customer } from '@smart-elevator/shared-api/contract/people/person';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { deletePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { peopleMessages } from '@smart-elevator/shared-api/contract/people/messages';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { ActivationToggle } from '../active/ActivationToggle';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';
import { PersonContact } from './PersonContact';

const texts = messages.person;

interface PersonCardProps {
  kind: PersonKind;
  person: Customer;
  /** The addresses of the tickets, if they have a page, and of the edit form. */
  tickets: string | undefined;
  edit: string;
  /** The address of the person's page, if there is one. */
  page?: string;
  /** Stores the person as the last selected one, and removes the stored one. */
  remember: () => void;
  forget: () => void;
  /** What happens to the person's data when they are deleted. */
  consequence?: ReactNode;
}

/** A person: name and user name, contact, tickets; they can be edited, deactivated and deleted (R410). */
export function PersonCard({ kind, person, tickets, edit, page, ...rest }: PersonCardProps) {
  const { remember, forget, consequence } = rest;
  const { user_id, username, email, ticket_count } = person;
  // A customer from a file may have no address (R876).
  const named = email || username;
  const name = fullName(person);
  const label = personLabel(person);
  const dealer_id = useDealerId();
  const here = useOriginState(kind.texts.title);
  const counted = { value: ticket_count, label: messages.tickets(ticket_count) };
  return (
    <Card
      title={name || username}
      alias={name ? username : undefined}
      to={page}
      state={here}
      onFollow={remember}
      subtitle={<PersonContact person={person} />}
      tag={person.is_active === false ? messages.active.deactivated : undefined}
      count={tickets ? { ...counted, to: tickets, onFollow: remember } : undefined}
      facts={tickets ? undefined : [{ term: counted.label, value: formatCount(counted.value) }]}
      actions={
        <>
          <IconButton label={texts.edit(label)} icon="edit" to={edit} state={here} onClick={remember} />
          <ActivationToggle kind={kind} person={person} />
          <ConfirmDelete
            endpoint={deletePerson}
            input={{ params: { dealer_id }, body: email ? { email } : { user_id } }}
            label={texts.delete(label)}
            question={texts.question}
            subject={texts.subject(label, named)}
            consequence={consequence}
            action={`delete ${named}`}
            done={peopleMessages.deleted(named)}
            failed={({ statusText }, reason) =>
              texts.deleteFailed(named, translateServerMessage(statusText) || reason)
            }
            onDeleted={forget}
          />
        </>
      }
    />
  );
}
