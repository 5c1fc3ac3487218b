import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { IconLabel } from '@smart-elevator/shared-ui/tag/IconLabel';
import { messages } from '../messages';
import styles from './ClosingConfirmed.module.css';

/** Shows that the customer confirmed the closing, and when (R848); otherwise renders nothing. */
export function ClosingConfirmed({ at }: { at: string | null | undefined }) {
  if (!at) return null;
  return (
    <p className={styles.confirmed}>
      <IconLabel icon="check" tone="green">
        {messages.form.closingConfirmed}
      </IconLabel>
      <time className={styles.when} dateTime={at}>
        {formatDateTime(at)}
      </time>
    </p>
  );
}
