import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorOf } from '../paths';
import styles from './Setting.module.css';

interface SettingProps {
  title: string;
  hint?: string;
  children?: ReactNode;
}

/** One setting with its heading; the address may lead to it. */
export function Setting({ title, hint, children }: SettingProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isAimedAt = useLocation().hash === anchorOf(title);
  useEffect(() => {
    if (isAimedAt) section.current?.scrollIntoView({ block: 'center' });
  }, [isAimedAt]);
  return (
    <section ref={section} className={styles.setting} aria-labelledby={id}>
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
