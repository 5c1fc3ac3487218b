import { useState, type ComponentType } from 'react';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';
import { ActivatePerson } from './ActivatePerson';
import type { DeactivateDialogProps } from './DeactivateDialog';
import type { Somebody } from './Somebody';

const ACTION = 'open deactivation';

interface SwitchActiveProps {
  kind: PersonKind;
  person: Somebody;
}

/** The sign on a card that deactivates, after asking, or activates again. */
export function SwitchActive({ kind, person }: SwitchActiveProps) {
  const [Dialog, setDialog] = useState<ComponentType<DeactivateDialogProps>>();
  // The dialog is a form: no list pays for it before it is wanted.
  const ask = () =>
    import('./DeactivateDialog').then(
      ({ DeactivateDialog }) => {
        dismissFailures(ACTION);
        setDialog(() => DeactivateDialog);
      },
      () => alertFailure(sentenceFor('offline'), ACTION),
    );
  if (person.is_active === undefined) return null;
  if (!person.is_active) return <ActivatePerson person={person} />;
  return (
    <>
      <IconButton
        label={messages.active.deactivate(person.username)}
        icon="user-off"
        onClick={() => void ask()}
      />
      {Dialog ? <Dialog kind={kind} person={person} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
