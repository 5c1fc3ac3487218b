import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { say } from '@smart-elevator/shared-ui/language/say';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../messages';
import { originOf, originState } from '@smart-elevator/shared-ui/state/origin';
import { ConflictDialog } from './ConflictDialog';
import styles from './TicketEditor.module.css';
import { TicketFields } from './TicketFields';
import { summaryOf, ticketSchema } from './ticketSchema';
import { addressAfter, type TicketForm } from './ticketForms';
import { newValues, valuesOf, type TicketValues } from './ticketValues';
import { useTicketSubmit } from './useTicketSubmit';
import type { TicketChoices } from './useTicketChoices';

interface TicketEditorProps {
  form: TicketForm;
  /** None for a new one. */
  ticket?: TicketDetails;
  /** The elevator of a new ticket, where it was chosen before. */
  elevator?: Pick<Elevator, 'elevator_id' | 'elevator_name'> | undefined;
  choices: TicketChoices;
}

/** A ticket's form. What is typed stays until it is saved. */
export function TicketEditor({ form, ticket, elevator, choices }: TicketEditorProps) {
  const { fields, technicians, me } = choices;
  const [initialValues] = useState(() =>
    ticket ? valuesOf(ticket, technicians, fields) : newValues(me, localDay(), fields, elevator?.elevator_id),
  );
  const [schema] = useState(() => ticketSchema({ form, choices, ticket }));
  const owner = useDealerId();
  const draft = `${form.path} ${ticket?.ticket_id ?? elevator?.elevator_id ?? ''}`;
  const elevatorName = (ticket ?? elevator)?.elevator_name;
  const origin = originOf(useLocation().state);
  const after = addressAfter(form, elevatorName ?? '', origin);
  const navigate = useNavigate();
  const leave = () => navigate(after, { state: originState(origin) });
  const { submit, collision, settle, leaveOpen, sending } = useTicketSubmit({
    ticket,
    choices,
    kept: `${owner}/${draft}`,
    onSaved: leave,
    onFailed: async (helpers) => {
      if (!form.leavesOnFailure) return;
      helpers.release();
      await leave();
    },
  });

  return (
    <>
      <Form<TicketValues>
        label={say(form.title)}
        initialValues={initialValues}
        schema={schema}
        summary={summaryOf}
        draft={{ name: draft, owner, version: ticket?.version }}
        onSubmit={submit}
      >
        <TicketFields form={form} ticket={ticket} elevatorName={elevatorName} choices={choices} />
        <div className={styles.actions}>
          <SubmitButton busy={sending}>{say(form.submit)}</SubmitButton>
          <LinkButton to={origin?.address ?? after}>{messages.form.cancel}</LinkButton>
        </div>
      </Form>
      {collision ? (
        <ConflictDialog collision={collision} fields={fields} onSettle={settle} onClose={leaveOpen} />
      ) : null}
    </>
  );
}
