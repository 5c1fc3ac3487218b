import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import styles from './Pricing.module.css';
import { PublicFrame } from './PublicFrame';
import { tiers } from './tiers';

/** /pricing_details: three tiers on one ruler of assets (R222). */
export function Pricing() {
  return (
    <PublicFrame>
      <Page title="Pricing">
        <p className={styles.free}>All tiers include the first 6 months free.</p>
        <ul className={styles.tiers}>
          {tiers.map(({ name, price, from, assets, storage }) => (
            <li key={name} className={styles.tier}>
              <p className={styles.mark} aria-hidden="true">
                {from}
              </p>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.price}>
                <b>{formatRupees(price)}</b> a year
              </p>
              <p>{assets}</p>
              <p>{storage}</p>
              {/* No link of the router: the server may lead it to the company's own page (R226). */}
              <a className={styles.buy} href={paths.contact} aria-label={`Buy Now: ${name}`}>
                Buy Now
              </a>
            </li>
          ))}
        </ul>
      </Page>
    </PublicFrame>
  );
}
