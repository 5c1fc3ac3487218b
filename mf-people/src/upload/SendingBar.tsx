import { Button } from '@smart-elevator/shared-ui/button/Button';
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
import { messages } from '../messages';
import styles from './UploadPanel.module.css';

const said = messages.upload;

/**
 * How much has left, and the way to stop it; nobody knows how far the server is with storing. It stands well away from
 * Submit, so that the second half of a double click cannot cancel.
 */
export function SendingBar({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div className={styles.sending}>
      {share < 1 ? (
        <ProgressBar share={share} label={said.sending} />
      ) : (
        <ProgressBar share={undefined} label={said.storing} />
      )}
      <Button onClick={onCancel}>{said.cancel}</Button>
    </div>
  );
}
