import { Link } from 'react-router-dom';
import { PRODUCT } from '../page/Page';
import styles from './TopBar.module.css';

/** The product's sign and name, at the left of the bar. */
export function ProductMark({ to }: { to: string }) {
  return (
    <Link className={styles.product} to={to} aria-label={PRODUCT}>
      <span className={styles.shaft} aria-hidden="true" />
      <span className={styles.name}>{PRODUCT}</span>
    </Link>
  );
}
