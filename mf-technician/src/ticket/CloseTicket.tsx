import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { TICKET_RESOLUTIONS } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { t } from '@smart-elevator/shared-ui/language/t';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useEffect, useRef, useState } from 'react';
import { enqueue } from '../outbox/outbox';
import { Choices } from '../parts/Choices';
import { Kept } from '../parts/Kept';
import phone from '../parts/Phone.module.css';
import { useStored } from '../parts/stored';
import { useTyped } from '../storage/useTyped';
import { ClosingField } from './ClosingField';
import {
  closingInput,
  fieldsToClose,
  firstResolution,
  textFor,
  type ClosingInput,
  type ClosingTexts,
} from './closingValues';
import { ticketMessages as texts } from './messages';
import styles from './Ticket.module.css';

interface CloseTicketProps {
  ticket: TicketDetails;
  /** It is stored, or the technician goes back. */
  onEnd: () => void;
}

/** What closing asks for: how it was resolved, and the required fields that have no value (R370, R1440). */
export function CloseTicket(props: CloseTicketProps) {
  const query = useCall(customFieldsByType, { params: { tracker: 'ticket' } });
  return (
    <Panel title={texts.close}>
      <Kept query={query} failed={texts.fieldsFailed} rows={3}>
        {(fields) => <ClosingForm {...props} fields={fieldsToClose(props.ticket, fields)} />}
      </Kept>
    </Panel>
  );
}

const NO_ERRORS: Extract<ClosingInput, { ok: false }>['errors'] = new Map();

function ClosingForm({ ticket, fields, onEnd }: CloseTicketProps & { fields: readonly CustomField[] }) {
  const { ticket_id, ticket_key, version = 1 } = ticket;
  const form = useRef<HTMLFormElement>(null);
  const typedResolution = useTyped<string>(`ticket:${ticket_id}/resolution`, firstResolution(ticket));
  const resolution = TICKET_RESOLUTIONS.find((known) => known === typedResolution.value) ?? '';
  const typedValues = useTyped<readonly [number, string][]>(`ticket:${ticket_id}/closing`, []);
  const values: ClosingTexts = new Map(typedValues.value);
  const [refused, setRefused] = useState(0);
  const { busy, store } = useStored();
  const read = closingInput(resolution, fields, values);
  const errors = refused > 0 && !read.ok ? read.errors : NO_ERRORS;
  useEffect(() => {
    // The first input that is wrong.
    if (refused > 0)
      form.current
        ?.querySelector<HTMLElement>('[data-wrong] :is(input, select), fieldset[aria-invalid] input')
        ?.focus();
  }, [refused]);

  const close = async () => {
    if (!read.ok) return setRefused((count) => count + 1);
    const isStored = await store(() =>
      enqueue({
        kind: 'ticketChange',
        params: { ticket_id },
        fields: read.changes,
        version,
        about: ticket_key,
      }),
    );
    if (!isStored) return;
    typedResolution.forget();
    typedValues.forget();
    onEnd();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={texts.close}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      <div className={styles.field} data-wrong={errors.has('resolution') ? '' : undefined}>
        <strong>{texts.resolution}</strong>
        <Choices
          label={texts.resolution}
          choices={TICKET_RESOLUTIONS.map((one) => ({ value: one, label: t(one) }))}
          value={resolution}
          onChoose={typedResolution.change}
        />
        {errors.has('resolution') ? (
          <span className={styles.error} role="alert">
            {translateServerMessage(errors.get('resolution') ?? '')}
          </span>
        ) : null}
      </div>
      {fields.map((field) => (
        <div key={field.id} data-wrong={errors.has(field.id) ? '' : undefined}>
          <ClosingField
            field={field}
            value={textFor(field, values)}
            error={errors.get(field.id)}
            onChange={(value) => typedValues.change([...new Map([...values, [field.id, value]])])}
          />
        </div>
      ))}
      <div className={phone.thumb}>
        <Button onClick={onEnd}>{texts.goBack}</Button>
        <Button type="submit" kind="primary" icon="check" busy={busy}>
          {texts.closeIt}
        </Button>
      </div>
    </form>
  );
}
