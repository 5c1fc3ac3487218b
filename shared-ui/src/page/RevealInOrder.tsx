import type { ReactNode } from 'react';
import styles from './RevealInOrder.module.css';

interface RevealInOrderProps {
  /** The children are side by side from 1024 px on: there they do not wait for each other. */
  sideBySide?: boolean;
  children: ReactNode;
}

/**
 * Parts of a page whose heights are only known once they are loaded: all are fetched at once, and each is shown when
 * all parts above it are loaded (contain no `Skeleton` any more). So the visible layout never shifts.
 */
export const RevealInOrder = ({ sideBySide = false, children }: RevealInOrderProps) => (
  <div className={sideBySide ? styles.stacked : styles.inTurn}>{children}</div>
);
