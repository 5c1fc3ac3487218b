import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/iconShapes';
import { translateServerMessage } from '../language/translateServerMessage';
import { messages } from '../messages';
import styles from './Notice.module.css';

/** The kind of a notice. */
export type NoticeTone = 'failure' | 'success' | 'info' | 'warning';

const signs: Record<NoticeTone, IconName> = {
  failure: 'warning',
  success: 'check',
  info: 'info',
  warning: 'warning',
};

interface NoticeProps {
  tone: NoticeTone;
  title?: string | undefined;
  action?: ReactNode;
  /** If given, the notice can be dismissed. */
  onDismiss?: (() => void) | undefined;
  children?: ReactNode;
}

/** A message inside the page; failures are announced at once, the others politely. */
export function Notice({ tone, title, action, onDismiss, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={signs[tone]} />
      <div className={styles.middle}>
        <div className={styles.words} role={tone === 'failure' ? 'alert' : 'status'}>
          {title ? <p className={styles.title}>{translateServerMessage(title)}</p> : null}
          {children ? (
            <div>{typeof children === 'string' ? translateServerMessage(children) : children}</div>
          ) : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {onDismiss ? <IconButton icon="close" label={messages.dismiss} onClick={onDismiss} /> : null}
    </div>
  );
}
