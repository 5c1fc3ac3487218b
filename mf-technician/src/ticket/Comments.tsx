import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { ticketComments } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import {
  COMMENT_MAX_LENGTH,
  type TicketComment,
} from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useState } from 'react';
import { enqueue } from '../outbox/outbox';
import type { OutboxItem } from '../outbox/OutboxItem';
import { useOutbox } from '../outbox/useOutbox';
import { commentsOf } from '../pack/screenReads';
import { Kept } from '../parts/Kept';
import phone from '../parts/Phone.module.css';
import { useStored } from '../parts/stored';
import { useTyped } from '../storage/useTyped';
import { ticketMessages as texts } from './messages';
import styles from './Ticket.module.css';

/** The comments of a ticket with those that are not sent yet, and a new one. */
export function Comments({ ticket }: { ticket: TicketDetails }) {
  const { ticket_id } = ticket;
  const query = useCall(ticketComments, commentsOf(ticket_id));
  const { items } = useOutbox();
  const now = items.filter(
    ({ kind, params }) => kind === 'ticketComment' && params['ticket_id'] === ticket_id,
  );
  // One that was just sent stays until the list has it.
  const [unsent, setUnsent] = useState(now);
  const isNewer = !query.updating || now.length > unsent.length;
  if (isNewer && idsOf(now) !== idsOf(unsent)) setUnsent(now);
  return (
    <Panel title={texts.comments}>
      <Kept query={query} failed={texts.commentsFailed} rows={3}>
        {({ results }) => (
          <ul className={phone.rows} role="list">
            {results.length + unsent.length === 0 ? (
              <li className={phone.detail}>{texts.noComments}</li>
            ) : null}
            {results.map(({ comment_id, text, who, who_full_name, at }) => (
              <li key={comment_id} className={phone.row}>
                <span className={styles.text}>{text}</span>
                <span className={phone.detail}>
                  {nameLabel(who ?? '', who_full_name)}, {formatDateTime(at)}
                </span>
              </li>
            ))}
            {unsent
              .filter((one) => !isIn(results, one))
              .map(({ id, fields, created_at }) => (
                <li key={id} className={phone.row}>
                  <span className={styles.text}>{String(fields['text'])}</span>
                  <span className={phone.detail}>
                    {formatDateTime(created_at)}, {texts.unsent}
                  </span>
                </li>
              ))}
          </ul>
        )}
      </Kept>
      <NewComment ticket={ticket} />
    </Panel>
  );
}

/** Milliseconds by which the times of a phone and its server may differ. */
const CLOCKS_MS = 2_000;

/** Whether the list has it already: it was sent, and its answer is in the list before it leaves the outbox. */
const isIn = (results: readonly TicketComment[], { fields, created_at }: OutboxItem): boolean =>
  results.some(
    ({ mine, text, at }) =>
      mine && text === fields['text'] && Date.parse(at) >= Date.parse(created_at) - CLOCKS_MS,
  );

const idsOf = (items: readonly { id: string }[]): string => items.map(({ id }) => id).join();

function NewComment({ ticket: { ticket_id, ticket_key } }: { ticket: TicketDetails }) {
  const { value: text, change, forget } = useTyped<string>(`ticket:${ticket_id}/comment`, '');
  const { busy, store } = useStored();
  const add = async () => {
    const fields = { text: text.trim() };
    if (fields.text === '') return;
    const isStored = await store(() =>
      enqueue({ kind: 'ticketComment', params: { ticket_id }, fields, about: ticket_key }),
    );
    if (isStored) forget();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <textarea
        className={styles.input}
        aria-label={texts.write}
        placeholder={texts.write}
        rows={3}
        maxLength={COMMENT_MAX_LENGTH}
        // While it is being stored, the list may already have it.
        value={busy ? '' : text}
        readOnly={busy}
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" busy={busy}>
        {texts.add}
      </Button>
    </form>
  );
}
