import { useState } from 'react';
import { fullName, personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { messages as all } from '@smart-elevator/shared-ui/messages';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';
import styles from './Deactivate.module.css';
import { useDeactivation, type PersonSummary, useHandOverCandidates } from './useDeactivation';

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

/** The number of a technician's open tickets, and the choice of who gets them. */
function HandOverFields({ person }: { person: PersonSummary }) {
  const { user_id } = person;
  const { count, failed } = useOpenTickets(user_id);
  const { receivers, loading } = useHandOverCandidates(user_id, true);
  const counted = failed ? texts.notCounted : texts.counting;
  return (
    <>
      <p role="status" className={styles.count}>
        {count === undefined ? counted : texts.openTickets(count, fullName(person) || person.username)}
      </p>
      <SelectInput
        name="hand_over_to"
        label={texts.handOver}
        hint={texts.handOverHint}
        placeholder={texts.unassigned}
        loading={loading}
        allowClear
        options={receivers.map((one) => ({ value: String(one.user_id), label: personLabel(one) }))}
      />
    </>
  );
}

/** The number of a technician's tickets that are not Closed; undefined until known. */
function useOpenTickets(user_id: number) {
  const params = { dealer_id: useDealerId() };
  const query = { assignee: String(user_id), page: 1, page_size: 1 };
  const all = useCall(employeeTicketList, { params, query });
  const closed = useCall(employeeTicketList, { params, query: { ...query, status: 'Closed' } });
  const failed = (all.error ?? closed.error) !== undefined;
  return { count: all.data && closed.data ? all.data.count - closed.data.count : undefined, failed };
}
