import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { activatePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { messages as activeMessages } from './messages';
import type { PersonKind } from '../personKinds';
import { activationAction, type PersonSummary } from './PersonSummary';

interface ActivationToggleProps {
  kind: PersonKind;
  person: PersonSummary;
}

/** The button on a card that deactivates a person, with confirmation, or activates them again. */
export function ActivationToggle({ kind, person }: ActivationToggleProps) {
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./DeactivateDialog')).DeactivateDialog,
  );
  if (person.is_active === undefined) return null;
  // The dialog stays when the answer was lost and the list shows the deactivation already: it says so, and sends it again.
  return (
    <>
      {person.is_active ? (
        <IconButton label={activeMessages.deactivate(personLabel(person))} icon="user-off" onClick={open} />
      ) : (
        <ActivatePerson person={person} />
      )}
      {Dialog && isOpen ? <Dialog kind={kind} person={person} onClose={close} /> : null}
    </>
  );
}

/** Lets a person sign in and work again. */
function ActivatePerson({ person }: { person: PersonSummary }) {
  const { user_id } = person;
  const name = personLabel(person);
  const dealer_id = useDealerId();
  const { send } = useSendWithAlert(activatePerson, {
    action: activationAction(user_id),
    done: ({ detail }) => detail,
    failed: (_, reason) => `${activeMessages.notActivated(name)} ${reason}`,
    canRetry: true,
  });
  return (
    <IconButton
      label={activeMessages.activate(name)}
      icon="user"
      onClick={() => void send({ params: { dealer_id }, body: { user_id } })}
    />
  );
}
