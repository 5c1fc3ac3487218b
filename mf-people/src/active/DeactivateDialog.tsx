import { useState } from 'react';
import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { deactivatePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { fullName, personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage, messages as all } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { HandOver } from '../handover/HandOver';
import { useHandOver } from '../handover/useHandOver';
import { messages as texts } from './messages';
import type { PersonKind } from '../personKinds';
import { activationAction, type PersonSummary } from './PersonSummary';

interface DeactivateDialogProps {
  kind: PersonKind;
  person: PersonSummary;
  onClose: () => void;
}

/** Asks for confirmation before a person is deactivated; for a technician also who gets the work. */
export function DeactivateDialog({ kind, person, onClose }: DeactivateDialogProps) {
  const { user_id } = person;
  const name = personLabel(person);
  const action = activationAction(user_id);
  const dealer_id = useDealerId();
  const isTechnician = kind.user_type === 'TechnicianUser';
  const handOver = useHandOver(user_id, isTechnician);
  const [failure, setFailure] = useState<string>();
  const { send, sending } = useSend(deactivatePerson);

  async function submit() {
    setFailure(undefined);
    const { receivers, isOffered } = handOver;
    const to = isOffered ? { receivers } : { hand_over_to: receivers[0] };
    const sent = await send({
      params: { dealer_id },
      body: receivers.length > 0 ? { user_id, ...to } : { user_id },
    });
    if (!sent) return;
    // The dialog closes before an alert: while it is open, screen readers ignore the rest of the page.
    if (sent.ok) {
      onClose();
      const sentences = [translateServerMessage(sent.reply.detail), handOver.outcome(sent.reply.handed_over)];
      return alertSuccess(sentences.filter(Boolean).join(' '), action);
    }
    const { status, statusText, fields } = sent.error;
    if (status !== 404) {
      const reasons = Object.values(fields).flat().map(translateServerMessage).join(' ');
      return setFailure(reasons || failureMessage(sent.error.failure, status));
    }
    // Somebody else has deleted the person: the stale card disappears with the next fetch.
    invalidateChangedQueries(deactivatePerson);
    onClose();
    alertFailure(`${texts.notDeactivated(name)} ${translateServerMessage(statusText)}`.trim(), action);
  }

  return (
    <Dialog
      title={texts.title(name)}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{all.cancel}</Button>
          <Button kind="danger" busy={sending} onClick={() => void submit()}>
            {texts.submit}
          </Button>
        </>
      }
    >
      {failure ? (
        <Notice tone="failure" title={texts.notDeactivated(name)}>
          {failure}
        </Notice>
      ) : null}
      <p>{texts.consequence(fullName(person) || person.username)}</p>
      {isTechnician ? <HandOver person={person} handOver={handOver} /> : null}
    </Dialog>
  );
}
