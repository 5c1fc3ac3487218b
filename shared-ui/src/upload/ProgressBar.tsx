import { useId } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** From 0 to 1; undefined while unknown. */
  share: number | undefined;
  label: string;
}

/** A progress bar. */
export function ProgressBar({ share, label }: ProgressBarProps) {
  const id = useId();
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      {percent === undefined ? null : <span className={styles.percent}>{percent} %</span>}
      <progress id={id} className={styles.bar} max={100} value={percent} />
    </div>
  );
}
