import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useState } from 'react';
import { enqueue } from '../outbox/outbox';
import { useStored } from '../parts/stored';
import { ticketMessages as texts } from './messages';
import styles from './Ticket.module.css';

/** The one-time code with which the customer confirms the closing (R848). */
export function Closing({ ticket }: { ticket: TicketDetails }) {
  const { ticket_id, ticket_key, closing_confirmed_at, awaits_code } = ticket;
  const [otp, setOtp] = useState('');
  const { busy, store } = useStored();
  if (closing_confirmed_at)
    return (
      <Panel title={texts.closing}>
        <p>{texts.confirmed(formatDateTime(closing_confirmed_at))}</p>
      </Panel>
    );
  if (awaits_code === false) return null;
  const confirm = async () => {
    const fields = { otp: otp.trim() };
    if (fields.otp === '') return;
    const isStored = await store(() =>
      enqueue({ kind: 'ticketClosing', params: { ticket_id }, fields, about: ticket_key }),
    );
    if (isStored) setOtp('');
  };
  return (
    <Panel title={texts.closing}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <input
          className={styles.input}
          aria-label={texts.code}
          placeholder={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={otp}
          onChange={({ target }) => setOtp(target.value)}
        />
        <Button type="submit" busy={busy}>
          {texts.confirm}
        </Button>
      </form>
    </Panel>
  );
}
