import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../messages';
import { originOf, originState } from '../origin';
import styles from './TicketEditor.module.css';
import { TicketFields } from './TicketFields';
import { errorsOfForm, summaryOf } from './ticketErrors';
import type { TicketForm } from './ticketForms';
import { newValues, storedValues, valuesOf, type TicketValues } from './ticketValues';
import { useSaveTicket } from './useSaveTicket';
import type { TicketChoices } from './useTicketChoices';

interface TicketEditorProps {
  form: TicketForm;
  /** None for a new one. */
  ticket?: TicketDetails;
  choices: TicketChoices;
}

/** A ticket's form. What is typed stays until it is saved. */
export function TicketEditor({ form, ticket, choices }: TicketEditorProps) {
  const { fields, technicians, me } = choices;
  const [initialValues] = useState(() =>
    ticket ? valuesOf(ticket, technicians, fields) : newValues(me, localDay(), fields),
  );
  const origin = originOf(useLocation().state);
  const navigate = useNavigate();
  const save = useSaveTicket(ticket, choices);

  async function submit(values: TicketValues, { setErrors }: FormHelpers<TicketValues>) {
    const saved = await save(values);
    if (!saved) return;
    if (!saved.ok) {
      setErrors(saved.errors);
      alertFailure(saved.told);
      return;
    }
    alertSuccess(saved.told);
    await navigate(form.after, { state: originState(origin) });
  }

  return (
    <Form<TicketValues>
      label={form.title}
      initialValues={initialValues}
      validate={(values) => errorsOfForm(values, fields, storedValues(ticket))}
      summary={summaryOf}
      onSubmit={submit}
    >
      <TicketFields form={form} ticket={ticket} choices={choices} />
      <div className={styles.actions}>
        <SubmitButton>{form.submit}</SubmitButton>
        <LinkButton to={origin?.address ?? form.after}>{messages.form.cancel}</LinkButton>
      </div>
    </Form>
  );
}
