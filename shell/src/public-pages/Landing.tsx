import { useEffect } from 'react';
import { t } from '@smart-elevator/shared-ui/language/t';
import { PRODUCT_NAME } from '@smart-elevator/shared-ui/productName';
import { FeatureSections } from './FeatureSections';
import styles from './Landing.module.css';
import { LoginLink } from './LoginLink';
import { PublicFrame } from './PublicFrame';
import { TicketPicture } from './TicketPicture';

/** /: the introduction, the Login button and a picture of the product; below it the sections of /about (R221). */
export function Landing() {
  useEffect(() => {
    document.title = PRODUCT_NAME;
  }, []);

  return (
    <PublicFrame>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{PRODUCT_NAME}</h1>
          <p className={styles.lead}>
            {t(
              'Tickets, technicians, customers, elevators and yearly maintenance contracts of your lifts, in one place.',
            )}
          </p>
          <p>
            <LoginLink />
          </p>
        </div>
        <TicketPicture />
      </div>
      <section className={styles.features} aria-labelledby="features">
        <h2 className={styles.heading} id="features">
          {t('What it does')}
        </h2>
        <FeatureSections heading="h3" />
      </section>
    </PublicFrame>
  );
}
