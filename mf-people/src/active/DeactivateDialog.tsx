import { useState } from 'react';
import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { deactivatePerson, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { fullName, personLabel, type Employee } from '@smart-elevator/shared-api/contract/people/person';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { failureMessage, messages as all } from '@smart-elevator/shared-ui/messages';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';
import styles from './Deactivate.module.css';
import { activationAction, type PersonSummary } from './PersonSummary';

const texts = messages.active;

interface DeactivateDialogProps {
  kind: PersonKind;
  person: PersonSummary;
  onClose: () => void;
}

/** Asks for confirmation before a person is deactivated; for a technician also who gets the open tickets. */
export function DeactivateDialog({ kind, person, onClose }: DeactivateDialogProps) {
  const { user_id } = person;
  const name = personLabel(person);
  const action = activationAction(user_id);
  const dealer_id = useDealerId();
  const isTechnician = kind.user_type === 'TechnicianUser';
  const { data, loading } = useCall(employeeList, { params: { dealer_id } }, { enabled: isTechnician });
  const receivers = selectablePeople(data?.results ?? [], []).filter((one) => one.user_id !== user_id);
  const [failure, setFailure] = useState<string>();
  const { send, sending } = useSend(deactivatePerson);

  async function submit({ hand_over_to: to }: { hand_over_to: string }) {
    setFailure(undefined);
    const body = to === '' ? { user_id } : { user_id, hand_over_to: Number(to) };
    const sent = await send({ params: { dealer_id }, body });
    if (!sent) return;
    // The dialog closes before an alert: while it is open, screen readers ignore the rest of the page.
    if (sent.ok) {
      onClose();
      const receiver = receivers.find((one) => String(one.user_id) === to);
      const handedOver = texts.handedOver(sent.reply.handed_over, receiver && personLabel(receiver));
      const sentences = [translateServerMessage(sent.reply.detail), handedOver];
      return alertSuccess(sentences.filter(Boolean).join(' '), action);
    }
    const { status, statusText, fields } = sent.error;
    if (status !== 404) {
      const reasons = Object.values(fields).flat().map(translateServerMessage).join(' ');
      return setFailure(reasons || failureMessage(sent.error.failure));
    }
    // Somebody else has deleted the person: the stale card disappears with the next fetch.
    invalidateChangedQueries(deactivatePerson);
    onClose();
    alertFailure(`${texts.notDeactivated(name)} ${translateServerMessage(statusText)}`.trim(), action);
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
        {isTechnician ? <HandOverFields person={person} receivers={receivers} loading={loading} /> : null}
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

interface HandOverFieldsProps {
  person: PersonSummary;
  /** The technicians who can take over the tickets; empty until loaded. */
  receivers: readonly Employee[];
  loading: boolean;
}

/** The number of a technician's open tickets, and the choice of who gets them. */
function HandOverFields({ person, receivers, loading }: HandOverFieldsProps) {
  const { count, failed } = useOpenTickets(person.user_id);
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
