import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import type { FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { t } from '@smart-elevator/shared-ui/language/t';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { originOf, originState } from '@smart-elevator/shared-ui/state/useOrigin';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import { pathTo } from '../paths';
import { ConflictDialog } from './ConflictDialog';
import { keyOfCreated, notCreated } from './createdTicket';
import { TicketFields } from './TicketFields';
import { summaryOf, ticketSchema } from './ticketSchema';
import { redirectAfter, type TicketForm } from './ticketForms';
import { newValues, valuesOf, type TicketValues } from './ticketValues';
import { checkOf } from './visitCheck';
import { useSaveTicket } from './useSaveTicket';
import type { TicketChoices } from './useTicketChoices';

const texts = messages.form;

interface TicketEditorProps {
  form: TicketForm;
  /** Undefined for a new ticket. */
  ticket?: TicketDetails;
  /** The elevator of a new ticket, if it was already selected. */
  elevator?: Pick<Elevator, 'elevator_id' | 'elevator_name'> | undefined;
  choices: TicketChoices;
}

/** A ticket's form. The input is kept until it is saved. */
export function TicketEditor({ form, ticket, elevator, choices }: TicketEditorProps) {
  const { fields, labels, technicians, me } = choices;
  const [address] = useSearchParams();
  const check = ticket ? undefined : checkOf(address);
  const [initialValues] = useState(() =>
    ticket
      ? valuesOf(ticket, technicians, fields)
      : {
          ...newValues(me, localDay(), fields, elevator?.elevator_id),
          ...(check ? { summary: check.summary } : {}),
        },
  );
  const [schema] = useState(() => ticketSchema({ form, choices, ticket }));
  const owner = useDealerId();
  const draft = `${form.path} ${ticket?.ticket_id ?? elevator?.elevator_id ?? ''}${check ? ` ${address.get('visitItem')}` : ''}`;
  const elevatorName = (ticket ?? elevator)?.elevator_name;
  const origin = originOf(useLocation().state);
  const after = check?.page ?? redirectAfter(form, elevatorName ?? '', origin);
  const navigate = useNavigate();
  const leave = () => navigate(after, { state: originState(origin) });
  const action = ticket ? `update ticket ${ticket.ticket_id}` : 'create ticket';
  const fail = async (sentence: string, helpers: FormHelpers<TicketValues>) => {
    alertFailure(sentence, action);
    if (!form.leavesOnFailure) return;
    helpers.release();
    await leave();
  };
  const { send, collision } = useSaveTicket({
    ticket,
    choices,
    visitCheck: check?.item,
    draftKey: `${owner}/${draft}`,
    onUnreadable: (helpers) => fail(texts.check, helpers),
  });

  async function linkToTicket(created: TicketDetails) {
    const key = await keyOfCreated(created);
    if (!key) return undefined;
    const to = pathTo.ticket(key);
    return { label: key, to, onOpen: () => void navigate(to) };
  }

  return (
    <>
      <SendForm<TicketValues, TicketDetails>
        label={t(form.title)}
        initialValues={initialValues}
        schema={schema}
        summary={summaryOf}
        draft={{ name: draft, owner, version: ticket?.version }}
        send={send}
        submit={t(form.submit)}
        bar
        secondaryAction={<LinkButton to={origin?.address ?? after}>{texts.cancel}</LinkButton>}
        onFailed={async (error, helpers) => {
          // The shell reports an expired session.
          if (error.failure === 'expired') return;
          await fail(ticket ? texts.notUpdated : notCreated(error), helpers);
        }}
        onSaved={async (saved) => {
          if (ticket) alertSuccess(texts.updated, action);
          else alertSuccess(texts.created, action, undefined, await linkToTicket(saved));
          await leave();
        }}
      >
        <TicketFields form={form} ticket={ticket} elevatorName={elevatorName} choices={choices} />
      </SendForm>
      {collision ? <ConflictDialog collision={collision} fields={fields} labels={labels} /> : null}
    </>
  );
}
