import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '../productName';
import styles from './TopBar.module.css';

/** The product's logo and name, at the left of the bar. */
export function ProductLogo({ to }: { to: string }) {
  return (
    <Link className={styles.product} to={to} aria-label={PRODUCT_NAME}>
      <span className={styles.shaft} aria-hidden="true" />
      <span className={styles.name}>{PRODUCT_NAME}</span>
    </Link>
  );
}
