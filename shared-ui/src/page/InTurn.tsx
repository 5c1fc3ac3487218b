import type { ReactNode } from 'react';
import styles from './InTurn.module.css';

interface InTurnProps {
  /** What is inside lies side by side from 1024 px on: there nothing waits for what is beside it. */
  beside?: boolean;
  children: ReactNode;
}

/**
 * Parts of a page whose heights are only known once they have come: each is asked for at once, and shown when all above it stand
 * (no `Skeleton` in them any more). So nothing that is seen ever moves.
 */
export const InTurn = ({ beside = false, children }: InTurnProps) => (
  <div className={beside ? styles.stacked : styles.inTurn}>{children}</div>
);
