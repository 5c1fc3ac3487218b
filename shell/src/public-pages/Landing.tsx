import { useEffect } from 'react';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { PRODUCT_NAME } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { FeatureSections } from './FeatureSections';
import styles from './Landing.module.css';
import { PublicFrame } from './PublicFrame';
import { LOGIN_LINK_ID } from './loginLinkId';

/** /: the introduction and the Login button; below it the sections of /about (R221). */
export function Landing() {
  const signedIn = useSession(({ session }) => session !== null);

  useEffect(() => {
    document.title = PRODUCT_NAME;
  }, []);

  return (
    <PublicFrame>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{PRODUCT_NAME}</h1>
          <p className={styles.lead}>
            Tickets, technicians, customers, elevators and yearly maintenance contracts of your lifts, in one
            place.
          </p>
          <p className={styles.way} id={LOGIN_LINK_ID}>
            <LinkButton kind="primary" to={signedIn ? paths.home : paths.login}>
              {signedIn ? 'Home' : 'Login'}
            </LinkButton>
          </p>
        </div>
      </div>
      <section className={styles.features} aria-labelledby="features">
        <h2 className={styles.heading} id="features">
          What it does
        </h2>
        <FeatureSections heading="h3" />
      </section>
    </PublicFrame>
  );
}
