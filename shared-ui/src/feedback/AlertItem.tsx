import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { translateServerMessage } from '../language/translateServerMessage';
import { messages } from '../messages';
import type { AlertTone } from '../state/alerts';
import styles from './Alerts.module.css';

/** How long a success is shown (R242: 8 seconds or more). */
export const SUCCESS_MS = 8000;

interface AlertLineProps {
  tone: AlertTone;
  sentence: string;
  onDismiss: () => void;
}

/** One alert. A success disappears after a while, but not while it is hovered or focused. */
export function AlertItem({ tone, sentence, onDismiss }: AlertLineProps) {
  const [spoken, setSpoken] = useState(tone === 'failure');
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);

  // Screen readers announce changes inside a status, not its initial text: it is filled one frame later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSpoken(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    if (tone === 'failure' || held || !spoken) return;
    const timer = setTimeout(() => dismiss(), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [tone, held, spoken]);

  return (
    <div
      className={`${styles.alert} ${styles[tone]}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={tone === 'failure' ? 'warning' : 'check'} />
      <p className={styles.sentence} role={tone === 'failure' ? 'alert' : 'status'}>
        {spoken ? translateServerMessage(sentence) : ''}
      </p>
      <IconButton icon="close" label={messages.dismiss} onClick={onDismiss} />
    </div>
  );
}
