import type { ReactNode } from 'react';
import styles from './RevealInOrder.module.css';

interface InTurnProps {
  /** What is inside lies side by side from 1024 px on: there nothing waits for what is beside it. */
  sideBySide?: boolean;
  children: ReactNode;
}

/**
 * Parts of a page whose heights are only known once they have come: each is asked for at once, and shown when all above it stand
 * (no `Skeleton` in them any more). So nothing that is seen ever moves.
 */
export const RevealInOrder = ({ sideBySide = false, children }: InTurnProps) => (
  <div className={sideBySide ? styles.stacked : styles.inTurn}>{children}</div>
);
