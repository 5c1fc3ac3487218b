import { messages } from '../messages';
import styles from './UploadPanel.module.css';

interface HoldInvitationsProps {
  /** The people whom the upload would write to. */
  count: number;
  held: boolean;
  onHold: (held: boolean) => void;
}

/** Says how many people an upload writes to, and holds their invitations if the dealer wants. */
export function HoldInvitations({ count, held, onHold }: HoldInvitationsProps) {
  return (
    <div data-screen-only="">
      <p role="status">{messages.invitation.writesTo(held ? 0 : count)}</p>
      <label className={styles.hold}>
        <input type="checkbox" checked={held} onChange={({ target }) => onHold(target.checked)} />
        {messages.invitation.hold}
      </label>
    </div>
  );
}
