import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@smart-elevator/shared-ui/language/t';
import { MAIN_ID, SkipLink } from '@smart-elevator/shared-ui/navigation/SkipLink';
import { ProductLogo } from '@smart-elevator/shared-ui/navigation/ProductLogo';
import { paths } from '@smart-elevator/shared-ui/paths';
import { PRODUCT_NAME } from '@smart-elevator/shared-ui/productName';
import { LanguageLink } from './LanguageLink';
import { LoginLink } from './LoginLink';
import styles from './PublicFrame.module.css';

/** The frame of a public page: the bar with the public addresses and the way into the console, and the footer. Needs no script. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <SkipLink />
        <ProductLogo to={paths.landing} />
        <nav className={styles.links} aria-label={t('Public pages')}>
          <Link to={paths.about}>{t('About')}</Link>
          <Link to={paths.pricing}>{t('Pricing')}</Link>
        </nav>
        <span className={styles.language}>
          <LanguageLink />
        </span>
        <LoginLink />
      </header>
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

/** The footer of every public page: links to the other pages, and the rights notice (R225). */
function PublicFooter() {
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
