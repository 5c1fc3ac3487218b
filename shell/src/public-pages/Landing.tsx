import { useSession } from '@smart-elevator/shared-api/client/session';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { t } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import { PRODUCT_NAME } from '@smart-elevator/shared-ui/productName';
import { DeskPicture } from './DeskPicture';
import { FeatureSections } from './FeatureSections';
import styles from './Landing.module.css';
import { LoginLink } from './LoginLink';
import { PublicFrame } from './PublicFrame';
import { REGISTER_LINK_ATTRIBUTE } from './pageAttributes';
import { TicketPicture } from './TicketPicture';
import { small } from './tiers';

/** /: the introduction, the ways in, the price and rows of tickets; below them Home and the sections of /about (R221, R228). */
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
          <p className={styles.ways}>
            <LoginLink />
            <RegisterLink />
          </p>
          <p>
            <Link className={styles.price} to={paths.pricing}>
              {t('From {price} a year, the first 6 months free.', { price: formatRupees(small.price) })}
            </Link>
          </p>
        </div>
        <TicketPicture />
      </div>
      <div className={styles.desk}>
        <DeskPicture />
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

/** The way to an own console; none for a signed-in user. */
function RegisterLink() {
  const signedIn = useSession(({ session }) => session !== null);
  return signedIn ? null : (
    <span className={styles.register} {...{ [REGISTER_LINK_ATTRIBUTE]: '' }}>
      <LinkButton to={paths.registration}>{t('Register')}</LinkButton>
    </span>
  );
}
