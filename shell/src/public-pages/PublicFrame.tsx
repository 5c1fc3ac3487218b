import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@smart-elevator/shared-ui/language/t';
import { MAIN_ID, SkipLink } from '@smart-elevator/shared-ui/navigation/SkipLink';
import { ProductLogo } from '@smart-elevator/shared-ui/navigation/ProductLogo';
import { paths } from '@smart-elevator/shared-ui/paths';
import { LoginLink } from './LoginLink';
import { PublicFooter } from './PublicFooter';
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
        <LoginLink />
      </header>
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
