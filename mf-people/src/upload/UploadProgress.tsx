import { Button } from '@smart-elevator/shared-ui/button/Button';
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
import { messages } from '../messages';
import styles from './UploadPanel.module.css';

const texts = messages.upload;

/**
 * The sent share of the file, and a button that cancels. The progress of storing is not known. The button is well away from
 * Submit, so that the second half of a double click cannot cancel.
 */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div className={styles.sending}>
      {share < 1 ? (
        <ProgressBar share={share} label={texts.sending} />
      ) : (
        <ProgressBar share={undefined} label={texts.storing} />
      )}
      <Button onClick={onCancel}>{texts.cancel}</Button>
    </div>
  );
}

/** The share of the file that was read; then the server checks it, for an unknown time. */
export const ReadingProgress = ({ share }: { share: number }) =>
  share < 1 ? (
    <ProgressBar share={share} label={texts.reading} />
  ) : (
    <ProgressBar share={undefined} label={texts.checking} />
  );
