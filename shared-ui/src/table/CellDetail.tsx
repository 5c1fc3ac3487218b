import styles from './CellDetail.module.css';

interface CellDetailProps {
  children: string | null | undefined;
  /** `red` for a fault. */
  tone?: 'red';
}

/** A second line of a cell, on one line; nothing without a text. */
export function CellDetail({ children, tone }: CellDetailProps) {
  return children ? (
    <div className={`${styles.detail} ${tone ? styles[tone] : ''}`} title={children}>
      {children}
    </div>
  ) : null;
}
