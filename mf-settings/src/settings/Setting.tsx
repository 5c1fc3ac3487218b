import { useId, type ReactNode } from 'react';
import styles from './Setting.module.css';

interface SettingProps {
  title: string;
  hint?: string;
  children?: ReactNode;
}

/** One setting with its heading. */
export function Setting({ title, hint, children }: SettingProps) {
  const id = useId();
  return (
    <section className={styles.setting} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      {children ? <div className={styles.body}>{children}</div> : null}
    </section>
  );
}
