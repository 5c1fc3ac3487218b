import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { translateServerMessage } from '../language/translateServerMessage';
import { messages } from '../messages';
import type { Alert } from '../state/alerts';
import styles from './Alerts.module.css';

/** How long a success is shown (R242: 8 seconds or more). */
export const SUCCESS_MS = 8000;

/** How long a success with a button or a link is shown, such as 'Undo'. */
export const BUTTON_MS = 10_000;

interface AlertItemProps {
  alert: Alert;
  onDismiss: () => void;
}

/** One alert. A success disappears after a while, but not while it is hovered or focused. */
export function AlertItem({ alert: { tone, sentence, button, link }, onDismiss }: AlertItemProps) {
  const [spoken, setSpoken] = useState(tone === 'failure');
  const [paused, setPaused] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const shownMs = button || link ? BUTTON_MS : SUCCESS_MS;

  // Screen readers announce changes inside a status, not its initial text: it is filled one frame later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSpoken(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    if (tone === 'failure' || paused || !spoken) return;
    const timer = setTimeout(() => dismiss(), shownMs);
    return () => clearTimeout(timer);
  }, [tone, paused, spoken, shownMs]);

  const open = (event: MouseEvent) => {
    if (!link?.onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onDismiss();
    link.onOpen();
  };

  return (
    <div
      className={`${styles.alert} ${styles[tone]}`}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={tone === 'success' ? 'check' : 'warning'} />
      <p className={styles.sentence} role={tone === 'failure' ? 'alert' : 'status'}>
        {spoken ? translateServerMessage(sentence) : ''}
      </p>
      {link ? (
        <a className={styles.link} href={link.to} onClick={open}>
          {link.label}
        </a>
      ) : null}
      {button ? (
        <Button
          onClick={() => {
            onDismiss();
            button.onPress();
          }}
        >
          {button.label}
        </Button>
      ) : null}
      <IconButton icon="close" label={messages.dismiss} onClick={onDismiss} />
    </div>
  );
}
