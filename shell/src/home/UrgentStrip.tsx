import { useId } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { urgentSummary } from '@smart-elevator/shared-api/contract/home/endpoints';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { t } from '@smart-elevator/shared-ui/language/t';
import { urgentKinds } from './urgentKinds';
import styles from './UrgentStrip.module.css';

/**
 * What needs the dealer today, with links to exactly the counted rows. Renders nothing if there are none, and on a back
 * end without these counts.
 */
export function UrgentStrip() {
  const heading = useId();
  const { data, loading } = useCall(urgentSummary, {});
  if (loading) return <Skeleton shape="strip" rows={4} />;
  const urgent = urgentKinds.filter(({ count }) => data && data[count] > 0);
  if (!data || urgent.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('Needs you today')}
      </h2>
      <ul className={styles.kinds} role="list">
        {urgent.map(({ count, label, to, tone }) => (
          <li key={count}>
            <TextLink className={`${styles.kind} ${styles[tone]}`} to={to()}>
              <span className={styles.count}>{formatCount(data[count])}</span>{' '}
              <span>{label(data[count], data)}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
