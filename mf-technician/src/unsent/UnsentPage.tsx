import { Button } from '@smart-elevator/shared-ui/button/Button';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { messages as work } from '../messages';
import { drain } from '../outbox/drain';
import { exportUnsent } from '../outbox/exportUnsent';
import { faultSentences } from '../storage/inTime';
import { nextOf } from '../outbox/nextOf';
import type { OutboxItem } from '../outbox/OutboxItem';
import { useOutbox } from '../outbox/useOutbox';
import { paths } from '../paths';
import { DiscardDialog } from './DiscardDialog';
import { messages } from './messages';
import { UnsentItem } from './UnsentItem';
import styles from './Unsent.module.css';

/** /my_work/unsent: what this phone has not sent, each to be sent again, saved as a file, or deleted with a reason (R1415). */
export function UnsentPage() {
  const { items, others, ready, fault, sending, signIn } = useOutbox();
  const [discarding, setDiscarding] = useState<OutboxItem>();
  return (
    <Page
      title={messages.title}
      breadcrumb={[{ label: work.title, to: paths.myWork }, { label: messages.title }]}
    >
      {fault ? <Notice tone="failure">{t(faultSentences[fault])}</Notice> : null}
      {signIn ? <Notice tone="warning">{messages.strip.signIn}</Notice> : null}
      {items.length > 0 ? (
        <>
          <div className={styles.actions}>
            <Button kind="primary" busy={sending} onClick={() => void drain({ now: true })}>
              {messages.sendNow}
            </Button>
            <Button onClick={() => void save(items)}>{messages.export}</Button>
          </div>
          <ul className={styles.items} role="list" aria-label={messages.list}>
            {items.map((item) => (
              <UnsentItem
                key={item.id}
                item={item}
                isFirst={
                  item.state === 'parked' ||
                  nextOf(items.filter(({ subject }) => subject === item.subject)) === item
                }
                onDiscard={setDiscarding}
              />
            ))}
          </ul>
        </>
      ) : ready ? (
        <EmptyState title={messages.none} hint={messages.noneHint} />
      ) : (
        <Skeleton rows={3} />
      )}
      {others.map(({ user_name, count }) => (
        <Notice key={user_name} tone="info" title={messages.othersTitle}>
          {messages.others(user_name, count)}
        </Notice>
      ))}
      {discarding ? <DiscardDialog item={discarding} onClose={() => setDiscarding(undefined)} /> : null}
    </Page>
  );
}

const EXPORT_ACTION = 'export unsent work';

async function save([first]: readonly OutboxItem[]): Promise<void> {
  try {
    if (first) await exportUnsent(first.user_id);
    dismissFailures(EXPORT_ACTION);
  } catch {
    alertFailure(messages.exportFailed, EXPORT_ACTION);
  }
}
