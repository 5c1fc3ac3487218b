import { loadCaller } from '@smart-elevator/shared-api/client/search';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCalls } from '@smart-elevator/shared-api/client/useCalls';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { codePointLength } from '@smart-elevator/shared-api/contract/codePointLength';
import {
  LABEL_MAX_LENGTH,
  TICKET_PRIORITIES,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { CountedTextField } from '@smart-elevator/shared-ui/form/CountedTextField';
import { DerivedFields } from '@smart-elevator/shared-ui/form/DerivedFields';
import { FieldInput } from '@smart-elevator/shared-ui/form/FieldInput';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { MoreFields } from '@smart-elevator/shared-ui/form/MoreFields';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { CallerInput } from '@smart-elevator/shared-ui/screens/CallerInput';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { AssigneeInput } from '../forms/AssigneeInput';
import { notCreated } from '../forms/createdTicket';
import { customInputOf } from '../forms/customInputOf';
import { TargetDateInput } from '../forms/TargetDateInput';
import { summaryOf, ticketSchema } from '../forms/ticketSchema';
import { nameOf, newValues, type TicketValues } from '../forms/ticketValues';
import { TrappedInput } from '../forms/TrappedInput';
import { useSaveTicket } from '../forms/useSaveTicket';
import type { TicketChoices } from '../forms/useTicketChoices';
import { messages as common } from '../messages';
import { pathTo, paths } from '../paths';
import { fieldLabel } from '../ticketText';
import styles from './Call.module.css';
import { callDefaults, callValues, knownCallers, type KnownCallers } from './callProposals';
import { CallerFacts } from './CallerFacts';
import { messages } from './messages';

const ACTION = 'create ticket';

interface CallFormProps {
  choices: TicketChoices;
  /** The labels in use, the most used one first. */
  labels: readonly string[];
  /** A passenger is trapped: the form begins with that. */
  trapped: boolean;
  onCreated: (ticket: TicketDetails) => Promise<void>;
}

/** The form of a ticket that somebody calls about (R371, R372): the input is kept until it is saved. */
export function CallForm({ choices, labels, trapped, onCreated }: CallFormProps) {
  const { fields, me } = choices;
  const owner = useDealerId();
  const [callers] = useState(knownCallers);
  const [derive] = useState(() => callDefaults(callers, labels));
  const [initialValues] = useState(() => callValues(newValues(me, localDay(), fields), trapped));
  const [schema] = useState(() =>
    ticketSchema({ form: { assigneeOptional: true }, choices, ticket: undefined }).shape({
      description: ticketFields.description.written.optional(),
    }),
  );
  // A draft of another call does not hide that somebody is trapped.
  const draft = trapped ? pathTo.trapped : paths.newCall;
  const fail = (sentence: string) => alertFailure(sentence, ACTION);
  const { send } = useSaveTicket({
    ticket: undefined,
    choices,
    draftKey: `${owner}/${draft}`,
    onUnreadable: async () => fail(common.form.check),
  });
  return (
    <SendForm<TicketValues, TicketDetails>
      label={messages.title}
      initialValues={initialValues}
      schema={schema}
      summary={summaryOf}
      draft={{ name: draft, owner }}
      // The start date has no input: it is the day of sending.
      send={(values, helpers) =>
        send({ ...values, start_date: '', description: values.description || values.summary }, helpers)
      }
      submit={t('Create Ticket')}
      bar
      secondaryAction={<LinkButton to={paths.createTicket}>{messages.fullForm}</LinkButton>}
      onFailed={(error) => {
        // The shell reports an expired session.
        if (error.failure !== 'expired') fail(notCreated(error));
      }}
      onSaved={(ticket) => {
        // The page itself says that the ticket was created.
        dismissFailures(ACTION);
        return onCreated(ticket);
      }}
    >
      <FormValue<string> name="elevator_id">
        {(elevator_id) => <CallFields elevatorId={elevator_id} choices={choices} callers={callers} />}
      </FormValue>
      <DerivedFields<TicketValues> derive={derive} />
    </SendForm>
  );
}

interface CallFieldsProps {
  /** '' until one is chosen. */
  elevatorId: string;
  choices: TicketChoices;
  callers: KnownCallers;
}

function CallFields({ elevatorId, choices, callers }: CallFieldsProps) {
  const known = callers.of(elevatorId);
  // The elevator of a draft.
  const loaded = useCalls({
    domain: 'tickets',
    key: ['caller', elevatorId],
    read: async (signal) => callers.remember(await loadCaller(Number(elevatorId), signal)),
    enabled: elevatorId !== '' && known === undefined,
  });
  const caller = elevatorId === '' ? undefined : (known ?? (loaded.former ? undefined : loaded.data));
  const [required, others] = [true, false].map((is) =>
    choices.fields.filter((one) => one.is_required === is),
  );
  return (
    <>
      <CallerInput caller={caller} onChoose={callers.remember} failure={loaded.error} />
      {caller ? <CallerFacts caller={caller} /> : null}
      <TrappedInput />
      {/* Mounted again for another elevator: what is wrong is asked next. */}
      <TextField
        key={elevatorId}
        name="summary"
        label={messages.what}
        required
        autoFocus={elevatorId !== ''}
      />
      {required?.map(customInputOf)}
      <div className={styles.proposals}>
        <CountedTextField
          name="label"
          label={fieldLabel('label')}
          required
          max={LABEL_MAX_LENGTH}
          lengthOf={codePointLength}
        />
        <FormValue<string> name="assignee">
          {(assignee) => (
            <AssigneeInput isOptional choices={choices} hint={reasonFor(assignee, caller?.technician)} />
          )}
        </FormValue>
        <FieldInput
          name="priority"
          label={fieldLabel('priority')}
          required
          kind="choice"
          values={TICKET_PRIORITIES}
        />
        <TargetDateInput />
      </div>
      <MoreFields label={messages.more} names={['description', ...(others ?? []).map(nameOf)]}>
        <TextAreaField name="description" label={fieldLabel('description')} />
        {others?.map(customInputOf)}
      </MoreFields>
    </>
  );
}

type Proposed = NonNullable<Parameters<typeof CallerFacts>[0]['caller']['technician']>;

/** Why a technician was proposed; nothing for another one. */
const reasonFor = (assignee: string, technician: Proposed | null | undefined): string | undefined =>
  technician?.username !== assignee
    ? undefined
    : technician.is_engineer
      ? messages.engineer
      : messages.fewestTickets;
