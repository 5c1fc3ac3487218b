import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import { useOutbox } from '../outbox/useOutbox';
import styles from '../parts/Phone.module.css';
import { ticketMessages as texts } from './messages';

/** The photos and files of a ticket: those of the server while it can be asked, and those that are not sent yet (R1399, R1416). */
export function TicketFiles({ ticket_id }: { ticket_id: number }) {
  const { data } = useCall(listFiles, { query: { owner: 'ticket', owner_id: ticket_id } });
  const stored = data?.files ?? [];
  const unsent = useOutbox().items.filter(
    ({ kind, fields, id }) =>
      kind === 'file' &&
      fields['owner'] === 'ticket' &&
      fields['owner_id'] === ticket_id &&
      !stored.some(({ file_id }) => file_id === id),
  );
  if (stored.length + unsent.length === 0) return null;
  return (
    <ul className={styles.rows} role="list" aria-label={texts.files}>
      {stored.map(({ file_id, name, url, thumbnail_url }) => (
        <li key={file_id} className={styles.row}>
          <a className={styles.ticket} href={url} target="_blank" rel="noreferrer">
            {thumbnail_url ? <img className={styles.thumbnail} src={thumbnail_url} alt="" /> : null}
            {name}
          </a>
        </li>
      ))}
      {unsent.map(({ id, fields }) => (
        <li key={id} className={styles.row}>
          <span>{String(fields['name'] ?? '')}</span>
          <span className={styles.detail}>{texts.unsent}</span>
        </li>
      ))}
    </ul>
  );
}
