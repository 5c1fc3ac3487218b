import type { ReactNode } from 'react';
import { fullName, personLabel, type Customer } from '@smart-elevator/shared-api/contract/people/person';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { ActivationToggle } from '../active/ActivationToggle';
import { messages as activeMessages } from '../active/messages';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';
import { DeletePerson } from './DeletePerson';
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
  /** The open tickets beside the count, with their list. */
  open?: ReactNode;
  /** What happens to the person's data when they are deleted. */
  consequence?: ReactNode;
}

/** A person: name and user name, contact, tickets; they can be edited, deactivated and deleted (R410). */
export function PersonCard({ kind, person, tickets, edit, page, ...rest }: PersonCardProps) {
  const { remember, forget, open, consequence } = rest;
  const { username, ticket_count } = person;
  const name = fullName(person);
  const label = personLabel(person);
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
      tag={person.is_active === false ? activeMessages.deactivated : undefined}
      count={tickets ? { ...counted, to: tickets, onFollow: remember } : undefined}
      facts={[
        ...(open === undefined ? [] : [{ term: messages.technicians.openTickets, value: open }]),
        ...(tickets ? [] : [{ term: counted.label, value: formatCount(counted.value) }]),
      ]}
      actions={
        <>
          <IconButton label={texts.edit(label)} icon="edit" to={edit} state={here} onClick={remember} />
          <ActivationToggle kind={kind} person={person} />
          <DeletePerson kind={kind} person={person} consequence={consequence} onDeleted={forget} />
        </>
      }
    />
  );
}
