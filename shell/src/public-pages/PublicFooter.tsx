import { Link } from 'react-router-dom';
import { PRODUCT } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import styles from './PublicFrame.module.css';

/** The foot of every public page: the other ones, and the rights notice (P1 §1, §9). */
export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <ul className={styles.footLinks}>
        <li>
          <Link to={paths.about}>About</Link>
        </li>
        <li>
          <Link to={paths.pricing}>Pricing</Link>
        </li>
        <li>
          <Link to={paths.privacyPolicy}>Privacy policy</Link>
        </li>
        <li>
          <Link to={paths.deleteAccount}>Delete account</Link>
        </li>
        <li>
          {/* Not of the router: the server may lead both to pages elsewhere (decision 54). */}
          <a href={paths.contact}>Contact</a>
        </li>
        <li>
          <a href={paths.androidApp}>Android app</a>
        </li>
      </ul>
      <p>© 2024 {PRODUCT}. All rights reserved.</p>
    </footer>
  );
}
