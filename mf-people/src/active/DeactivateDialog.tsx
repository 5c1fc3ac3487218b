import { useState } from 'react';
import { fullName, personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { messages as all } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';
import styles from './Deactivate.module.css';
import { HandOverFields } from './HandOverFields';
import { useDeactivation, type PersonSummary } from './useDeactivation';

const texts = messages.active;

export interface DeactivateDialogProps {
  kind: PersonKind;
  person: PersonSummary;
  onClose: () => void;
}

/** Asks for confirmation before a person is deactivated; for a technician also who gets the open tickets. */
export function DeactivateDialog({ kind, person, onClose }: DeactivateDialogProps) {
  const name = personLabel(person);
  const [failure, setFailure] = useState<string>();
  const { deactivate, sending } = useDeactivation(person);

  async function submit({ hand_over_to }: { hand_over_to: string }) {
    setFailure(undefined);
    const outcome = await deactivate(hand_over_to);
    if (!outcome) return;
    if ('failure' in outcome) return setFailure(outcome.failure);
    // Before the alert: while a dialog is open, screen readers ignore the rest of the page.
    onClose();
    outcome.notify();
  }

  return (
    <Dialog title={texts.title(name)} open onClose={onClose}>
      <Form label={texts.deactivate(name)} initialValues={{ hand_over_to: '' }} onSubmit={submit}>
        {failure ? (
          <Notice tone="failure" title={texts.notDeactivated(name)}>
            {failure}
          </Notice>
        ) : null}
        <p>{texts.consequence(fullName(person) || person.username)}</p>
        {kind.user_type === 'TechnicianUser' ? <HandOverFields person={person} /> : null}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{all.cancel}</Button>
          <Button kind="danger" type="submit" busy={sending}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
