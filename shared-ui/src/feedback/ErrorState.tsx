import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { translateServerMessage } from '../language/translateServerMessage';
import { messages } from '../messages';
import empty from './EmptyState.module.css';
import styles from './ErrorState.module.css';

interface ErrorStateProps {
  title: string;
  hint?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The content could not be loaded: one plain sentence and a retry button (R245). */
export function ErrorState({ title, hint, onRetry }: ErrorStateProps) {
  return (
    <div className={empty.empty}>
      <span className={styles.sign}>
        <Icon name="warning" size={28} />
      </span>
      <div role="alert">
        <p className={empty.title}>{translateServerMessage(title)}</p>
        {hint ? <p className={empty.hint}>{translateServerMessage(hint)}</p> : null}
      </div>
      {onRetry ? (
        <div className={empty.action}>
          <Button icon="retry" onClick={onRetry}>
            {messages.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
