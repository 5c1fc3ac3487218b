import { Link } from 'react-router-dom';
import { t } from '@smart-elevator/shared-ui/language/t';
import { PRODUCT_NAME } from '@smart-elevator/shared-ui/productName';
import { paths } from '@smart-elevator/shared-ui/paths';
import styles from './PublicFrame.module.css';

/** The footer of every public page: links to the other pages, and the rights notice (R225). */
export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <ul className={styles.footLinks}>
        <li>
          <Link to={paths.about}>{t('About')}</Link>
        </li>
        <li>
          <Link to={paths.pricing}>{t('Pricing')}</Link>
        </li>
        <li>
          <Link to={paths.privacyPolicy}>{t('Privacy policy')}</Link>
        </li>
        <li>
          <Link to={paths.deleteAccount}>{t('Delete account')}</Link>
        </li>
        <li>
          {/* Not router links: the server may redirect both to external pages (R226). */}
          <a href={paths.contact}>{t('Contact')}</a>
        </li>
        <li>
          <a href={paths.androidApp}>{t('Android app')}</a>
        </li>
      </ul>
      <p>{t('© 2024 {product}. All rights reserved.', { product: PRODUCT_NAME })}</p>
    </footer>
  );
}
