import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@smart-elevator/shared-ui/language/t';
import { anchorOf } from '../paths';
import { settingGroups } from '../settingGroups';
import { useAimedAt } from './Setting';
import styles from './Setting.module.css';

/** The index of the page: each group with its settings. */
export const SettingIndex = () => (
  <nav aria-label={t('Groups of settings')}>
    <ul className={styles.index} role="list">
      {Object.values(settingGroups).map(({ title, settings }) => (
        <li key={title}>
          <Link className={styles.entry} to={anchorOf(t(title))}>
            <strong>{t(title)}</strong>
            <span className={styles.hint}>{settings.map((one) => t(one)).join(', ')}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** A group of settings with its heading; the address may lead to it. */
export function SettingGroup({ name, children }: { name: keyof typeof settingGroups; children: ReactNode }) {
  const title = t(settingGroups[name].title);
  const heading = useRef<HTMLHeadingElement>(null);
  useAimedAt(title, heading, 'start');
  return (
    <div className={styles.group}>
      <h2 ref={heading} className={styles.groupTitle}>
        {title}
      </h2>
      {children}
    </div>
  );
}
