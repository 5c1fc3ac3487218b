import { Icon } from '../icon/Icon';
import styles from './placeLooks.module.css';

/** The looks of what `usePlaceDrag` drags: an entry that can be dragged, one that is, and the place below it. */
export const placeLooks = {
  movable: styles.movable,
  held: styles.held,
  target: styles.target,
} as const;

/** Where a finger takes an entry; elsewhere it scrolls the page. */
export const PlaceHandle = () => (
  <span className={styles.handle} data-handle="" data-screen-only="" aria-hidden="true">
    <Icon name="drag" size={16} />
  </span>
);
