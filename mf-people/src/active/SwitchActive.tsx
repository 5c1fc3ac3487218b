import { useState } from 'react';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';
import { ActivatePerson } from './ActivatePerson';
import { DeactivateDialog } from './DeactivateDialog';

/** Somebody who can be deactivated, as the lists know them. */
export interface Somebody {
  user_id: number;
  username: string;
  /** Left out by servers that know no such thing. */
  is_active?: boolean | undefined;
}

interface SwitchActiveProps {
  kind: PersonKind;
  person: Somebody;
}

/** The sign on a card that deactivates, after asking, or activates again. */
export function SwitchActive({ kind, person }: SwitchActiveProps) {
  const [asking, setAsking] = useState(false);
  if (person.is_active === undefined) return null;
  if (!person.is_active) return <ActivatePerson person={person} />;
  return (
    <>
      <IconButton
        label={messages.active.deactivate(person.username)}
        icon="user-off"
        onClick={() => setAsking(true)}
      />
      {asking ? <DeactivateDialog kind={kind} person={person} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
