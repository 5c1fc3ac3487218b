import { useEffect } from 'react';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { PRODUCT } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { Floors } from './Floors';
import styles from './Landing.module.css';
import { PublicFrame } from './PublicFrame';
import { WAY_IN } from './wayIn';

/** /: what this is, and the way in; below it what /about says (R221). */
export function Landing() {
  const signedIn = useSession(({ session }) => session !== null);

  useEffect(() => {
    document.title = PRODUCT;
  }, []);

  return (
    <PublicFrame>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{PRODUCT}</h1>
          <p className={styles.lead}>
            Tickets, technicians, customers, elevators and yearly maintenance contracts of your lifts, in one
            place.
          </p>
          <p className={styles.way} id={WAY_IN}>
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
        <Floors heading="h3" />
      </section>
    </PublicFrame>
  );
}
