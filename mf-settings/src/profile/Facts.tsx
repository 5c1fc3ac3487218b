import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { messages } from '@smart-elevator/shared-ui/messages';
import styles from './Facts.module.css';

interface FactsProps {
  facts: readonly (readonly [title: string, value: string | undefined])[];
  /** The values are still loading; their space is reserved. */
  loading: boolean;
}

/** Values with their titles; a missing one is a dash. */
export const Facts = ({ facts, loading }: FactsProps) => (
  <dl className={styles.facts} aria-busy={loading}>
    {facts.map(([title, value]) => (
      <div key={title} className={styles.fact}>
        <dt className={styles.title}>{title}</dt>
        <dd className={styles.value}>
          {value?.trim() || <span aria-hidden={loading}>–</span>}
          {loading ? <VisuallyHidden>{messages.loading}</VisuallyHidden> : null}
        </dd>
      </div>
    ))}
  </dl>
);
