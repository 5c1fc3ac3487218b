import { Link } from 'react-router-dom';
import { say } from '@smart-elevator/shared-ui/language/say';
import { PRODUCT } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import styles from './PublicFrame.module.css';

/** The foot of every public page: the other ones, and the rights notice (R225). */
export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <ul className={styles.footLinks}>
        <li>
          <Link to={paths.about}>{say('About')}</Link>
        </li>
        <li>
          <Link to={paths.pricing}>{say('Pricing')}</Link>
        </li>
        <li>
          <Link to={paths.privacyPolicy}>{say('Privacy policy')}</Link>
        </li>
        <li>
          <Link to={paths.deleteAccount}>{say('Delete account')}</Link>
        </li>
        <li>
          {/* Not of the router: the server may lead both to pages elsewhere (R226). */}
          <a href={paths.contact}>{say('Contact')}</a>
        </li>
        <li>
          <a href={paths.androidApp}>{say('Android app')}</a>
        </li>
      </ul>
      <p>{say('© 2024 {product}. All rights reserved.', { product: PRODUCT })}</p>
    </footer>
  );
}
