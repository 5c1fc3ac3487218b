import styles from './CellDetail.module.css';

/** A second line of a cell, in the secondary colour and on one line; nothing without a text. */
export function CellDetail({ children }: { children: string | null | undefined }) {
  return children ? (
    <div className={styles.detail} title={children}>
      {children}
    </div>
  ) : null;
}
